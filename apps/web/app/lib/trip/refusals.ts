import type { TripCopy } from '@serendib/contract/trips/trip';
import { ApiError } from '~/lib/api/call.ts';

/** Why a copy of a trip was not taken, in words for a person, and which copy that was. */
export interface Refusal {
  words: string;
  text: string;
}
/** By the id of the trip. */
export type Refusals = Readonly<Record<string, Refusal>>;

/** Whether an answer is a no that stays one; a session that has ended and too much at once are none. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

/** What keeps one trip back and none of the others; all else is thrown on. */
export function refusalOf(error: unknown, copy: TripCopy): Refusals {
  if (!isRefusal(error)) throw error;
  return { [copy._id]: { words: error.words, text: JSON.stringify(copy) } };
}
