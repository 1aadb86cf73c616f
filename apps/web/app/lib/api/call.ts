import { t } from '@serendib/contract/words/t';
import { withoutLanguage } from '~/lib/page/page-address.ts';
import { isLeft, leftTokens } from '~/lib/session/left-tokens.ts';
import { expireSession, forgetSession, signInPath, storedToken } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { headersFor } from './headers.ts';
import { makeCall } from './make-call.ts';
import type { Sent } from './send.ts';

export { ApiError } from './error.ts';
export { headersFor } from './headers.ts';
export type { BodyOf, Call, ItemOf, Listed, QueryOf, ReplyOf, ResultOf } from './types.ts';

/**
 * Calls the API from a browser: `call('GET /vehicles/{id}', { params: { id } })`. Lists come with their counts,
 * everything else as it is; a refusal is thrown as `ApiError`. In a page's `load` take the `call` it is given,
 * which works on the server too.
 */
export const call = makeCall(async (sent) => {
  const response = await ask(sent);
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: () => response.json(),
  };
});

/** Until when another process of the server may not have heard of what this page wrote. */
let newsUntil = 0;
export const noteWrite = () => {
  newsUntil = performance.now() + 5_000;
};

/** Calls the API with the session of this browser, and notices that it has ended or wants a second factor. */
export async function ask(sent: Sent): Promise<Response> {
  const { method, url, headers, body, signal } = sent;
  const token = storedToken();
  const response = await fetch(url, {
    method,
    headers: { ...headersFor(token), ...headers },
    credentials: 'include',
    signal,
    // A bare notice arrives even when the page it was sent from is left.
    keepalive: method !== 'GET' && body === undefined,
    ...(body !== undefined && { body }),
    cache: performance.now() < newsUntil ? 'no-cache' : 'default',
  });
  if (method !== 'GET') noteWrite();
  if (response.status === 401 && token) endSession(token);
  if (response.status === 403 && token && (await confirmsFactor(response)))
    return ask({ ...sent, signal: sent.again?.() ?? AbortSignal.timeout(30_000) });
  return response;
}

/** Whether the refusal was for want of a second factor, and the person gave it. */
const confirmsFactor = (refused: Response): Promise<boolean> =>
  import('~/lib/session/ask-factor.tsx').then(
    ({ confirmFactor }) => confirmFactor(refused.clone(), call),
    () => false,
  );

/** A token that is no longer good: everywhere but on the sign-in pages the visitor is asked to sign in again. */
export function endSession(token: string): void {
  const { pathname: address, search, hash } = window.location;
  const pathname = withoutLanguage(address);
  if (pathname === '/login' || pathname === '/auth/callback') return;
  // Of several calls at once one is enough; and another tab may have signed in again meanwhile.
  if (storedToken() !== token || leftTokens.has(token)) return;
  // Another tab has signed out of it, or this one has and was reloaded before the answer: who signs in next may be another.
  if (isLeft(token)) forgetSession();
  else {
    rememberPlace(pathname + search + hash);
    expireSession();
  }
  window.location.assign(t('@prefix') + signInPath());
}
