import type { ApiError } from '~/lib/api/error.ts';
import { mayBeDone } from '~/lib/api/may-be-done.ts';

/**
 * Whether something may be done, all of it or a part, although no answer of the server came. Where it cannot be reached
 * at all it tells of no list either.
 */
export const mayBePartlyDone = (error: unknown): error is ApiError =>
  mayBeDone(error) && error.code !== 'NETWORK';
