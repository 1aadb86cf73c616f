import type { ItemOf } from '~/lib/api/call.ts';
import { apart } from '~/lib/images/apart.ts';
import { blogImage } from './cards/blog-card.tsx';
import { businessImage } from './cards/business-words.ts';
import { tourImage } from './cards/tour-words.ts';

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
