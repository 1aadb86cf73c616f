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
test('without credentials it says so in words', async () => {
  const reply = await api.get('/auth/google');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({
    error: 'Signing in with Google is not set up here. Please log in with your email address and password.',
    code: 'UNAVAILABLE',
  });
  const page = await api.get('/auth/google', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('not set up here');
});

test('a provider that is away sends back to the login page', async () => {
  const reply = await away.get('/auth/google');
  expect(reply.headers.location).toBe('https://serendib.test/login?error=auth_failed');
  const back = await away.get('/auth/google/callback?code=x&state=y', {
    headers: { cookie: '__Host-serendib-sign-in=y.n.v' },
  });
  expect(back.headers.location).toBe('https://serendib.test/login?error=auth_failed');
  expect(back.headers['set-cookie']).toMatch(/^__Host-serendib-sign-in=; Path=\/; Max-Age=0; .*Secure$/);
});
