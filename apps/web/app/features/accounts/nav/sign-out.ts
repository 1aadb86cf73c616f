import { call } from '~/lib/api/call.ts';
import { dropDrafts } from '~/lib/session/drafts.ts';
import { forgetSession, leftTokens, storedToken, storedUser } from '~/lib/session/session.ts';
import { forgetPlace } from '~/lib/session/session-place.ts';
import { dropTrips } from '~/lib/trip/drop-trips.ts';

/** Ends the session on the server too, where it can be reached; here it ends in any case. */
export async function signOut(): Promise<void> {
  const user = storedUser();
  await import('~/lib/trip/leave.ts').then(({ sendBeforeLeaving }) => sendBeforeLeaving()).catch(() => {});
  leftTokens.add(storedToken());
  await call('POST /auth/logout', { timeout: 5000 }).catch(() => {});
  forgetAccount(user);
}

/**
 * Takes from this browser what it keeps of an account that leaves it by its own wish. All that this needs came with what is
 * pressed: nothing could be fetched without a network, or of a build that is not there any more.
 */
export function forgetAccount(user = storedUser(), isDeleted = false): void {
  if (user) {
    dropDrafts(user._id);
    dropTrips(user._id, isDeleted);
  }
  forgetPlace();
  forgetSession();
}
