import { eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { accountTokens, identities, users } from '../../../schema/index.ts';
import { accountsOf, password, tokenIn } from '../testing.ts';

let now = new Date('2026-11-21T10:00:00Z');
const api = useApi({ isTrial: true, clock: () => now });
const { signUp, login, mailsTo, verify, join } = accountsOf(api);

// Proves CALL-04, CALL-05, CALL-09, OWN-ENTITY-01, OWN-ENTITY-02.
test('from signing up to signing out', async () => {
  const email = 'nimali@example.lk';
  const signedUp = await signUp(email);
  expect(signedUp.statusCode).toBe(201);
  expect(signedUp.json().devVerificationLink).toMatch(/^http:\/\/serendib\.test\/verify-email\/[\w-]{43}$/);
  expect((await login('NIMALI@example.lk')).json()).toEqual({
    error: 'Please verify your email address before logging in.',
    code: 'EMAIL_NOT_VERIFIED',
  });
  const [mail] = await mailsTo(email);
  expect(mail?.html).toContain(`http://serendib.test/verify-email/${tokenIn(mail?.text)}`);
  for (const time of ['first', 'second']) {
    expect((await verify(tokenIn(mail?.text))).statusCode, time).toBe(200);
  }
  const signedIn = (await login('NIMALI@example.lk')).json();
  expect(signedIn).toMatchObject({ userName: 'Nimali', email, role: 'user' });
  const me = { headers: { authorization: `Bearer ${signedIn.token}` } };
  const asked = await api.get('/auth/me', me);
  expect(asked.json()).toEqual(signedIn);
  expect(asked.headers['cache-control']).toBe('private, no-store');
  expect((await api.post('/auth/logout', undefined, me)).statusCode).toBe(204);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
});

test('two that sign up with one address at once make one account, and neither is told', async () => {
  const both = await Promise.all([signUp('twice@example.lk'), signUp('TWICE@example.lk')]);
  expect(both.map((reply) => reply.statusCode)).toEqual([201, 201]);
  const found = (await api.db.select().from(users)).filter(({ email }) => /twice/i.test(email));
  expect(found).toHaveLength(1);
});

const stolen = 'Stolen-9-keys';
const asThief = { userName: 'Thief', password: stolen, confirmPassword: stolen };
const linkOf = (reply: { json(): { devVerificationLink?: string } }) =>
  tokenIn(reply.json().devVerificationLink);
const resend = (email: string) => api.post('/auth/resend-verification', { email });

test.each<[string, (email: string) => Promise<string>]>([
  [
    'the owner’s link, the thief having come after',
    async (email) => {
      const link = linkOf(await signUp(email, { userName: 'Owner' }));
      await signUp(email, asThief);
      return link;
    },
  ],
  [
    'the thief’s link',
    async (email) => {
      await signUp(email, { userName: 'Owner' });
      return linkOf(await signUp(email, asThief));
    },
  ],
  [
    'the thief’s link, the thief having come before',
    async (email) => {
      const link = linkOf(await signUp(email, asThief));
      await signUp(email, { userName: 'Owner' });
      return link;
    },
  ],
  [
    'a link that was mailed again',
    async (email) => {
      await signUp(email, { userName: 'Owner' });
      await signUp(email, asThief);
      await resend(email);
      return tokenIn((await mailsTo(email))[0]?.text);
    },
  ],
  [
    'a link of a thief who came twice',
    async (email) => {
      await signUp(email, asThief);
      await signUp(email, { userName: 'Owner' });
      return linkOf(await signUp(email, asThief));
    },
  ],
])('where two signed up with one address, %s opens it with neither’s password', async (_, linkFor) => {
  const email = `wanted${Math.random()}@example.lk`;
  const verified = await verify(await linkFor(email));
  expect(verified.json()).toMatchObject({
    message: 'Email verified! More than one sign-up was made with this address, so please choose a password.',
  });
  for (const either of [stolen, password]) expect((await login(email, either)).statusCode).toBe(401);
  const chosen = { password: 'Galle-Fort-9' };
  const { resetToken } = verified.json();
  expect((await api.post(`/auth/reset-password/${resetToken}`, chosen)).statusCode).toBe(200);
  const mine = await login(email, 'Galle-Fort-9');
  expect(mine.statusCode).toBe(200);
  expect(mine.json().userName).not.toBe('Thief');
});

test.each([
  'serendib.support@evil.example.lk',
  'evil.photos@evil.example.lk',
  'www.prize.com@evil.example.lk',
])('who signs up twice as %s is not called so', async (email) => {
  await signUp(email);
  const { resetToken } = (await verify(linkOf(await signUp(email, asThief)))).json();
  await api.post(`/auth/reset-password/${resetToken}`, { password: 'Galle-Fort-9' });
  expect((await login(email, 'Galle-Fort-9')).json().userName).toBe('Traveller');
});

test('the step in which a password is chosen is there again when the link is opened again, until it is done', async () => {
  const email = 'steps@example.lk';
  await signUp(email);
  const link = linkOf(await signUp(email, asThief));
  await verify(link);
  const { resetToken } = (await verify(link)).json();
  expect(
    (await api.post(`/auth/reset-password/${resetToken}`, { password: 'Galle-Fort-9' })).statusCode,
  ).toBe(200);
  expect((await verify(link)).json()).toEqual({ message: 'Email verified! You can now log in.' });
});

test('every link that was mailed to an address says that it is verified, once one was opened', async () => {
  const email = 'links@example.lk';
  const first = linkOf(await signUp(email));
  await resend(email);
  const [mailed] = await mailsTo(email);
  const second = tokenIn(mailed?.text);
  expect(second).not.toBe(first);
  for (const link of [second, first, second])
    expect((await verify(link)).json()).toEqual({ message: 'Email verified! You can now log in.' });
});

test('who is verified before a second mail goes is asked for nothing more', async () => {
  const email = 'queued@example.lk';
  const link = linkOf(await signUp(email));
  await mailsTo(email);
  await resend(email);
  await verify(link);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Please verify your email address']);
});

test.each([
  ['HEAD', 'HEAD', {}, 404],
  ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }, 403],
  ['a prerendered page', 'GET', { 'sec-purpose': 'prefetch;prerender' }, 403],
  ['a prefetch of an older browser', 'GET', { purpose: 'prefetch' }, 403],
  ['a preview', 'GET', { 'x-purpose': 'preview' }, 403],
] as const)('%s confirms nobody', async (_, method, headers, status) => {
  const email = `ahead${Math.random()}@example.lk`;
  const link = linkOf(await signUp(email));
  const reply = await api.app.inject({ method, url: `/api/auth/verify-email/${link}`, headers });
  expect(reply.statusCode).toBe(status);
  expect((await login(email)).json().code).toBe('EMAIL_NOT_VERIFIED');
  expect((await verify(link)).statusCode).toBe(200);
});

test.each(['Serendib Support', 'Administrator', 'bob\u200b', 'evil.photos'])(
  'nobody signs up as %j or takes the name later, but who has it keeps it',
  async (userName) => {
    const refused = await signUp('poser@example.lk', { userName });
    expect(refused.json().fields).toHaveProperty('userName');
    const email = `kept${Math.random()}@example.lk`;
    const me = await join(email);
    const rename = () => api.put('/auth/profile', { userName, email }, me);
    expect((await rename()).json().fields).toHaveProperty('userName');
    await api.db.update(users).set({ userName }).where(eq(users.email, email));
    expect((await rename()).statusCode).toBe(200);
  },
);

test('who signs up again with the same password is one person', async () => {
  const email = 'again@example.lk';
  await signUp(email);
  const reply = await verify(linkOf(await signUp(email, { userName: 'Nimali Perera' })));
  expect(reply.json()).toEqual({ message: 'Email verified! You can now log in.' });
  expect((await login(email)).json()).toMatchObject({ userName: 'Nimali Perera' });
});

// Proves CALL-06, ERROR-09.
test('a link is mailed again for the asking, and an old one ends after a day', async () => {
  const email = 'later@example.lk';
  const first = tokenIn((await signUp(email)).json().devVerificationLink);
  now = new Date(now.getTime() + 25 * 3_600_000);
  const late = await verify(first);
  expect(late.statusCode).toBe(400);
  expect(late.json()).toEqual({ error: 'Invalid or expired verification link.', code: 'BAD_REQUEST' });
  const again = await api.post('/auth/resend-verification', { email });
  expect(again.statusCode).toBe(200);
  expect((await verify(tokenIn((await mailsTo(email))[0]?.text))).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(200);
});

const cleanUpAfter = async (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
  await api.db.execute(sql`select graphile_worker.add_job('accounts:sweep', '{}')`);
  await api.runJobs();
};
const isThere = async (email: string) => (await api.db.$count(users, eq(users.email, email))) > 0;

test('a sign-up that nobody confirms goes thirty days after its last link has ended, and nothing of it stays', async () => {
  const [stranger, confirmed, asked, suspended, planning] = [
    'ruwani@example.lk',
    'came@example.lk',
    'asked@example.lk',
    'suspended@example.lk',
    'planning@example.lk',
  ];
  for (const email of [stranger, asked, suspended, planning]) await signUp(email);
  await join(confirmed);
  await api.db.update(users).set({ suspendedAt: now }).where(eq(users.email, suspended));
  // An account that was not confirmed can own nothing; should a row point at one, both stay.
  const [owner] = await api.db.select().from(users).where(eq(users.email, planning));
  await api.db.insert(identities).values({
    ...{ issuer: 'https://accounts.example.lk', subject: '1', userId: owner?.id ?? '', createdAt: now },
  });
  await mailsTo(stranger);
  await cleanUpAfter(30);
  for (const email of [stranger, confirmed, asked, suspended, planning])
    expect(await isThere(email), email).toBe(true);
  await resend(asked);
  await mailsTo(asked);
  await cleanUpAfter(1.1);
  for (const email of [confirmed, asked, suspended, planning]) expect(await isThere(email), email).toBe(true);
  expect(await isThere(stranger)).toBe(false);
  const kept = [await api.db.select().from(users), await api.db.select().from(accountTokens)];
  expect(JSON.stringify(kept)).not.toContain('ruwani');
  // The owner of the address signs up as if it had never been used.
  const link = linkOf(await signUp(stranger));
  expect((await verify(link)).json()).toEqual({ message: 'Email verified! You can now log in.' });
  await cleanUpAfter(31);
  expect(await isThere(asked)).toBe(false);
});

test('more sign-ups than go at once go together, and what could point at them is not gone through: nothing is left but ids', async () => {
  const before = new Date(now.getTime() - 40 * 86_400_000);
  const made = await api.db
    .insert(users)
    .values(
      Array.from({ length: 120 }, (_, i) => ({
        ...{ userName: 'Nobody', email: `nobody${i}@example.lk`, createdAt: before, language: 'si' },
      })),
    )
    .returning({ id: users.id });
  await cleanUpAfter(0);
  expect(await api.db.$count(users, eq(users.userName, 'Nobody'))).toBe(0);
  const left = await api.db.select().from(users).where(like(users.email, '%@deleted.invalid'));
  const emptied = { userName: 'Former member', language: null, passwordHash: null, deletedAt: now };
  for (const { id } of made)
    expect(left).toContainEqual(expect.objectContaining({ id, email: `${id}@deleted.invalid`, ...emptied }));
});

test('nothing that can be used is kept: tokens and passwords are hashed', async () => {
  const email = 'kept@example.lk';
  await signUp(email);
  const token = tokenIn((await mailsTo(email))[0]?.text);
  const kept = JSON.stringify([
    await api.db.select().from(users).where(eq(users.email, email)),
    await api.db.select().from(accountTokens),
  ]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(password);
  expect(kept).toContain('$argon2id$');
});

test('a long sentence is a password without capitals and digits', async () => {
  const sentence = 'kottu roti by the harbour at dusk';
  const reply = await signUp('sentence@example.lk', { password: sentence, confirmPassword: sentence });
  expect(reply.statusCode).toBe(201);
});

// Proves RULE-01.
test.each([
  ['short', { password: 'Ab1' }, 'password', 'Your password needs: at least 8 characters.'],
  [
    'one’s own name',
    { userName: 'Nimali Silva', password: 'NimaliSilva1' },
    'password',
    'This password is made of your name or address, or of our name. Please choose another.',
  ],
  [
    'our name',
    { password: 'Serendib1' },
    'password',
    'This password is made of your name or address, or of our name. Please choose another.',
  ],
  [
    'common and decorated',
    { password: 'P@ssw0rd2026!' },
    'password',
    'This password is one of the most common ones. Please choose another.',
  ],
  [
    'common in any case',
    { password: 'passWord1' },
    'password',
    'This password is one of the most common ones. Please choose another.',
  ],
  [
    'too long',
    { password: `Aa1${'x'.repeat(200)}` },
    'password',
    'A password can have at most 200 characters.',
  ],
  ['other confirmation', { confirmPassword: 'Kandy-Lake-8' }, 'confirmPassword', 'Passwords do not match'],
  ['no address', { email: 'nimali' }, 'email', 'Please enter an email address, like name@example.com.'],
  ['no name', { userName: '  ' }, 'userName', 'Please enter a user name.'],
  ['a name of signs', { userName: '<b>' }, 'userName', 'A name cannot have signs like < or >.'],
  [
    'a name that leads elsewhere',
    { userName: 'Free at prize.com' },
    'userName',
    'A name cannot have a web address in it.',
  ],
])('signing up is refused: %s', async (_, given: Record<string, string>, field, words) => {
  const confirmPassword = given.confirmPassword ?? given.password ?? password;
  const reply = await signUp('refused@example.lk', { ...given, confirmPassword });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'INVALID', fields: { [field]: words } });
});

test('the mail says before its link that a stranger would be let in by it, and greets nobody by a stranger’s name', async () => {
  const email = 'unasked@example.lk';
  await signUp(email, { userName: 'Nimali, your prize waits' });
  const [mail] = await mailsTo(email);
  const [greeting, ...before] = mail?.text.split('/verify-email/')[0]?.split('\n\n') ?? [];
  expect(greeting).toBe('Ayubowan!');
  expect(before.join(' ')).toMatch(
    /the name “Nimali, your prize waits” and a password.*do not open this link/,
  );
});

test('the owner of a known address is told by mail, and it is as it was', async () => {
  const email = 'known@example.lk';
  await join(email);
  await signUp(email, {
    userName: 'Somebody else',
    password: 'Another-1-here',
    confirmPassword: 'Another-1-here',
  });
  expect((await mailsTo(email))[0]?.subject).toBe('You already have an account');
  expect((await login(email)).json()).toMatchObject({ userName: 'Nimali' });
});

test('the owner of a known address whose account is suspended reads so, and is not sent to log in', async () => {
  const email = 'known-and-suspended@example.lk';
  await join(email);
  await api.db.update(users).set({ suspendedAt: now }).where(eq(users.email, email));
  await signUp(email);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('You already have an account');
  expect(mail?.text).toContain('Our team has suspended this account.');
  expect(mail?.text).toMatch(/Write to us:\nhttp\S+\/contact\n/);
  expect(mail?.text).not.toMatch(/\/login|Forgot password/);
});
