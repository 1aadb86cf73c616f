import type { Item, Stop } from './trip.ts';

/** What a stop or a saved thing is called among what was taken away. */
export const stopKey = ({ id }: Pick<Stop, 'id'>): string => `stop:${id}`;
export const itemKey = ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>): string => `item:${kind}:${itemId}`;
