import { ApiError } from '~/lib/api/call.ts';

/**
 * Whether something may be done, all of it or a part, although no answer of the server came. Where it cannot be reached
 * at all it tells of no list either.
 */
export const mayBeDone = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isSaid && error.code !== 'NETWORK';
