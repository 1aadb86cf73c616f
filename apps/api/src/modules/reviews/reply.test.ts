import { addDays } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ isTrial: true });
const long = addDays(new Date(), -30);
let [maja, nimal, other] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let [van, review] = ['', ''];

beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews', 'sent_mails');
  [maja, nimal, other] = [
    await api.signIn({ userName: 'Maja', createdAt: long, language: 'ta' }),
    await api.signIn({ userName: 'Nimal', createdAt: long }),
    await api.signIn({ userName: 'Anton', createdAt: long }),
  ];
  van = await addListing(api, 'vehicle', {}, { ownerId: nimal.id });
  review = (
    await api.post('/reviews', { itemType: 'vehicle', itemId: van, rating: 2, comment: 'He was late.' }, maja)
  ).json()._id;
});

const answer = (text: string, who: SignedInPerson = nimal) =>
  api.put(`/reviews/${review}/reply`, { text }, who);
const shown = async () => (await api.get(`/reviews?itemType=vehicle&itemId=${van}`)).json()[0];
const mails = async () => {
  await api.runJobs();
  return (
    await api.db.execute<{ to: string; text: string }>(sql`select "to", text from sent_mails order by id`)
  ).rows;
};

test('an owner answers once below a review, for all to read; who wrote it is told once, in their language', async () => {
  expect(await shown()).not.toHaveProperty('reply');
  const answered = await answer(' The road was closed.\n\nWe are sorry. ');
  expect(answered.statusCode, answered.body).toBe(200);
  expect(answered.json().reply.text).toBe('The road was closed.\n\nWe are sorry.');
  await expect.poll(shown).toEqual(answered.json());
  await answer('The road was closed that day.');
  await expect.poll(async () => (await shown()).reply.text).toBe('The road was closed that day.');
  const sent = await mails();
  // The owner heard of the review before.
  expect(sent.map(({ to }) => to)).toEqual([nimal.email, maja.email]);
  expect(sent[1]?.text).toContain('The road was closed.');
  expect(sent[1]?.text).toMatch(/[\u0b80-\u0bff]/);
  expect(sent[1]?.text).toContain(`/reviews?itemType=vehicle&itemId=${van}&cursor=`);
});

test('an answer says that the review was changed since, until it is given anew', async () => {
  const write = async (change: object = {}) => {
    const opinion = { itemType: 'vehicle', itemId: van, rating: 2, comment: 'He was late.', ...change };
    expect((await api.post('/reviews', opinion, maja)).statusCode).toBe(201);
  };
  const isEarlier = async () => (await shown()).reply.isEarlier;
  expect((await answer('We are sorry.')).json().reply).toMatchObject({ isEarlier: false });
  // Saved as it was.
  await write();
  expect(await isEarlier()).toBe(false);
  for (const change of [{ comment: 'He was drunk.' }, { rating: 1 }, { travelled: '2026-03' }]) {
    await write(change);
    await expect.poll(isEarlier, { message: JSON.stringify(change) }).toBe(true);
    expect((await answer('That is not true.')).json().reply).toMatchObject({ isEarlier: false });
    await expect.poll(isEarlier).toBe(false);
  }
});

test('an answer to what a review said before it was changed is refused, and one that does not say what was read is taken', async () => {
  const { updatedAt } = await shown();
  const answerTo = (updatedAt: string) =>
    api.put(`/reviews/${review}/reply`, { text: 'Thank you so much!', updatedAt }, nimal);
  expect((await answerTo(updatedAt)).statusCode).toBe(200);
  const opinion = { itemType: 'vehicle', itemId: van, rating: 1, comment: 'He was drunk.' };
  const changed = (await api.post('/reviews', opinion, maja)).json();
  expect(changed.updatedAt > updatedAt).toBe(true);
  expect((await answerTo(updatedAt)).json()).toMatchObject({
    code: 'STALE_VERSION',
    error: 'This review was changed while you were answering it. Please read it again.',
  });
  await expect.poll(async () => (await shown()).reply.isEarlier).toBe(true);
  expect((await answerTo(changed.updatedAt)).json().reply).toMatchObject({ isEarlier: false });
  expect((await answer('We are sorry.')).statusCode).toBe(200);
});

test('who opens the page of their own listing is told so, others are not', async () => {
  const isOwn = async (who: SignedInPerson) =>
    (await api.get(`/reviews/journey?itemType=vehicle&itemId=${van}`, who)).json().isOwn;
  expect([await isOwn(nimal), await isOwn(maja)]).toEqual([true, false]);
});

test('nobody else answers, and nothing that travellers do not see is answered', async () => {
  expect((await answer('I was there.', maja)).statusCode).toBe(403);
  expect((await answer('I was there.', other)).statusCode).toBe(403);
  expect((await api.put(`/reviews/${van}/reply`, { text: 'Nothing' }, nimal)).statusCode).toBe(404);
  for (const text of ['', '  ', 'x'.repeat(1001)]) expect((await answer(text)).statusCode).toBe(400);
  await api.db.execute(sql`update reviews set waiting_since = now()`);
  expect((await answer('Too soon')).statusCode).toBe(404);
  await api.db.execute(sql`update reviews set waiting_since = null, hidden_at = now()`);
  expect((await answer('Too late')).statusCode).toBe(404);
});

test('an answer is taken away by who wrote it or by an administrator, which the audit says; by nobody else', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const takeAway = (who: SignedInPerson) => api.delete(`/reviews/${review}/reply`, who);
  await answer('The road was closed.');
  expect((await takeAway(maja)).statusCode).toBe(403);
  expect((await takeAway(nimal)).statusCode).toBe(204);
  expect((await takeAway(nimal)).statusCode).toBe(404);
  await answer('You lie.');
  expect((await takeAway(admin)).statusCode).toBe(204);
  await expect.poll(shown).not.toHaveProperty('reply');
  const entries = (await api.get(`/admin/audit?thingId=${review}`, admin)).json();
  expect(entries).toMatchObject([{ action: 'take answer away', before: { reply: 'You lie.' } }]);
  const told = (await mails()).filter(({ to, text }) => to === nimal.email && text.includes('taken away'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('You lie.')]);
});

test.each(['the owner', 'an administrator'])(
  'who wrote a review is not told again where %s took the answer away and another is written',
  async (who) => {
    const remover = who === 'the owner' ? nimal : await api.signIn({ role: 'admin' });
    for (const text of ['The road was closed.', 'You lie.', 'You do.']) {
      expect((await answer(text)).statusCode).toBe(200);
      expect((await api.delete(`/reviews/${review}/reply`, remover)).statusCode).toBe(204);
    }
    const told = (await mails()).filter(({ to }) => to === maja.email);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('The road was closed.')]);
  },
);

test('what an owner answered is in their copy of their data, and leaves with them', async () => {
  await answer('The road was closed.');
  expect((await api.post('/auth/export', {}, nimal)).json().reviewReplies).toMatchObject([
    { reviewId: review, reply: 'The road was closed.' },
  ]);
  await api.db.execute(sql`update users set password_hash = null where id = ${nimal.id}`);
  expect((await api.delete('/auth/account', { ...nimal, payload: {} })).statusCode).toBe(204);
  const { rows } = await api.db.execute(sql`select reply, replied_at from reviews`);
  expect(rows).toEqual([{ reply: null, replied_at: null }]);
});

test.each(['goes', 'stays, empty, as premium was bought for it'])(
  'what an owner answered goes thirty days after its listing was deleted, where the row of the listing %s',
  async (row) => {
    await answer('Call my wife Ruwani.');
    if (row !== 'goes')
      await api.db.execute(sql`with paid as (
        insert into payments (id, order_id, user_id, service_type, item_id, amount_cents, mode, created_at, updated_at)
          values (gen_random_uuid(), 'SER-1', ${nimal.id}, 'vehicle_premium_monthly', ${van}, 50000, 'live', now(), now())
          returning order_id, user_id)
        insert into entitlements (id, user_id, kind, listing_id, source, source_id, plan, starts_at, ends_at)
          select gen_random_uuid(), user_id, 'vehicle', ${van}, 'payment', order_id, 'monthly', now(), now() + interval '1 day' from paid`);
    expect((await api.delete(`/vehicles/${van}`, nimal)).statusCode).toBeLessThan(300);
    const purge = async () => {
      await api.db.execute(sql`select graphile_worker.add_job('listings:purge', '{}'::json)`);
      await api.runJobs();
      const { rows } = await api.db.execute(sql`select reply, replied_at from reviews`);
      return rows;
    };
    expect(await purge()).toMatchObject([{ reply: 'Call my wife Ruwani.' }]);
    await api.db.execute(sql`update listings set deleted_at = now() - interval '31 days'`);
    expect(await purge()).toEqual([{ reply: null, replied_at: null }]);
    const { rows } = await api.db.execute(sql`select title from listings`);
    expect(rows).toEqual(row === 'goes' ? [] : [{ title: '' }]);
  },
);
