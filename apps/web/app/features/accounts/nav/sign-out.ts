import { call } from '~/lib/api/call.ts';
import { dropDrafts } from '~/lib/session/drafts.ts';
import { forgetLeft, leaveToken } from '~/lib/session/left-tokens.ts';
import { forgetSession, type StoredUser, storedToken, storedUser } from '~/lib/session/session.ts';
import { forgetPlace } from '~/lib/session/session-place.ts';
import { dropTrips } from '~/lib/trip/drop-trips.ts';

/** Ends the session on the server too, where it can be reached; here it ends in any case. */
export async function signOut(): Promise<void> {
  const user = storedUser();
  await import('~/lib/trip/leave.ts').then(({ sendBeforeLeaving }) => sendBeforeLeaving()).catch(() => {});
  leaveToken(storedToken());
  // Before the call, for the page may be left before its answer; what is written until then goes with the rest.
  dropWritten(user);
  await call('POST /auth/logout', { timeout: 5000 }).catch(() => {});
  forgetAccount(user, { isAgain: true });
}

/**
 * Takes from this browser what an account has written that leaves it by its own wish. All that this needs came with what is
 * pressed: nothing could be fetched without a network, or of a build that is not there any more.
 */
export function dropWritten(user: StoredUser | null, { isDeleted = false, isAgain = false } = {}): void {
  if (!user) return;
  dropDrafts(user._id);
  dropTrips(user._id, isDeleted, isAgain);
}

/** Takes with it that the account was signed in; `user` is who it was before, which another tab may have forgotten by now. */
export function forgetAccount(user: StoredUser | null, how?: Parameters<typeof dropWritten>[1]): void {
  dropWritten(user, how);
  forgetPlace();
  forgetSession();
  forgetLeft();
}
