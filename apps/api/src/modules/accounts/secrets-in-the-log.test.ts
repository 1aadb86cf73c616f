import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { useApi } from '../../platform/testing.ts';
import { accountsOf, bearer, password, tokenIn } from './testing.ts';

let log = '';
const provider = new OAuth2Server();
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', ({ payload }) =>
    Object.assign(payload, { aud: 'serendib', email: 'kamala@example.lk', email_verified: true }),
  );
});
afterAll(() => provider.stop());

const api = useApi({ isTrial: true }, (options) =>
  buildApp({
    ...options,
    log: {
      level: 'trace',
      destination: {
        write: (line) => {
          log += line;
        },
      },
    },
    accounts: {
      ...options.accounts,
      provider: { issuer: provider.issuer.url ?? '', clientId: 'serendib', clientSecret: 'client-secret-1' },
    },
  }),
);
const { signUp, login, mailsTo, verify, askForReset } = accountsOf(api);

test('no password, token, code or cookie of a whole life with an account stands in the log', async () => {
  const email = 'nimali@example.lk';
  const secrets = [password, 'Galle-Fort-9', 'client-secret-1'];
  const keep = (secret: string) => {
    expect(secret.length).toBeGreaterThan(6);
    secrets.push(secret);
    return secret;
  };
  keep(tokenIn((await signUp(email)).json().devVerificationLink));
  const link = keep(tokenIn((await mailsTo(email))[0]?.text));
  await verify(link);
  await verify(`${link.slice(0, 42)}_`);
  const session = keep((await login(email)).json().token);
  await api.get('/auth/me', bearer(session));
  await login(email, 'Wrong-Lake-7');
  await api.put('/auth/profile', { userName: 'N', email: 'n@example.lk', password }, bearer(session));
  keep(tokenIn((await mailsTo('n@example.lk'))[0]?.text));
  const reset = keep(await askForReset(email));
  await api.post(`/auth/reset-password/${reset}`, { password: 'Galle-Fort-9' });
  await api.post(`/auth/reset-password/${reset}`, { password: 'Galle-Fort-9' });
  await api.post('/auth/login', '{"password": "Galle-Fort-9', {
    headers: { 'content-type': 'application/json' },
  });

  const start = await api.get('/auth/google');
  const cookie = keep(String(start.headers['set-cookie']).split(';')[0] ?? '');
  const back = new URL(
    (await fetch(String(start.headers.location), { redirect: 'manual' })).headers.get('location') ?? '',
  );
  keep(back.searchParams.get('code') ?? '');
  keep(back.searchParams.get('state') ?? '');
  const landed = await api.get(`/auth/google/callback${back.search}`, { headers: { cookie } });
  const code = keep(new URL(String(landed.headers.location)).searchParams.get('token') ?? '');
  await api.app.inject(`/auth/callback?token=${code}`);
  const half = [landed.headers['set-cookie']]
    .flat()
    .find((each) => each?.includes('arrival'))
    ?.split(';')[0];
  const own = { ...bearer(code).headers, cookie: keep(half ?? '') };
  keep((await api.get('/auth/me', { headers: own })).json().token);
  await api.get(`/auth/google/callback${back.search}`, { headers: { cookie } });

  expect(log).toContain('/api/auth/reset-password/…');
  // The privacy policy says so.
  expect(log).not.toContain('127.0.0.1"');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
