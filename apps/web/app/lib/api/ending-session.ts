import { leftTokens, storedToken } from '~/lib/session/session.ts';
import { ApiError, endSession } from './call.ts';

/**
 * Sends a call that ends this browser's session by its owner's wish: other calls that are refused from then on are no
 * session that ran out. Where it is refused itself, the session is what it was.
 */
export async function endingSession(send: () => Promise<unknown>): Promise<void> {
  const token = storedToken();
  leftTokens.add(token);
  try {
    await send();
  } catch (error) {
    leftTokens.delete(token);
    if (token && error instanceof ApiError && error.status === 401) endSession(token);
    throw error;
  }
}
