import { ApiError } from './error.ts';

/** Whether the server may have done what was asked, though no answer of it came. */
export const mayBeDone = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT' || (error.status >= 500 && !error.isSaid));
