import { addDays, monthOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';

let now = new Date();
const api = useApi({ isTrial: true, clock: () => now });
let [newcomer, reader, admin] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let itemId: string;
beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews', 'audit', 'sent_mails');
  now = new Date();
  newcomer = await api.signIn({ userName: 'Maja', createdAt: now });
  reader = await api.signIn({ userName: 'Anton', createdAt: addDays(now, -30) });
  admin = await api.signIn({ role: 'admin' });
  itemId = await addListing(api, 'vehicle');
});

const say = async (who: SignedInPerson, change: object = {}) =>
  api.post('/reviews', { itemType: 'vehicle', itemId, rating: 1, comment: 'Never came.', ...change }, who);
const mine = async (who: SignedInPerson) =>
  (await api.get(`/reviews/mine?itemType=vehicle&itemId=${itemId}`, who)).json();
const seen = async () => (await api.get(`/reviews?itemType=vehicle&itemId=${itemId}`)).json();
const stars = async () => {
  const { averageRating, reviewCount } = (await api.get(`/vehicles/${itemId}`)).json();
  return [averageRating, reviewCount];
};
const decide = (id: string, how: string, body: object = {}) =>
  api.patch(`/admin/reviews/${id}/${how}`, body, admin);
const report = (id: string, who: SignedInPerson, reason = 'They never travelled with him.') =>
  api.post(`/reviews/${id}/report`, { reason }, who);
const stats = async () => {
  const { waitingReviews, reportedReviews } = (await api.get('/admin/dashboard-stats', admin)).json();
  return [waitingReviews, reportedReviews];
};
const mailsTo = async ({ email }: SignedInPerson) => {
  await api.runJobs();
  const sent = await api.db.execute<{ text: string }>(
    sql`select text from sent_mails where "to" = ${email} order by id`,
  );
  return sent.rows.map(({ text }) => text);
};

test('what an account says in its first day waits for a look: nobody but its author sees or counts it', async () => {
  const said = await say(newcomer);
  expect([said.statusCode, said.json()]).toMatchObject([201, { isWaiting: true, rating: 1 }]);
  expect([await seen(), await stars()]).toEqual([[], [null, 0]]);
  expect((await api.get('/reviews')).json()).toEqual([]);
  expect((await api.get('/reviews/summary')).json()).toEqual([]);
  expect(await mine(newcomer)).toMatchObject([{ isWaiting: true, comment: 'Never came.' }]);
  expect(await stats()).toEqual([1, 0]);
  // Of those who have been here longer it is there at once.
  expect((await say(reader, { rating: 5 })).json()).toMatchObject({ isWaiting: false });
  expect(await stars()).toEqual([5, 1]);

  const { _id } = said.json();
  const approved = await decide(_id, 'approve');
  expect(approved.json()).toMatchObject({ waitingSince: null, isWaiting: false });
  expect([(await seen()).length, await stars(), await stats()]).toEqual([2, [3, 2], [0, 0]]);
  expect((await decide(_id, 'approve')).statusCode).toBe(409);
  expect(await mailsTo(newcomer)).toEqual([expect.stringContaining('Everybody can read it from now on')]);
  const entries = (await api.get('/admin/audit?thing=review', admin)).json();
  expect(entries).toMatchObject([{ action: 'approve', thingId: _id }]);
});

test('a review of a place stands in the list of that place once it is approved', async () => {
  await loadPlaces(api.db);
  const [{ _id: kandy }, { _id: galle }] = await Promise.all(
    ['kandy', 'galle'].map(async (place) => (await api.get(`/destinations/${place}`)).json()),
  );
  const listOf = async (place: string) =>
    (await api.get(`/reviews?itemType=destination&itemId=${place}`)).json();
  const said = await say(newcomer, { itemType: 'destination', itemId: kandy, comment: 'The lake at six.' });
  expect(await listOf(kandy)).toEqual([]);
  await decide(said.json()._id, 'approve');
  expect(await listOf(kandy)).toMatchObject([
    { comment: 'The lake at six.', itemName: 'Kandy', isWaiting: false },
  ]);
  expect(await listOf(galle)).toEqual([]);
});

test('what is refused stays away, and its author is told why', async () => {
  const { _id } = (await say(newcomer)).json();
  expect((await decide(_id, 'hide', { reason: 'It insults him.' })).json()).toMatchObject({
    ...{ waitingSince: null, hiddenReason: 'It insults him.' },
  });
  expect([await seen(), await stars(), await stats()]).toEqual([[], [null, 0], [0, 0]]);
  expect((await decide(_id, 'approve')).statusCode).toBe(409);
  expect(await mailsTo(newcomer)).toEqual([
    expect.stringContaining('This is what they say: It insults him.'),
  ]);
});

test('what was refused by mistake and is shown after all is told as what is approved, once', async () => {
  const owner = await api.signIn();
  itemId = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const { _id } = (await say(newcomer)).json();
  await decide(_id, 'hide', { reason: 'A slip of the hand.' });
  expect(await mailsTo(owner)).toEqual([]);
  expect((await decide(_id, 'restore')).statusCode).toBe(200);
  expect(await mailsTo(newcomer)).toEqual([
    expect.stringContaining('A slip of the hand.'),
    expect.stringContaining('Everybody can read it from now on'),
  ]);
  expect(await mailsTo(owner)).toEqual([expect.stringContaining('Never came.')]);
  // A review that all visitors could read before is not told anew.
  await decide(_id, 'hide', { reason: 'It insults him.' });
  expect((await decide(_id, 'restore')).statusCode).toBe(200);
  expect([await mailsTo(newcomer), await mailsTo(owner)]).toMatchObject([{ length: 2 }, { length: 1 }]);
});

test('what waits goes on waiting when it is changed, and what was approved waits again', async () => {
  const { _id } = (await say(newcomer)).json();
  now = addDays(now, 2);
  const older = await api.signIn({ createdAt: addDays(now, -3) });
  admin = await api.signIn({ role: 'admin' });
  await api.db.execute(
    sql`update sessions set user_id = ${newcomer.id}::uuid where user_id = ${older.id}::uuid`,
  );
  // A day later the account is no newcomer any more, but no administrator has looked at this.
  expect((await say(older, { comment: 'Still a lie.' })).json()).toMatchObject({ _id, isWaiting: true });
  await decide(_id, 'approve');
  expect((await say(older, { comment: 'Better, in the end.' })).json()).toMatchObject({ isWaiting: false });

  const fresh = await api.signIn({ createdAt: now });
  const second = (await say(fresh, { comment: 'Kind words', rating: 5 })).json();
  await decide(second._id, 'approve');
  expect((await say(fresh, { comment: 'Unkind ones' })).json()).toMatchObject({ isWaiting: true });
  expect((await seen()).map(({ comment }: { comment: string }) => comment)).toEqual(['Better, in the end.']);
  expect(await stars()).toEqual([1, 1]);
});

test('what was refused and is written anew waits once more, and is refused again or approved', async () => {
  const { _id } = (await say(newcomer)).json();
  await decide(_id, 'hide', { reason: 'It insults him.' });
  expect((await say(newcomer, { comment: 'He never came.' })).json()).toMatchObject({ _id, isWaiting: true });
  expect([await mine(newcomer), await stats()]).toMatchObject([[{ comment: 'He never came.' }], [1, 0]]);
  const refused = await decide(_id, 'hide', { reason: 'It is not true.' });
  expect(refused.json()).toMatchObject({ waitingSince: null, hiddenReason: 'It is not true.' });
  expect(await stats()).toEqual([0, 0]);
  expect(await mailsTo(newcomer)).toEqual([
    expect.stringContaining('It insults him.'),
    expect.stringContaining('It is not true.'),
  ]);
  await say(newcomer, { comment: 'He came late.' });
  const approved = { isWaiting: false, hiddenAt: null, hiddenReason: null };
  expect((await decide(_id, 'approve')).json()).toMatchObject(approved);
  expect([await seen(), await stars()]).toMatchObject([[{ comment: 'He came late.' }], [1, 1]]);
});

test('what was hidden and is written anew waits, also of an older account, and is not said to be there', async () => {
  const { _id } = (await say(reader)).json();
  await decide(_id, 'hide', { reason: 'An advertisement.' });
  expect((await say(reader, { comment: 'Honestly.' })).json()).toMatchObject({ _id, isWaiting: true });
  expect([await seen(), await stars(), await stats()]).toEqual([[], [null, 0], [1, 0]]);
  expect(await mine(reader)).toMatchObject([{ comment: 'Honestly.', isWaiting: true }]);
  // A change while it waits is no second way round.
  expect((await say(reader, { comment: 'Truly.' })).json()).toMatchObject({ isWaiting: true });
  expect(await seen()).toEqual([]);
});

test('a report that is sent again with its key, also at once, is the one that was taken', async () => {
  const { _id } = (await say(reader, { rating: 5 })).json();
  const headers = { ...newcomer.headers, 'idempotency-key': crypto.randomUUID() };
  const replies = await Promise.all([1, 2, 3].map(() => report(_id, { ...newcomer, headers })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect((await report(_id, newcomer)).statusCode).toBe(409);
  expect(await stats()).toEqual([0, 1]);
});

test('readers report a review once, with a reason; an administrator keeps or hides it, and that is written down', async () => {
  const { _id } = (await say(reader, { rating: 5 })).json();
  expect((await report(_id, newcomer, '  ')).json().fields).toEqual({
    reason: 'Please say what is wrong with it.',
  });
  expect((await report(_id, newcomer)).statusCode).toBe(204);
  expect((await report(_id, newcomer)).json()).toMatchObject({ code: 'CONFLICT' });
  expect((await report(_id, reader)).statusCode).toBe(403);
  expect((await api.post(`/reviews/${_id}/report`, { reason: 'Bad' })).statusCode).toBe(401);
  const unverified = await api.signIn({ emailVerifiedAt: null });
  expect((await report(_id, unverified)).json().code).toBe('EMAIL_NOT_VERIFIED');
  expect((await report(crypto.randomUUID(), newcomer)).statusCode).toBe(404);
  expect(await stats()).toEqual([0, 1]);
  const reported = async () => (await api.get('/admin/reviews?reported=true', admin)).json();
  expect(await reported()).toMatchObject([
    { _id, reportCount: 1, reports: [{ userName: 'Maja', reason: 'They never travelled with him.' }] },
  ]);

  expect((await decide(_id, 'keep')).json()).toMatchObject({ reportCount: 0, reports: [], hiddenAt: null });
  expect((await decide(_id, 'keep')).statusCode).toBe(409);
  expect([await reported(), await stats(), (await seen()).length]).toEqual([[], [0, 0], 1]);
  // Kept as it was: who reported it says no more, until it is another.
  expect((await report(_id, newcomer)).statusCode).toBe(409);
  await say(reader, { comment: 'Something else altogether' });
  expect((await report(_id, newcomer)).statusCode).toBe(204);
  await decide(_id, 'hide', { reason: 'An advertisement.' });
  expect([await reported(), await seen()]).toEqual([[], []]);
  expect((await report(_id, admin)).statusCode).toBe(404);
  const entries = (await api.get('/admin/audit?thing=review', admin)).json();
  expect(entries).toMatchObject([{ action: 'hide' }, { action: 'keep', before: { reports: 1 } }]);
});

test('what was reported and waits again as it was changed counts once; approving it ends the reports of what it said before', async () => {
  const { _id } = (await say(newcomer)).json();
  await decide(_id, 'approve');
  await report(_id, reader);
  expect(await stats()).toEqual([0, 1]);
  await say(newcomer, { comment: 'He came late.' });
  expect(await stats()).toEqual([1, 0]);
  expect((await api.get('/admin/reviews?reported=true', admin)).json()).toEqual([]);
  // Who looks at it reads what was said against it.
  expect((await api.get('/admin/reviews?waiting=true', admin)).json()).toMatchObject([{ reportCount: 1 }]);
  expect((await decide(_id, 'approve')).json()).toMatchObject({ reportCount: 0, reports: [] });
  expect(await stats()).toEqual([0, 0]);
  const [entry] = (await api.get('/admin/audit?thing=review', admin)).json();
  expect(entry).toMatchObject({ action: 'approve', before: { comment: 'He came late.', reports: 1 } });
  // What it says by now may be reported by the same reader.
  expect((await report(_id, reader)).statusCode).toBe(204);
  expect(await stats()).toEqual([0, 1]);
});

test('what was approved and is saved as it was does not wait again, nor is a report of it that was kept taken anew', async () => {
  const { _id } = (await say(newcomer)).json();
  await decide(_id, 'approve');
  await report(_id, reader);
  await decide(_id, 'keep');
  now = new Date(now.getTime() + 60_000);
  expect((await say(newcomer)).json()).toMatchObject({ _id, isWaiting: false });
  expect([(await seen()).length, await stars(), await stats()]).toEqual([1, [1, 1], [0, 0]]);
  expect((await report(_id, reader)).statusCode).toBe(409);
  // What our team has hidden waits, changed or not.
  await decide(_id, 'hide', { reason: 'It insults him.' });
  expect((await say(newcomer)).json()).toMatchObject({ _id, isWaiting: true });
});

test('what waits cannot be reported, and stands first for administrators', async () => {
  const waiting = (await say(newcomer)).json();
  const shown = (await say(reader)).json();
  expect((await report(waiting._id, reader)).statusCode).toBe(404);
  const first = await listed(api, '/admin/reviews?limit=1', admin);
  expect(first.items).toMatchObject([{ _id: waiting._id, waitingSince: expect.any(String) }]);
  expect((await listed(api, first.next ?? '', admin)).ids).toEqual([shown._id]);
  const ids = async (query: string) => (await listed(api, `/admin/reviews?${query}`, admin)).ids;
  expect([await ids('waiting=true'), await ids('waiting=false')]).toEqual([[waiting._id], [shown._id]]);
});

test('it says when one travelled: a month that was, of the last ten years', async () => {
  const travelled = monthOf(addDays(now, -40));
  expect((await say(reader, { travelled })).json()).toMatchObject({ travelled });
  expect(await seen()).toMatchObject([{ travelled }]);
  // Who does not say when leaves what was said.
  expect((await say(reader, { comment: 'Anew' })).json()).toMatchObject({ travelled });
  for (const [month, words] of [
    [monthOf(addDays(now, 40)), 'Please choose a month that has begun'],
    [monthOf(addDays(now, -3750)), 'Please choose a month of the last 10 years.'],
    ['2026-13', 'Please say when you travelled'],
    ['yesterday', 'Please say when you travelled'],
  ] as const) {
    const refused = await say(reader, { travelled: month });
    expect([month, refused.statusCode, refused.json().fields?.travelled]).toEqual([
      ...[month, 400, expect.stringContaining(words)],
    ]);
  }
});

test('what waits as its account is new is deleted by who wrote it; what our team has hidden by our team alone', async () => {
  const remove = async (id: string, who: SignedInPerson) => {
    const reply = await api.delete(`/reviews/${id}`, who);
    return reply.statusCode === 204 ? 204 : reply.json().code;
  };
  const { _id: waiting } = (await say(newcomer)).json();
  expect(await remove(waiting, reader)).toBe('NOT_FOUND');
  expect(await remove(waiting, newcomer)).toBe(204);
  expect((await say(newcomer)).json()).toMatchObject({ isWaiting: true });

  const { _id: id } = (await say(reader)).json();
  await decide(id, 'hide', { reason: 'It insults him.' });
  expect(await remove(id, newcomer)).toBe('NOT_FOUND');
  expect(await remove(id, reader)).toBe('CONFLICT');
  expect((await say(reader, { comment: 'Never came, truly.' })).json()).toMatchObject({ isWaiting: true });
  // Deleted and written as a new one it would be there at once.
  expect(await remove(id, reader)).toBe('CONFLICT');
  await decide(id, 'approve');
  expect(await remove(id, reader)).toBe(204);
});

test.each([
  ['nobody has looked at', async () => undefined],
  [
    'was hidden and is written anew in time',
    async (id: string) => {
      await decide(id, 'hide', { reason: 'It insults him.' });
      now = new Date(now.getTime() + 3_600_000);
      await say(newcomer, { comment: 'Never came, truly.' });
      expect((await api.delete(`/reviews/${id}`, newcomer)).json().code).toBe('CONFLICT');
    },
  ],
  [
    'was approved and hidden, and is written anew in time',
    async (id: string) => {
      await decide(id, 'approve');
      await decide(id, 'hide', { reason: 'It insults him.' });
      await say(newcomer, { comment: 'Never came, truly.' });
      expect((await api.delete(`/reviews/${id}`, newcomer)).json().code).toBe('CONFLICT');
    },
  ],
])('what %s is not to be read at once by deleting it when the first day is over', async (_, meanwhile) => {
  const { _id: id } = (await say(newcomer)).json();
  await meanwhile(id);
  // As if the day had gone by.
  await api.db.execute(sql`update users set created_at = created_at - interval '1 day'`);
  await api.db.execute(sql`update reviews set waiting_since = waiting_since - interval '1 day'`);
  expect((await api.delete(`/reviews/${id}`, newcomer)).json().code).toBe('CONFLICT');
  expect((await say(newcomer)).json()).toMatchObject({ isWaiting: true });
  // Once our team has let it through it is its writer's to delete.
  await decide(id, 'approve');
  expect((await api.delete(`/reviews/${id}`, newcomer)).statusCode).toBe(204);
});
