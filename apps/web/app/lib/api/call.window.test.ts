import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const assign = vi.fn();
const location = {
  origin: 'https://serendib.test',
  pathname: '/vehicles',
  search: '?type=van',
  hash: '#list',
  assign,
};
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
vi.stubGlobal('window', {
  localStorage: storage,
  sessionStorage: storage,
  location,
  dispatchEvent: () => true,
});
const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response('[]', { status }));
vi.stubGlobal('fetch', fetched);
const { call } = await import('./call.ts');
const { endingSession } = await import('./ending-session.ts');
const { leaveToken, leftTokens } = await import('../session/left-tokens.ts');
const { forgetSession, keepSession, signInPath, storedToken } = await import('../session/session.ts');

let status = 200;
beforeEach(() => {
  kept.clear();
  kept.set('token', 'of-nimali');
  kept.set('user', '{"_id":"1","userName":"Nimali","role":"user"}');
  status = 200;
  vi.clearAllMocks();
});

// Proves ENTITY-02, CALL-01, CALL-02, CALL-03, OWN-CALL-01.
test('every call goes to the one API with credentials, the token and the id of the browser', async () => {
  await call('GET /vehicles');
  await call('POST /vehicles/{id}/view', { params: { id: '1' } });
  kept.delete('token');
  await call('GET /tours');
  const sent = fetched.mock.calls.map(([url, { credentials, headers }]) => ({
    ...{ url, credentials },
    ...(headers as Record<string, string>),
  }));
  const always = { credentials: 'include', 'x-session-id': kept.get('sessionId') };
  expect(always['x-session-id']).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(sent).toMatchObject([
    { url: '/api/vehicles', authorization: 'Bearer of-nimali', ...always },
    { url: '/api/vehicles/1/view', authorization: 'Bearer of-nimali', ...always },
    { url: '/api/tours', ...always },
  ]);
  expect(sent[2]).not.toHaveProperty('authorization');
});

test('for some seconds after something was written, what is read is asked for anew', async () => {
  const asked = async () => {
    await call('GET /vehicles');
    return fetched.mock.lastCall?.[1].cache;
  };
  let now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  expect(await asked()).toBe('default');
  await call('DELETE /vehicles/{id}', { params: { id: '1' } });
  expect(await asked()).toBe('no-cache');
  now += 5_000;
  expect(await asked()).toBe('default');
});

test('a bare notice outlives the page that it was sent from: what was looked at, and who looks no longer', async () => {
  await call('POST /vehicles/{id}/view', { params: { id: '1' } });
  await call('DELETE /admin/listings/{id}/presence', { params: { id: '1' } });
  await call('GET /vehicles');
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, false]);
});

// Proves STATE-04, ERROR-01, OWN-CALL-01, OWN-ERROR-32.
test('a 401 ends the session and leads to the login, but not on the login page', async () => {
  status = 401;
  location.pathname = '/login';
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect([kept.has('token'), assign.mock.calls]).toEqual([true, []]);
  location.pathname = '/vehicles';
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect([kept.has('token'), kept.has('user')]).toEqual([false, false]);
  expect(assign.mock.calls).toEqual([['/login?session_expired=true']]);
  expect(kept.get('returnTo')).toBe('/vehicles?type=van#list');
});

test('whatever else leads to signing in then leads to the same address', async () => {
  keepSession('of-nimali', { _id: '1', userName: 'Nimali', email: 'nimali@example.lk', role: 'user' });
  expect(signInPath()).toBe('/login');
  status = 401;
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect(assign.mock.calls).toEqual([[signInPath()]]);
});

test('a 401 while its owner signs out is no session that ran out', async () => {
  leaveToken(storedToken());
  status = 401;
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect(assign).not.toHaveBeenCalled();
  forgetSession();
  keepSession('of-nimali-again', { _id: '1', userName: 'Nimali', email: 'nimali@example.lk', role: 'user' });
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a 401 while its owner signs out in another tab, or did before this page was reloaded, is none either, and leads to the login', async () => {
  keepSession('of-nimali', { _id: '1', userName: 'Nimali', email: 'nimali@example.lk', role: 'user' });
  leaveToken(storedToken());
  // What this tab knows by itself.
  leftTokens.clear();
  expect([...kept.values()].filter((text) => text.includes('of-nimali'))).toEqual(['of-nimali']);
  status = 401;
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect([kept.has('token'), kept.has('user')]).toEqual([false, false]);
  expect(assign.mock.calls).toEqual([['/login']]);
  // Who signs in next may be another.
  expect(kept.get('returnTo')).toBeUndefined();
});

test('a session runs out as any other where a sign-out of it came to nothing long before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  leaveToken(storedToken());
  leftTokens.clear();
  vi.advanceTimersByTime(120_000);
  status = 401;
  await expect(call('GET /vehicles')).rejects.toThrow();
  expect([kept.has('token'), assign.mock.calls]).toEqual([false, [['/login?session_expired=true']]]);
  vi.useRealTimers();
});

test('what ends a session by its owner’s wish is followed by no session that ran out, unless it is refused', async () => {
  keepSession('of-ruwan', { _id: '2', userName: 'Ruwan', email: 'ruwan@example.lk', role: 'user' });
  await endingSession(async () => {
    status = 401;
    await expect(call('GET /vehicles')).rejects.toThrow();
  });
  expect(assign).not.toHaveBeenCalled();
  forgetSession();
  keepSession('of-ruwan-again', { _id: '2', userName: 'Ruwan', email: 'ruwan@example.lk', role: 'user' });
  await expect(endingSession(() => call('DELETE /auth/sessions', { body: {} }))).rejects.toThrow();
  expect(assign.mock.calls).toEqual([['/login?session_expired=true']]);
});

test('what ends a session and had no answer was done where the session is over that was good before', async () => {
  keepSession('of-kamal', { _id: '3', userName: 'Kamal', email: 'kamal@example.lk', role: 'user' });
  status = 401;
  const end = () => call('DELETE /auth/sessions', { body: {} });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  fetched.mockImplementationOnce(async () => Response.json({ _id: '3' })).mockImplementationOnce(lost);
  expect(await endingSession(end)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockImplementationOnce(lost);
  await expect(endingSession(end, false)).rejects.toThrow('NETWORK');
  fetched.mockImplementationOnce(lost);
  await expect(endingSession(end)).rejects.toThrow('NETWORK');
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(assign).not.toHaveBeenCalled();
});

test('what is no longer wanted is not sent by a watched call either', async () => {
  const send = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      abort() {}
      send = send;
    },
  );
  const { callWatched } = await import('./upload.ts');
  const body = new FormData();
  const sending = callWatched(() => {})('POST /media', {
    body,
    signal: AbortSignal.abort(new Error('Taken away')),
  });
  await expect(sending).rejects.toThrow('Taken away');
  expect(send).not.toHaveBeenCalled();
});
