import { call } from '~/lib/api/call.ts';
import { forgetSession, leftTokens, storedToken, storedUser } from '~/lib/session/session.ts';
import { forgetPlace } from '~/lib/session/session-place.ts';

/** Ends the session on the server too, where it can be reached; here it ends in any case. */
export async function signOut(): Promise<void> {
  const user = storedUser();
  await import('~/lib/trip/leave.ts').then(({ sendBeforeLeaving }) => sendBeforeLeaving()).catch(() => {});
  leftTokens.add(storedToken());
  await call('POST /auth/logout', { timeout: 5000 }).catch(() => {});
  await forgetAccount(user);
}

/** Takes from this browser what it keeps of an account that leaves it by its own wish. */
export async function forgetAccount(user = storedUser(), isDeleted = false): Promise<void> {
  if (user)
    await Promise.all([
      import('~/lib/session/drafts.ts').then(({ dropDrafts }) => dropDrafts(user._id)),
      import('~/lib/trip/leave.ts').then(({ dropTrips }) => dropTrips(user._id, isDeleted)),
    ]).catch(() => {});
  forgetPlace();
  forgetSession();
}
