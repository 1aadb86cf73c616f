import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { listings, newId, reviews, users } from '../../../schema/index.ts';
import { accountsOf, password } from '../testing.ts';

const api = useApi({ isTrial: true });
const { join, login, signUp, mailsTo } = accountsOf(api);

async function joinWithThings(email: string) {
  const me = await join(email);
  const id: string = (await api.get('/auth/profile', me)).json()._id;
  const search = sql<string>`search_vector('Van', '', '')`;
  await api.db
    .insert(listings)
    .values({ kind: 'vehicle', ownerId: id, title: 'Van', details: { plate: 'WP CAB-1234' }, search });
  await api.db
    .insert(reviews)
    .values({ itemType: 'tour', itemId: newId(), userId: id, rating: 5, comment: 'Fine' });
  return { me, id };
}

test('one can take along all that is kept', async () => {
  const { me } = await joinWithThings('export@example.lk');
  const reply = await api.get('/auth/export', me);
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.json()).toMatchObject({
    account: { email: 'export@example.lk', userName: 'Nimali' },
    sessions: [{ device: 'Unknown device' }],
    listings: [{ kind: 'vehicle', title: 'Van', details: { plate: 'WP CAB-1234' } }],
    reviews: [{ rating: 5, comment: 'Fine' }],
  });
  expect(reply.body).not.toMatch(/hash|argon2/i);
});

type Admin = Awaited<ReturnType<typeof api.signIn>>;

test('an account goes with its listings; what stays has no person', async () => {
  const email = 'leaving@example.lk';
  const { me, id } = await joinWithThings(email);
  const leave = (payload?: Record<string, unknown>) =>
    api.delete('/auth/account', { ...me, ...(payload ? { payload } : {}) });
  expect((await leave()).json().fields).toEqual({ password: 'Please enter your password.' });
  expect((await leave({ password: 'Wrong-Lake-7' })).statusCode).toBe(400);
  expect((await leave({ password })).statusCode).toBe(204);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(401);
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  expect(row).toMatchObject({
    userName: 'Former member',
    passwordHash: null,
    email: `${id}@deleted.invalid`,
  });
  const [listing] = await api.db.select().from(listings).where(eq(listings.ownerId, id));
  expect(listing?.deletedAt).toBeInstanceOf(Date);
  expect((await mailsTo(email))[0]?.subject).toBe('Your account was deleted');
  await signUp(email);
  expect((await mailsTo(email))[0]?.subject).toBe('Please verify your email address');
});

test('the last administrator stays', async () => {
  const admin = await api.signIn({ role: 'admin' });
  expect((await api.delete('/auth/account', admin)).json()).toMatchObject({ code: 'CONFLICT' });
  await api.signIn({ role: 'admin' });
  expect((await api.delete('/auth/account', admin)).statusCode).toBe(204);
});

test.each<[string, (mine: Admin, theirs: Admin) => Promise<{ statusCode: number }>[]]>([
  ['leave', (mine, theirs) => [mine, theirs].map((each) => api.delete('/auth/account', each))],
  [
    'suspend each other',
    (mine, theirs) => [
      api.post(`/admin/users/${theirs.id}/suspend`, { reason: 'Away' }, mine),
      api.post(`/admin/users/${mine.id}/suspend`, { reason: 'Away' }, theirs),
    ],
  ],
  [
    'leave and be unmade',
    (mine, theirs) => [
      api.delete('/auth/account', mine),
      api.patch(`/admin/users/${theirs.id}/role`, { role: 'user' }, mine),
    ],
  ],
])('of the last two administrators who %s at the same moment, one stays', async (_, both) => {
  for (let round = 0; round < 4; round++) {
    await api.db.update(users).set({ role: 'user' });
    const [mine, theirs] = [await api.signIn({ role: 'admin' }), await api.signIn({ role: 'admin' })];
    await Promise.all(both(mine, theirs));
    const left = (await api.db.select().from(users)).filter(
      ({ role, suspendedAt, deletedAt }) => role === 'admin' && !suspendedAt && !deletedAt,
    );
    expect(left).toHaveLength(1);
  }
});
