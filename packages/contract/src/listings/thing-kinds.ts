import { kindNames } from './kinds/index.ts';

/** What travellers find, keep and compare: places, and listings of every kind. */
export const thingKinds = ['destination', ...kindNames] as const;
export type ThingKind = (typeof thingKinds)[number];
