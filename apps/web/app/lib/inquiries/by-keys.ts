import { redirect } from 'react-router';
import { ApiError } from '~/lib/api/error.ts';
import { storedUser } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';

/** Opens threads by a guest's keys. Those that an account has by now are opened by it: its person logs in, and comes to this place. */
export async function byKeys<Result>(place: string, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403 || storedUser()) throw error;
    rememberPlace(place);
    throw redirect('/login');
  }
}
