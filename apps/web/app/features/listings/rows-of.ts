import { blogImage } from '~/kinds/blog/card.tsx';
import { businessImage } from '~/kinds/business-listing/card-words.ts';
import { tourImage } from '~/kinds/tour/card-words.ts';
import type { ItemOf } from '~/lib/api/call.ts';
import { apart } from '~/lib/images/apart.ts';

/** Rows of cards, in which neighbours show different prints; one that could not be had is empty. */
export const rowsOf = (
  tours: ItemOf<'GET /tours'>[] = [],
  stays: ItemOf<'GET /affiliate-links'>[] = [],
  stories: ItemOf<'GET /blogs'>[] = [],
) => ({
  tours: apart(tours, tourImage),
  stays: apart(stays, businessImage),
  stories: apart(stories, blogImage),
});
export type Rows = ReturnType<typeof rowsOf>;
