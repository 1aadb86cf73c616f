import type { Item, Stop } from './trip.ts';

/** What a stop or a saved thing is called among what was taken away. */
export const stopKey = ({ id }: Pick<Stop, 'id'>): string => `stop:${id}`;
export const itemKey = ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>): string => `item:${kind}:${itemId}`;

/** The same with its id as `id` of paging.ts spells it; a stop is called as who made it wrote it. */
export const inOneSpelling = (key: string): string =>
  key.replace(/^(item:\w+:)(.+)$/, (_, kind: string, itemId: string) => kind + itemId.toLowerCase());
