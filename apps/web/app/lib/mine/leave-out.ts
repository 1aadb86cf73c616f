import { ApiError } from '~/lib/api/error.ts';

let wholesWanted = 0;

/** Loads a page of which nothing is left out for want of a network: it stands already, with all of it. */
export async function wholly<Result>(load: () => Promise<Result>): Promise<Result> {
  wholesWanted += 1;
  try {
    return await load();
  } finally {
    wholesWanted -= 1;
  }
}

/**
 * To be called with why something cannot be had that a page does without. Throws it where the session has ended, and where
 * what stands on the page would vanish from it because there is no network, or one so weak that nothing came in time. What is
 * waited for no longer than is specified, `atMost`, is left out then.
 */
export function leaveOut(error: unknown, patience?: 'atMost'): void {
  if (!(error instanceof ApiError)) return;
  const isUnheard = error.code === 'NETWORK' || (error.code === 'TIMEOUT' && !patience);
  if (error.status === 401 || (isUnheard && wholesWanted > 0)) throw error;
}
