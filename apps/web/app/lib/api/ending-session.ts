import { leaveToken, stayWithToken } from '~/lib/session/left-tokens.ts';
import { storedToken } from '~/lib/session/session.ts';
import { ApiError, call, endSession } from './call.ts';
import { mayBeDone } from './may-be-done.ts';

/** How long is waited before each time that it is asked whether a session has ended, in milliseconds. */
const pauses = [0, 2_000, 5_000];

/**
 * Sends a call by which a person ends this browser's session, or has another begun in its place. Other calls that are
 * refused from then on do not say that the session expired. Where this one is refused the person stays signed in, unless by 401.
 * Undefined where its answer was lost, and the session is over that was good a moment before: then it was done. That it was is
 * asked first (`asksFirst`), for a session may have ended by itself since the page was loaded.
 */
export async function endingSession<Reply>(
  send: () => Promise<Reply>,
  asksFirst = true,
): Promise<Reply | undefined> {
  const token = storedToken();
  if (token && asksFirst) await call('GET /auth/me', { timeout: 5_000 });
  leaveToken(token);
  try {
    return await send();
  } catch (error) {
    if (token && asksFirst && mayBeDone(error) && (await isOver())) return undefined;
    stayWithToken(token);
    if (token && error instanceof ApiError && error.status === 401) endSession(token);
    throw error;
  }
}

/** Whether the session of this browser is over, as far as that can be heard soon. */
async function isOver(): Promise<boolean> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const asked = call('GET /auth/me', { timeout: 5_000 });
    const error: unknown = await asked.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!mayBeDone(error)) return error instanceof ApiError && error.status === 401;
  }
  return false;
}
