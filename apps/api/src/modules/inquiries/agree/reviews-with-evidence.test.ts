import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, offer, accept, passTime, mailsTo } = actions(api);
let [maja, nimal, other] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let van: string;

beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews', 'inquiries', 'sent_mails');
  now = new Date('2027-01-05T10:00:00Z');
  [maja, nimal, other] = await Promise.all([
    api.signIn({ userName: 'Maja', createdAt: new Date('2026-01-01') }),
    api.signIn({ userName: 'Nimal' }),
    api.signIn({ userName: 'Anton', createdAt: new Date('2026-01-01') }),
  ]);
  van = await addVehicle(api, nimal.id);
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-10'`);
});

const item = () => ({ itemType: 'vehicle', itemId: van });
const query = () => `itemType=vehicle&itemId=${van}`;
const say = (who: SignedInPerson, more: object = {}) =>
  api.post('/reviews', { ...item(), rating: 4, comment: 'Calm in the bends', ...more }, who);

async function travel() {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await accept(id, (await offer(id, nimal))._id, maja);
  now = new Date('2027-02-15T06:00:00Z');
  await passTime();
  return id;
}
const askHowItWas = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:reviews', '{}')`);
  return (await mailsTo(maja.email)).filter(({ subject }) => subject.startsWith('How was it'));
};

test('who travelled as agreed here is marked with the month and may answer five more questions; others are not and may not', async () => {
  expect((await api.get(`/reviews/journey?${query()}`, maja)).json()).toEqual({
    agreed: null,
    scores: null,
    isOwn: false,
  });
  await travel();
  const scores = { asAgreed: 5, priceAsQuoted: 4, noShopStops: 5 };
  expect((await say(maja, { scores })).json()).toMatchObject({ agreed: '2027-02', rating: 4 });
  expect((await api.get(`/reviews/journey?${query()}`, maja)).json()).toEqual({
    agreed: '2027-02',
    scores,
    isOwn: false,
  });
  const refused = await say(other, { scores });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['scores']]);
  now = new Date('2027-02-15T06:01:00Z');
  expect((await say(other, { rating: 1 })).json()).toMatchObject({ agreed: null });
  expect((await api.get(`/reviews?${query()}`)).json()).toMatchObject([
    { agreed: null },
    { agreed: '2027-02' },
  ]);
  expect((await api.get(`/reviews/evidence?${query()}`)).json()).toEqual({
    agreed: { count: 1, average: 4 },
    others: { count: 1, average: 1 },
    scores: [
      { name: 'asAgreed', average: 5, count: 1 },
      { name: 'priceAsQuoted', average: 4, count: 1 },
      { name: 'noShopStops', average: 5, count: 1 },
    ],
  });
  // Beside other offers only those of them count whose journey was agreed on here.
  const [again] = await ask(asked([van], { from: '2027-03-10', to: '2027-03-12' }), maja);
  expect((await api.get(`/inquiries/compare?ids=${again?._id}`, maja)).json()).toMatchObject([
    { evidence: { count: 1, average: 4 } },
  ]);
  // The mean of all is what it was specified to be.
  expect((await api.get(`/vehicles/${van}`)).json()).toMatchObject({ averageRating: 2.5, reviewCount: 2 });
  // Changed without answering again: what was answered stays.
  expect((await say(maja, { rating: 5 })).json()).toMatchObject({ agreed: '2027-02' });
  expect((await api.get(`/reviews/journey?${query()}`, maja)).json()).toMatchObject({ scores });
});

/** What stands where a mail leads to, the first of it. */
async function firstAt(mail: { text: string } | undefined) {
  const query = mail?.text.match(/\/reviews\?(\S+)#said/)?.[1] ?? '';
  expect(query).toContain(`itemId=${van}`);
  return (await api.get(`/reviews?${query}`)).json()[0]?._id;
}

test('an owner hears of a review once, when travellers can read it; what waits for a look tells nothing before', async () => {
  const told = async () =>
    (await mailsTo(nimal.email)).filter(({ subject }) => subject.endsWith('was reviewed'));
  const first = (await say(other)).json()._id;
  expect((await say(other, { rating: 1, comment: 'On second thoughts, no.' })).statusCode).toBe(201);
  const [mail, ...more] = await told();
  expect(mail?.text).toContain('Anton has reviewed');
  expect(mail?.text).toContain('Calm in the bends');
  expect(await firstAt(mail)).toBe(first);
  expect(more).toEqual([]);
  const [newcomer, admin] = [
    await api.signIn({ userName: 'Lena', createdAt: now }),
    await api.signIn({ role: 'admin' }),
  ];
  const { _id } = (await say(newcomer)).json();
  expect(await told()).toHaveLength(1);
  // It was written before these, and so stands below them.
  for (let n = 0; n < 6; n += 1)
    await say(await api.signIn({ userName: `Guest ${n}`, createdAt: new Date('2026-01-01') }));
  expect((await api.patch(`/admin/reviews/${_id}/approve`, {}, admin)).statusCode).toBe(200);
  const news = (await told()).filter(({ text }) => text.includes('Lena'));
  expect(news).toHaveLength(1);
  expect(await firstAt(news[0])).toBe(_id);
  const [approved] = await mailsTo(newcomer.email);
  expect(await firstAt(approved)).toBe(_id);
});

test('what was agreed and cancelled, or is still to come, marks no review', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await accept(id, (await offer(id, nimal))._id, maja);
  expect((await say(maja)).json()).toMatchObject({ agreed: null });
  await api.post(`/inquiries/${id}/cancel`, { reason: 'We are ill.' }, maja);
  now = new Date('2027-02-20T06:00:00Z');
  await passTime();
  expect((await say(maja)).json()).toMatchObject({ agreed: null });
  expect(await askHowItWas()).toEqual([]);
});

test('two days after the end the traveller is asked once, with a link that opens the form', async () => {
  await travel();
  expect(await askHowItWas()).toEqual([]);
  now = new Date('2027-02-16T06:00:00Z');
  const [mail] = await askHowItWas();
  expect(mail?.text).toContain(`/vehicles/${van}?review=1#said`);
  now = new Date('2027-02-18T06:00:00Z');
  expect(await askHowItWas()).toHaveLength(1);
});

test('who has written since the journey is not asked for it; what they wrote before it asks nothing less', async () => {
  await say(maja);
  await travel();
  now = new Date('2027-02-16T06:00:00Z');
  expect(await askHowItWas()).toHaveLength(1);
  await api.db.execute(sql`update inquiries set review_asked_at = null`);
  await api.empty('sent_mails');
  now = new Date('2027-02-15T09:00:00Z');
  expect((await say(maja, { rating: 5 })).json()).toMatchObject({ agreed: '2027-02' });
  now = new Date('2027-02-16T06:00:00Z');
  expect(await askHowItWas()).toEqual([]);
  const { rows } = await api.db.execute(sql`select from inquiries where review_asked_at is null`);
  expect(rows).toEqual([]);
});

test.each([
  ['deleted', () => sql`update listings set deleted_at = now()`],
  ['rejected', () => sql`update listings set status = 'rejected'`],
  ['to be looked at', () => sql`update listings set status = 'pending'`],
])('of a listing that is %s nothing is asked, since its page is not there', async (_, takeAway) => {
  await travel();
  await api.db.execute(takeAway());
  now = new Date('2027-02-17T06:00:00Z');
  expect(await askHowItWas()).toEqual([]);
});

test('of a listing that is hidden is asked when it comes back in time', async () => {
  const set = async (what: 'suspend' | 'restore', body?: object) => {
    const done = await api.post(
      `/admin/users/${nimal.id}/${what}`,
      body,
      await api.signIn({ role: 'admin' }),
    );
    expect(done.statusCode, done.body).toBe(200);
  };
  await travel();
  await set('suspend', { reason: 'Asks for money in advance.' });
  now = new Date('2027-02-17T06:00:00Z');
  expect(await askHowItWas()).toEqual([]);
  await set('restore');
  expect(await askHowItWas()).toHaveLength(1);
  expect(await askHowItWas()).toHaveLength(1);
});
