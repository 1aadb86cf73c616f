import { leftTokens, storedToken } from '~/lib/session/session.ts';
import { ApiError, endSession } from './call.ts';

/**
 * Sends a call by which a person ends this browser's session, or has another begun in its place. Other calls that are
 * refused from then on do not say that the session expired. Where this one is refused the person stays signed in, unless by 401.
 */
export async function endingSession<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  const token = storedToken();
  leftTokens.add(token);
  try {
    return await send();
  } catch (error) {
    leftTokens.delete(token);
    if (token && error instanceof ApiError && error.status === 401) endSession(token);
    throw error;
  }
}
