import { z } from 'zod';
import type { Row } from '../row.ts';
import { availabilityStates } from './availability.ts';
import type { Kind, KindName } from './kind.ts';
import { tourGuide, vehicle } from './kinds/index.ts';
import { type OwnerView, ownerViews } from './views.ts';

const availability = z.strictObject({
  state: z.enum(availabilityStates),
  until: z.iso.date('Please choose a day.').nullish().meta({
    description: 'Of one that is away: the day in Sri Lanka on which it is available again, by itself.',
  }),
});
export type AvailabilitySent = z.output<typeof availability>;

const say = <Name extends KindName>(kind: Kind & { name: Name }) => ({
  summary: `Says whether a ${kind.noun} can be had at the moment; travellers see it at once, and nothing is reviewed`,
  access: 'user' as const,
  body: availability,
  success: { status: 200 as const, reply: ownerViews[kind.name] as unknown as z.ZodType<OwnerView[Name]> },
  refusals: ['FORBIDDEN'] as const,
});

/** Of the kinds whose declaration has an availability. */
export const availabilityRows = {
  'PATCH /tour-guides/{id}/availability': say(tourGuide),
  'PATCH /vehicles/{id}/availability': say(vehicle),
} as const satisfies Record<string, Row>;
