import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useApi } from '../../../platform/testing.ts';

const api = useApi();
const away = useApi({}, (options) =>
  buildApp({
    ...options,
    publicUrl: 'https://serendib.test',
    accounts: {
      ...options.accounts,
      provider: { issuer: 'http://127.0.0.1:9', clientId: 'serendib', clientSecret: 'secret' },
    },
  }),
);

// Proves CALL-11.
test('without credentials a call is told so in words, and a browser on the login page', async () => {
  const reply = await api.get('/auth/google');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({
    error: 'Signing in with Google is not set up here. Please log in with your email address and password.',
    code: 'UNAVAILABLE',
  });
  const page = await api.get('/auth/google', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers.location]).toEqual([
    303,
    'http://serendib.test/login?error=not_set_up',
  ]);
});

test('pages know beforehand whether it is set up', async () => {
  expect((await api.get('/auth/third-party')).json()).toEqual({ google: false });
  expect((await away.get('/auth/third-party')).json()).toEqual({ google: true });
});

test('a provider that is away sends back to the login page', async () => {
  const reply = await away.get('/auth/google');
  expect(reply.headers.location).toBe('https://serendib.test/login?error=auth_failed');
  const back = await away.get('/auth/google/callback?code=x&state=y', {
    headers: { cookie: '__Host-serendib-sign-in=y.n.v.en' },
  });
  expect(back.headers.location).toBe('https://serendib.test/login?error=auth_failed');
  expect(back.headers['set-cookie']).toMatch(/^__Host-serendib-sign-in=; Path=\/; Max-Age=0; .*Secure$/);
});
