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
 * what stands on the page would vanish from it because there is no network.
 */
export function leaveOut(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401 || (error.code === 'NETWORK' && wholesWanted > 0)) throw error;
}
