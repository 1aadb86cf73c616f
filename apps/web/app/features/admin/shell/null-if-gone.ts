import { ApiError } from '~/lib/api/call.ts';

/** What is opened beside a table; `null` where it is not there any more, so that the table is shown all the same. */
export const nullIfGone = <One>(asked: Promise<One>): Promise<One | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
