import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { newId, passkeyChallenges, passkeys, users } from '../../../schema/index.ts';
import { accountsOf, bearer, password } from '../testing.ts';
import { softwareAuthenticator } from './testing/authenticator.ts';

let now = new Date();
const api = useApi({ isTrial: true, requiresFactor: true, clock: () => now });
const { join, login, mailsTo } = accountsOf(api);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
beforeEach(() => later(3_600_000));
let count = 0;
type Session = ReturnType<typeof bearer>;
const browser = '11111111-1111-4111-8111-111111111111';
const from = (id: string) => ({ headers: { 'x-session-id': id } });

const optionsOf = async (path: string, session: object, body: object = {}) =>
  (await api.post(path, body, session)).json().options;
const begin = (session: Session) => optionsOf('/auth/passkeys/options', session, { password });
const askToSignIn = (id = browser) => optionsOf('/auth/login/passkey/options', from(id));
const askToConfirm = (session: Session) => optionsOf('/auth/factors/passkey/options', session);
const signIn = (payload: object, id = browser) => api.post('/auth/login/passkey', payload, from(id));
const confirm = (payload: object, session: Session) => api.post('/auth/factors/passkey', payload, session);
const factorsOf = async (session: Session) => (await api.get('/auth/factors', session)).json();

/** A person with a passkey: the session in which it was added, its device and the recovery codes. */
async function withPasskey() {
  const email = `passkey${count++}@example.lk`;
  const session = await join(email);
  const device = softwareAuthenticator();
  const made = await api.post('/auth/passkeys', device.make(await begin(session)), session);
  expect(made.statusCode, made.body).toBe(201);
  const { recoveryCodes, passkey } = made.json() as { recoveryCodes: string[]; passkey: { _id: string } };
  return { email, session, device, recoveryCodes, passkey };
}

test('a passkey is added with the password, is told by mail, brings recovery codes, and signs in alone', async () => {
  const { email, device, recoveryCodes, session } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  expect((await mailsTo(email))[0]?.subject).toBe('A second factor was set up');
  expect((await factorsOf(session)).passkeys).toMatchObject([{ name: null, lastUsedAt: null }]);

  // The password alone does no more; a recovery code beside it does, and so does the passkey by itself.
  expect((await login(email)).json()).toMatchObject({ code: 'FACTOR_REQUIRED' });
  const withCode = await api.post('/auth/login', { email, password, code: recoveryCodes[0] });
  expect(withCode.statusCode).toBe(200);
  const options = await askToSignIn();
  expect(options).toMatchObject({
    ...{ rpId: 'serendib.test', userVerification: 'required', allowCredentials: [] },
  });
  const signedIn = await signIn(device.use(options));
  expect(signedIn.json()).toMatchObject({ email, token: expect.any(String) });
  expect((await factorsOf(bearer(signedIn.json().token))).passkeys).toMatchObject([
    { lastUsedAt: now.toISOString() },
  ]);
});

test('a challenge is answered once, by the browser that asked, within five minutes, for what it was asked for', async () => {
  const { device, session } = await withPasskey();
  const options = await askToSignIn();
  expect((await signIn(device.use(options), '22222222-2222-4222-8222-222222222222')).statusCode).toBe(401);
  const signed = device.use(options);
  const both = await Promise.all([signIn(signed), signIn(signed)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await signIn(device.use(options))).statusCode).toBe(401);

  const old = await askToSignIn();
  later(5 * 60_000 + 1000);
  expect((await signIn(device.use(old))).statusCode).toBe(401);
  // One that was asked for to confirm signs no account in, and one made up is none.
  expect((await signIn(device.use(await askToConfirm(session)))).statusCode).toBe(401);
  expect((await confirm(device.use(await askToSignIn()), session)).statusCode).toBe(400);
  expect((await signIn(device.use({ challenge: 'bWFkZXVw', rpId: 'serendib.test' }))).statusCode).toBe(401);
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of a page that only looks like ours', { origin: 'http://serendib.test.evil.example' }],
  ['for another name', { site: 'evil.example' }],
  ['without a look at the person', { isVerified: false }],
  ['whose counter stands still', { counter: 1 }],
  ['for another account', { handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['that was made to add one', { type: 'webauthn.create' }],
])('nobody is signed in by an answer %s', async (_, twist) => {
  const { device } = await withPasskey();
  expect((await signIn(device.use(await askToSignIn(), twist))).statusCode).toBe(401);
});

test('what another key signed, or nobody, signs nobody in', async () => {
  const { device } = await withPasskey();
  const options = await askToSignIn();
  const other = softwareAuthenticator().use(options);
  expect((await signIn({ ...other, id: device.credentialId, rawId: device.credentialId })).statusCode).toBe(
    401,
  );
  expect((await signIn(softwareAuthenticator().use(await askToSignIn()))).statusCode).toBe(401);
  const signed = device.use(await askToSignIn());
  const broken = { ...signed.response, authenticatorData: 'AAAA', signature: 'AAAA', clientDataJSON: 'e30' };
  expect((await signIn({ ...signed, response: broken })).statusCode).toBe(401);
  expect((await signIn({ ...signed, response: { ...broken, clientDataJSON: '{"' } })).statusCode).toBe(400);
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another name', { site: 'evil.example' }],
  ['without a look at the person', { isVerified: false }],
])('none is added by an answer %s', async (_, twist) => {
  const session = await join(`adds${count++}@example.lk`);
  const made = softwareAuthenticator().make(await begin(session), twist);
  expect((await api.post('/auth/passkeys', made, session)).statusCode).toBe(400);
  expect((await factorsOf(session)).passkeys).toEqual([]);
});

test('a passkey is added once, by who asked, and belongs to one account', async () => {
  const [session, other] = [await join(`one${count}@example.lk`), await join(`two${count++}@example.lk`)];
  expect((await api.post('/auth/passkeys/options', { password: 'Not-it-9' }, session)).statusCode).toBe(400);
  const device = softwareAuthenticator();
  const made = device.make(await begin(session));
  expect((await api.post('/auth/passkeys', made, other)).statusCode).toBe(400);
  const answers = await Promise.all([1, 2].map(() => api.post('/auth/passkeys', made, session)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const again = await api.post('/auth/passkeys', device.make(await begin(other)), other);
  expect(again.json()).toMatchObject({ code: 'CONFLICT' });
  expect((await begin(session)).excludeCredentials).toMatchObject([{ id: device.credentialId }]);
});

test('none is added by a request that was under way when its session ended', async () => {
  const email = `ended${count++}@example.lk`;
  const session = await join(email);
  const made = softwareAuthenticator().make(await begin(session));
  let adding: ReturnType<typeof api.post> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where email = ${email} for no key update`);
    adding = api.post('/auth/passkeys', made, session);
    adding.catch(() => undefined);
    await untilWaiting(api.db);
    const everywhere = await api.delete('/auth/sessions', { ...session, payload: { password } });
    expect(everywhere.statusCode).toBe(204);
  });
  expect((await adding)?.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await factorsOf(bearer((await login(email)).json().token))).passkeys).toEqual([]);
  expect(await mailsTo(email)).not.toContainEqual(
    expect.objectContaining({ subject: 'A second factor was set up' }),
  );
});

test('a person has twenty passkeys at the most', async () => {
  const { session } = await withPasskey();
  const [first] = await api.db.select().from(passkeys).orderBy(desc(passkeys.createdAt)).limit(1);
  if (!first) throw new Error('There is no passkey.');
  const named = (n: number) => ({ ...first, id: newId(), credentialId: `${first.credentialId}-${n}` });
  await api.db.insert(passkeys).values(Array.from({ length: 18 }, (_, n) => named(n)));
  // Both are begun while there is room for one.
  const twentieth = softwareAuthenticator().make(await begin(session));
  const late = softwareAuthenticator().make(await begin(session));
  const add = async (made: object) => (await api.post('/auth/passkeys', made, session)).statusCode;
  expect([await add(twentieth), await add(late)]).toEqual([201, 409]);
  const reply = await api.post('/auth/passkeys/options', { password }, session);
  expect([reply.statusCode, reply.json().error]).toEqual([
    409,
    'You have 20 passkeys. Please take one away first.',
  ]);
  expect((await factorsOf(session)).passkeys).toHaveLength(20);
});

test('it confirms what weighs more, also for an administrator, who keeps one', async () => {
  const { email, session, device, passkey } = await withPasskey();
  await api.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  later(11 * 60_000);
  const remove = () => api.delete(`/auth/passkeys/${passkey._id}`, { ...session, payload: { password } });
  const wanted = () => api.get('/admin/exports/users', session);
  expect((await wanted()).json()).toMatchObject({ code: 'FACTOR_REQUIRED' });
  const options = await askToConfirm(session);
  expect(options.allowCredentials).toMatchObject([{ id: device.credentialId }]);
  const stranger = await withPasskey();
  expect((await confirm(stranger.device.use(options), session)).statusCode).toBe(400);
  expect((await confirm(device.use(await askToConfirm(session)), session)).statusCode).toBe(204);
  expect((await wanted()).statusCode).toBe(200);
  expect((await remove()).json()).toMatchObject({ code: 'CONFLICT' });

  await api.db.update(users).set({ role: 'user' }).where(eq(users.email, email));
  expect((await remove()).statusCode).toBe(204);
  expect(await factorsOf(session)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await signIn(device.use(await askToSignIn()))).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(200);
  expect((await mailsTo(email))[0]?.subject).toBe('A second factor was taken away');
});

test('its owner calls it as they like, and nobody else touches it', async () => {
  const { session, passkey } = await withPasskey();
  const stranger = (await withPasskey()).session;
  const rename = (name: string, who: Session) => api.patch(`/auth/passkeys/${passkey._id}`, { name }, who);
  expect((await rename('My phone', session)).statusCode).toBe(204);
  expect((await rename('Mine now', stranger)).statusCode).toBe(404);
  expect((await rename('', session)).statusCode).toBe(400);
  expect((await rename('x'.repeat(61), session)).statusCode).toBe(400);
  const removal = { ...stranger, payload: { password } };
  expect((await api.delete(`/auth/passkeys/${passkey._id}`, removal)).statusCode).toBe(404);
  expect((await factorsOf(session)).passkeys).toMatchObject([{ name: 'My phone' }]);
  const mine = (await api.post('/auth/export', { password }, session)).json();
  expect(mine.passkeys).toMatchObject([{ name: 'My phone' }]);
  expect(JSON.stringify(mine.passkeys)).not.toMatch(/credential|publicKey/);
});

test('who is suspended, or has not confirmed their address, is not signed in by it', async () => {
  const { email, device } = await withPasskey();
  const set = (change: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(change).where(eq(users.email, email));
  await set({ suspendedAt: now });
  expect((await signIn(device.use(await askToSignIn()))).json()).toMatchObject({ code: 'FORBIDDEN' });
  await set({ suspendedAt: null, emailVerifiedAt: null });
  const refused = await signIn(device.use(await askToSignIn()));
  expect(refused.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
});

test('passkeys go with the account, and challenges that were not used within the hour', async () => {
  const { session } = await withPasskey();
  await askToSignIn();
  expect((await api.delete('/auth/account', { ...session, payload: { password } })).statusCode).toBe(204);
  later(3_600_000);
  await api.db.execute(sql`select graphile_worker.add_job('accounts:sweep', '{}'::json)`);
  await api.runJobs();
  expect(await api.db.$count(passkeyChallenges)).toBe(0);
  expect(await api.db.$count(passkeys, sql`${passkeys.userId} not in (select id from users)`)).toBe(0);
});
