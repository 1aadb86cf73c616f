import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { accountsOf, bearer, password } from '../testing.ts';
import { forgetFactors } from './forget-factors.ts';

let now = new Date();
let logged: Record<string, unknown>[] = [];
const write = (line: string) => void logged.push(JSON.parse(line));
const api = useApi({ isTrial: true, clock: () => now }, (options) =>
  buildApp({ ...options, log: { destination: { write } } }),
);
const { join, login, mailsTo } = accountsOf(api);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const loginWith = (email: string, code?: string) => api.post('/auth/login', { email, password, code });
let count = 0;

beforeEach(() => later(3_600_000));

/** A person with an app that shows codes: the session, the app's secret and the recovery codes. */
async function enrolled() {
  const email = `factor${count++}@example.lk`;
  const session = await join(email);
  const begun = await api.post('/auth/factors/authenticator', { password }, session);
  const { secret, uri } = begun.json();
  const done = await api.post('/auth/factors/authenticator/confirm', { code: codeOf(secret) }, session);
  expect(done.statusCode).toBe(200);
  return {
    email,
    session,
    secret: String(secret),
    uri: String(uri),
    codes: done.json().recoveryCodes as string[],
  };
}

test('an app counts once a code of it was sent; then a password alone signs in no more', async () => {
  const email = 'begins@example.lk';
  const session = await join(email);
  expect((await api.post('/auth/factors/authenticator', { password: 'Not-it-9' }, session)).statusCode).toBe(
    400,
  );
  const { secret, uri } = (await api.post('/auth/factors/authenticator', { password }, session)).json();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Serendib:begins%40example\.lk\?/);
  expect((await login(email)).statusCode).toBe(200);
  const wrong = await api.post('/auth/factors/authenticator/confirm', { code: '000000' }, session);
  expect(wrong.json()).toMatchObject({ code: 'INVALID', fields: { code: expect.any(String) } });
  const code = codeOf(secret);
  const done = await api.post('/auth/factors/authenticator/confirm', { code }, session);
  expect(done.json().recoveryCodes).toHaveLength(10);
  expect((await mailsTo(email))[0]?.subject).toBe('A second factor was set up');

  expect((await login(email)).json()).toMatchObject({ code: 'FACTOR_REQUIRED' });
  expect((await api.post('/auth/login', { email, password: 'Not-it-9' })).json().code).toBe(
    'UNAUTHENTICATED',
  );
  // The code that set it up was taken, and is none any more.
  expect((await loginWith(email, code)).statusCode).toBe(400);
  later(30_000);
  const next = codeOf(secret);
  expect((await loginWith(email, ` ${next.slice(0, 3)} ${next.slice(3)}`)).statusCode).toBe(200);
  expect((await loginWith(email, next)).statusCode).toBe(400);
});

test('of two who send one code at once, one is let in', async () => {
  const { email, secret } = await enrolled();
  later(30_000);
  const code = codeOf(secret);
  const answers = await Promise.all([loginWith(email, code), loginWith(email, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('each recovery code lets in once, also written small and without its lines', async () => {
  const { email, codes } = await enrolled();
  const [first = ''] = codes;
  // 24 of 32 signs: 120 bits.
  expect(first).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
  expect((await loginWith(email, first.toLowerCase().replaceAll('-', ''))).statusCode).toBe(200);
  const again = await loginWith(email, first);
  expect(again.json()).toMatchObject({ code: 'INVALID' });
  const session = bearer((await loginWith(email, codes[1])).json().token);
  expect((await api.get('/auth/factors', session)).json()).toMatchObject({ recoveryCodesLeft: 8 });
  const renewed = await api.post('/auth/factors/recovery-codes', { password }, session);
  expect(renewed.json().recoveryCodes).toHaveLength(10);
  expect((await loginWith(email, codes[2])).statusCode).toBe(400);
});

test('what weighs more asks for the factor again after ten minutes, and goes on once it is confirmed', async () => {
  const { session, secret } = await enrolled();
  later(10 * 60_000 + 1000);
  const remove = () => api.delete('/auth/factors/authenticator', { ...session, payload: { password } });
  expect((await remove()).json()).toMatchObject({ code: 'FACTOR_REQUIRED' });
  expect((await api.post('/auth/factors/confirm', { code: '000000' }, session)).statusCode).toBe(400);
  const code = codeOf(secret);
  expect((await api.post('/auth/factors/confirm', { code }, session)).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(204);
  expect((await api.get('/auth/factors', session)).json()).toMatchObject({
    ...{ authenticatorSince: null, recoveryCodesLeft: 0 },
  });
});

test('no app is set up, and no codes are made, by requests that were under way when their session ended', async () => {
  const email = 'ended@example.lk';
  const session = await join(email);
  const { secret } = (await api.post('/auth/factors/authenticator', { password }, session)).json();
  const { email: other, session: enrolledIn } = await enrolled();
  let underWay: ReturnType<typeof api.post>[] = [];
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where email in (${email}, ${other}) for no key update`);
    underWay = [
      api.post('/auth/factors/authenticator/confirm', { code: codeOf(secret) }, session),
      api.post('/auth/factors/recovery-codes', { password }, enrolledIn),
    ];
    for (const one of underWay) one.catch(() => undefined);
    await untilWaiting(api.db, 2);
    for (const one of [session, enrolledIn])
      expect((await api.delete('/auth/sessions', { ...one, payload: { password } })).statusCode).toBe(204);
  });
  for (const answer of await Promise.all(underWay))
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await login(email)).statusCode).toBe(200);
});

test('a new password leaves the factor, and the session that changed it stays confirmed', async () => {
  const { email, session } = await enrolled();
  const next = { currentPassword: password, password: 'Galle-Fort-9' };
  const changed = await api.put('/auth/password', next, session);
  const other = bearer(changed.json().token);
  const answer = await api.post('/auth/factors/recovery-codes', { password: next.password }, other);
  expect(answer.statusCode).toBe(200);
  expect((await login(email, next.password)).json()).toMatchObject({ code: 'FACTOR_REQUIRED' });
});

test('the operator of the server lets in who has lost phone and codes, and account, administrators, audit and log are told', async () => {
  const { email, session } = await enrolled();
  const admin = await api.signIn({ role: 'admin' });
  const { _id: id } = (await api.get('/auth/profile', session)).json();
  logged = [];
  expect(await forgetFactors(api.db, 'stranger-to-all@example.lk')).toBe(false);
  expect(await forgetFactors(api.db, email.toUpperCase())).toBe(true);
  expect((await api.get('/auth/factors', session)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(200);

  expect((await mailsTo(email))[0]?.subject).toBe('Your second factors were taken away');
  const mails = await mailsTo(admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['The second factors of an account were taken away']);
  expect(mails[0]?.text).toContain(`(${email})`);
  expect((await api.get(`/admin/audit?thingId=${id}`, admin)).json()).toMatchObject([
    { action: 'forget factors', actorName: 'The operator of the server', thing: 'user' },
  ]);
  expect(logged.filter(({ event }) => event === 'factor-removed')).toMatchObject([
    { aboutId: id, result: 'done', call: 'forget-factors' },
  ]);
});
