import type { ItemOf } from '~/lib/api/call.ts';
import { apart } from '~/lib/pictures/apart.ts';
import { blogPicture } from './cards/blog-card.tsx';
import { businessPicture } from './cards/business-words.ts';
import { tourPicture } from './cards/tour-words.ts';

/** Rows of cards, in which neighbours show different prints; one that could not be had is empty. */
export const rowsOf = (
  tours: ItemOf<'GET /tours'>[] = [],
  stays: ItemOf<'GET /affiliate-links'>[] = [],
  stories: ItemOf<'GET /blogs'>[] = [],
) => ({
  tours: apart(tours, tourPicture),
  stays: apart(stays, businessPicture),
  stories: apart(stories, blogPicture),
});
export type Rows = ReturnType<typeof rowsOf>;
