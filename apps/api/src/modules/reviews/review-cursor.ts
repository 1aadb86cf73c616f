import { z } from 'zod';
import { readCursor, writeCursor } from '../../platform/lists/paging.ts';

const cursorOf = z.tuple([z.enum(['reviews', 'reviews from']), z.uuid()]);

/** Where a page of reviews begins. */
export interface ReviewPlace {
  id: string;
  /** With this review, and not behind it. */
  isFirst: boolean;
}

/** A page that begins with a review, or with the next older one where it is not there any more. */
export const cursorAt = (id: string): string => writeCursor(['reviews from', id]);

export function placeOf(cursor: string): ReviewPlace {
  const [word, id] = readCursor(cursor, cursorOf);
  return { id, isFirst: word === 'reviews from' };
}
