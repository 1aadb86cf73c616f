import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { accountsOf, bearer, password, tokenIn } from './modules/accounts/testing.ts';
import { actions, addVehicle, asked } from './modules/inquiries/testing.ts';
import { useApi } from './platform/testing.ts';

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
  expect(log).toContain('"event":"sign-in","result":"UNAUTHENTICATED"');
  // The privacy policy says so.
  expect(log).not.toContain('127.0.0.1"');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('no key of a guest, a trip or a calendar, no signature and no name that administrators look for stands in the log', async () => {
  const owner = await api.signIn({ userName: 'Nimal' });
  const admin = await api.signIn({ role: 'admin' });
  const van = await addVehicle(api, owner.id);
  const { ask, mailsTo: mailed } = actions(api);
  const found: string[] = [];
  const keep = (secret: string | undefined) => {
    expect(secret?.length).toBeGreaterThan(5);
    found.push(String(secret));
    return String(secret);
  };

  const guest = { name: 'Maja', email: 'maja@example.org' };
  const today = dayOf(new Date());
  const days = { from: dayAfter(today, 30), to: dayAfter(today, 34) };
  const [first, second] = await ask(asked([van, await addVehicle(api, owner.id)], { guest, ...days }));
  const text = (await mailed(guest.email))[0]?.text ?? '';
  const [send = ''] = text.match(/\/ask\?send=\S+/) ?? [];
  const keys = [...send.matchAll(/\.([\w-]{43})/g)].map(([, key]) => keep(key));
  expect(keys).toHaveLength(2);
  await api.app.inject(send);
  for (const method of ['GET', 'POST'] as const)
    await api.app.inject({ method, url: `/inquiries/${first?._id}?key=${keys[0]}` });
  expect((await api.post(`/inquiries/${first?._id}/confirm?key=${keys[0]}`)).json().status).toBe('open');
  const compare = `ids=${first?._id},${second?._id}&key=${keys.join(',')}`;
  expect((await api.get(`/inquiries/compare?${compare}`)).statusCode).toBe(200);

  const trip = (await api.post('/trips', { title: 'Hills' }, owner)).json();
  const link = (await api.post(`/trips/${trip._id}/links`, { right: 'change' }, owner)).json();
  const path = `/trips/${trip._id}?key=${keep(link.key)}`;
  expect((await api.get(path)).statusCode).toBe(200);
  await api.app.inject(new URL(link.url).pathname + new URL(link.url).search);

  const { icsUrl } = (await api.post(`/vehicles/${van}/calendar/address`, {}, owner)).json();
  keep(/\/calendars\/([\w-]{43})/.exec(icsUrl)?.[1]);
  expect((await api.app.inject(new URL(icsUrl).pathname)).statusCode).toBe(200);

  await api.get(`/media/a/1600.webp?until=1&signature=${keep('s1gnature-of-a-picture')}`);
  expect((await api.get(`/admin/users?search=${keep('Wickrama')}`, admin)).statusCode).toBe(200);
  expect((await api.get(`/admin/search?q=${keep('ruwan%40example.lk')}`, admin)).statusCode).toBe(200);
  await api.app.inject(`/admin/users?search=${keep('Jayasuriya')}&role=user`);

  expect(log).toContain(`/api/inquiries/${first?._id}/confirm?key=…`);
  expect(log).toContain('/ask?send=…');
  expect(log).toContain('/admin/users?search=…&role=user');
  expect(found.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/maja@|ruwan/);
});
