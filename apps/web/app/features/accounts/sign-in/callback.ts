import { makeCall } from '~/lib/api/make-call.ts';
import { browserId, forgetSession, keepSession } from '~/lib/session/session.ts';
import { forgetPlace, landingOf } from '~/lib/session/session-place.ts';

/** What a sign-in through another service brought back, and the path it leads to. */
export async function arrive(code: string | undefined): Promise<string> {
  if (!code) return '/login?error=auth_failed';
  try {
    const user = await whoHas(code);
    if (!user?.token) throw new Error('Nobody came back.');
    keepSession(user.token, user);
    const landing = landingOf(user);
    forgetPlace();
    return landing;
  } catch {
    forgetSession();
    return '/login?error=callback_failed';
  }
}

/** The code stands in for a token in this one call, and is refused like any other: no session has expired here. */
const whoHas = (code: string) =>
  makeCall(async ({ method, url, signal }) => {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', authorization: `Bearer ${code}`, 'x-session-id': browserId() },
      credentials: 'include',
      signal,
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: () => response.json(),
    };
  })('GET /auth/me');
