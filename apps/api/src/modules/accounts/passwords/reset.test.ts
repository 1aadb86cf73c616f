import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { authenticators, users } from '../../../schema/index.ts';
import { softwareAuthenticator } from '../passkeys/testing/authenticator.ts';
import { accountsOf, bearer, password, tokenIn } from '../testing.ts';

let now = new Date('2026-11-21T10:00:00Z');
const api = useApi({ isTrial: true, clock: () => now });
const { signUp, login, join, askForReset, mailsTo } = accountsOf(api);
const reset = (token: string, given = 'Galle-Fort-9') =>
  api.post(`/auth/reset-password/${token}`, { password: given });

// Proves CALL-08.
test('a reset link works once, ends every session, and the owner hears of it', async () => {
  const email = 'forgetful@example.lk';
  const oldTab = await join(email);
  const token = await askForReset(email);
  const done = await reset(token);
  expect(done.json()).toEqual({ message: 'Password reset successful! Redirecting to login...' });
  expect((await api.get('/auth/profile', oldTab)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(401);
  expect((await login(email, 'Galle-Fort-9')).statusCode).toBe(200);
  expect((await reset(token, 'Other-Fort-9')).json()).toEqual({
    error: 'This reset link is invalid or has expired. Please ask for a new one.',
    code: 'BAD_REQUEST',
  });
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed');
});

test('of two resets with one link at once, one is done', async () => {
  const email = 'double@example.lk';
  await join(email);
  const token = await askForReset(email);
  const both = await Promise.all([reset(token, 'First-Fort-9'), reset(token, 'Second-Fort-9')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const winner = both[0]?.statusCode === 200 ? 'First-Fort-9' : 'Second-Fort-9';
  expect((await login(email, winner)).statusCode).toBe(200);
});

test('no session begun with the old password outlives a reset, however close they come', async () => {
  const email = 'racing@example.lk';
  await join(email);
  for (let round = 0; round < 3; round++) {
    const old = round === 0 ? 'Kandy-Lake-7' : `Round-Fort-${round - 1}`;
    const token = await askForReset(email);
    const [, ...began] = await Promise.all([
      reset(token, `Round-Fort-${round}`),
      ...Array.from({ length: 5 }, () => login(email, old)),
    ]);
    for (const reply of began) {
      if (reply.statusCode !== 200) continue;
      expect((await api.get('/auth/profile', bearer(reply.json().token))).statusCode).toBe(401);
    }
    expect((await login(email, `Round-Fort-${round}`)).statusCode).toBe(200);
  }
});

test.each(['reset', 'login'] as const)(
  'nor does one that is begun while the account changes, where the %s comes first',
  async (first) => {
    const email = `waiting-${first}@example.lk`;
    await join(email);
    const token = await askForReset(email);
    const sending = { reset: () => reset(token), login: () => login(email) };
    const sent: Promise<{ statusCode: number; json(): { token: string } }>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.email, email)).for('update');
      for (const which of [first, first === 'reset' ? 'login' : 'reset'] as const) {
        sent.push(sending[which]());
        await untilWaiting(api.db, sent.length);
      }
    });
    const [one, other] = await Promise.all(sent);
    const [done, begun] = first === 'reset' ? [one, other] : [other, one];
    expect(done?.statusCode).toBe(200);
    if (begun?.statusCode !== 200) expect(begun?.statusCode).toBe(401);
    else expect((await api.get('/auth/profile', bearer(begun.json().token))).statusCode).toBe(401);
  },
);

test('a newer link does not outlive the older one being used', async () => {
  const email = 'several@example.lk';
  await join(email);
  const older = await askForReset(email);
  const newer = await askForReset(email);
  expect((await reset(older)).statusCode).toBe(200);
  expect((await reset(newer)).statusCode).toBe(400);
});

test('a link ends after an hour, and a weak password does not use it up', async () => {
  const email = 'slow@example.lk';
  await join(email);
  const token = await askForReset(email);
  expect((await reset(token, 'weak')).json()).toMatchObject({
    code: 'INVALID',
    fields: { password: 'Your password needs: at least 8 characters.' },
  });
  expect((await reset(token)).statusCode).toBe(200);
  const late = await askForReset(email);
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await reset(late)).statusCode).toBe(400);
});

test('whoever can read the mail of an unverified account owns it', async () => {
  const email = 'unverified@example.lk';
  const earlier = tokenIn((await signUp(email)).json().devVerificationLink);
  expect((await reset(await askForReset(email))).statusCode).toBe(200);
  expect((await login(email, 'Galle-Fort-9')).statusCode).toBe(200);
  // The address is confirmed, which is all that the earlier link could do; it gives no way in.
  const opened = await api.get(`/auth/verify-email/${earlier}`);
  expect(opened.json()).toEqual({ message: 'Email verified! You can now log in.' });
  expect((await login(email)).statusCode).toBe(401);
});

test('nobody gets a mail who has no account, or a suspended one', async () => {
  const suspended = await api.signIn({ suspendedAt: now });
  for (const email of [suspended.email, 'nobody@example.lk']) {
    await api.post('/auth/forgot-password', { email });
    expect(await mailsTo(email)).toEqual([]);
  }
});

const day = 24 * 3_600_000;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** A passkey as who signed up adds it, and what signing in by it answers. */
async function addPasskey(session: ReturnType<typeof bearer>) {
  const browser = { headers: { 'x-session-id': '11111111-1111-4111-8111-111111111111' } };
  const device = softwareAuthenticator();
  const { options } = (await api.post('/auth/passkeys/options', { password }, session)).json();
  expect((await api.post('/auth/passkeys', device.make(options), session)).statusCode).toBe(201);
  return async () => {
    const asked = (await api.post('/auth/login/passkey/options', {}, browser)).json().options;
    return (await api.post('/auth/login/passkey', device.use(asked), browser)).statusCode;
  };
}

test('a reset on the first day of an address takes away what a stranger who signed up has added since', async () => {
  const email = 'let-in@example.lk';
  const strangers = await addPasskey(await join(email));
  const [stranger] = await api.db.select().from(users).where(eq(users.email, email));
  await api.db.insert(authenticators).values({
    ...{ userId: stranger?.id ?? '', secret: Buffer.alloc(20), createdAt: now, confirmedAt: now },
  });
  later(day - 3_600_000);
  expect((await reset(await askForReset(email))).statusCode).toBe(200);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('A second factor was taken away');
  expect(await strangers()).toBe(401);
  const session = await login(email, 'Galle-Fort-9');
  expect(session.statusCode).toBe(200);
  expect((await api.get('/auth/factors', bearer(session.json().token))).json()).toMatchObject({
    ...{ passkeys: [], authenticatorSince: null, recoveryCodesLeft: 0 },
  });
});

test('a reset after the first day leaves every factor, whenever it was added', async () => {
  for (const [email, after] of [
    ['early@example.lk', 0],
    ['late@example.lk', 30 * day],
  ] as const) {
    await join(email);
    later(after);
    const own = await addPasskey(bearer((await login(email)).json().token));
    later(day + 1);
    expect((await reset(await askForReset(email))).statusCode).toBe(200);
    expect((await login(email, 'Galle-Fort-9')).json().code).toBe('FACTOR_REQUIRED');
    expect(await own()).toBe(200);
  }
});

test('a reset on the first day of a new address leaves every factor where one is older, and those of administrators', async () => {
  const email = 'moved@example.lk';
  const session = await join(email);
  const own = await addPasskey(session);
  const set = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.email, email));
  later(60_000);
  await set({ emailVerifiedAt: now });
  const other = await addPasskey(session);
  expect((await reset(await askForReset(email))).statusCode).toBe(200);
  expect([await own(), await other()]).toEqual([200, 200]);

  const adminEmail = 'desk@example.lk';
  const administrators = await addPasskey(await join(adminEmail));
  await api.db.update(users).set({ role: 'admin' }).where(eq(users.email, adminEmail));
  expect((await reset(await askForReset(adminEmail))).statusCode).toBe(200);
  expect(await administrators()).toBe(200);
});
