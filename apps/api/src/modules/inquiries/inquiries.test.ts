import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';
import { actions, addVehicle, anOffer, asked } from './testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, passTime, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let other: SignedInPerson;
let van: string;

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  other = await api.signIn({ userName: 'Kumari' });
  van = await addVehicle(api, nimal.id);
  await stayIn();
});

/** Sessions that outlive the weeks of a test. */
const stayIn = () =>
  api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-01'`);

const calendar = async () =>
  (await api.get(`/vehicles/${van}/calendar?from=2027-02-01&to=2027-02-28`)).json().days;

test('from a question to an agreement, with a mail at each step and the days busy', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  expect(thread).toMatchObject({ status: 'open', as: 'traveller', with: 'Nimal', children: [4, 9] });
  const [question] = await mailsTo(nimal.email);
  expect(question?.subject).toMatch(/^Maja asks about “/);
  expect(question?.text).toContain('We would like to see Ella and Yala.');
  expect(question?.text).toContain(`/inquiries/${id}`);
  expect((await api.get('/inquiries/unread', nimal)).json()).toEqual({ traveller: 0, partner: 1 });

  now = new Date('2027-01-05T11:00:00Z');
  expect((await act(id, 'messages', nimal, { text: 'Gladly. From which hotel?' })).statusCode).toBe(201);
  expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ _id: id, unread: 1, answerBy: null }]);
  expect((await act(id, 'read', maja)).statusCode).toBe(204);
  expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ unread: 0 }]);

  const first = await offer(id, nimal);
  expect(first.total).toBe(5 * 15_000 + 120 * 90);
  expect(await calendar()).toEqual([{ from: '2027-02-10', to: '2027-02-14', state: 'held' }]);
  const second = await offer(id, nimal, { notIncluded: [], validUntil: '2027-01-25' });
  const shown = await read(id, maja);
  expect(shown.offers.map(({ _id, state }) => [_id, state])).toEqual([
    [second._id, 'current'],
    [first._id, 'superseded'],
  ]);
  expect((await act(id, `offers/${first._id}/accept`, maja)).statusCode).toBe(409);

  const agreed = await accept(id, second._id, maja);
  expect(agreed).toMatchObject({ status: 'agreed', agreement: { offerId: second._id, cancelledAt: null } });
  expect(agreed.agreement?.number).toMatch(/^SA-2027-\d{6}$/);
  expect(await calendar()).toEqual([{ from: '2027-02-10', to: '2027-02-14', state: 'busy' }]);
  for (const person of [maja, nimal]) {
    const agreements = (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Agreed'));
    expect(agreements).toHaveLength(1);
    for (const words of [
      'LKR 85,800',
      'Free of charge until 7 days before',
      'Fuel · 100 km a day',
      '500 km included',
    ])
      expect(agreements[0]?.text).toContain(words);
  }
  // Nothing changes an agreement but an end of it.
  expect((await api.post(`/inquiries/${id}/offers`, anOffer(), nimal)).statusCode).toBe(409);
  expect((await act(id, 'decline', nimal, { reason: 'No' })).statusCode).toBe(409);
  now = new Date('2027-02-15T00:00:00Z');
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'done' });
});

test('what happens in a thread is news to the other side until it is read, as a message is', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  const news = async (who: SignedInPerson, as: 'traveller' | 'partner') => {
    const [shown] = (await api.get(`/inquiries?as=${as}`, who)).json();
    const counted = (await api.get('/inquiries/unread', who)).json()[as];
    expect(counted).toBe(shown.hasNews ? 1 : 0);
    return shown.hasNews;
  };
  const later = () => {
    now = new Date(now.getTime() + 60_000);
  };
  expect([await news(maja, 'traveller'), await news(nimal, 'partner')]).toEqual([false, true]);
  later();
  const { _id } = await offer(id, nimal);
  expect([await news(maja, 'traveller'), await news(nimal, 'partner')]).toEqual([true, false]);
  later();
  await accept(id, _id, maja);
  expect([await news(maja, 'traveller'), await news(nimal, 'partner')]).toEqual([false, true]);
  later();
  await act(id, 'read', nimal);
  expect(await news(nimal, 'partner')).toBe(false);
  later();
  await act(id, 'cancel', maja, { reason: 'We are ill.' });
  expect([await news(maja, 'traveller'), await news(nimal, 'partner')]).toEqual([false, true]);
});

test('that a question had no answer is news to both, and that a journey is over to nobody', async () => {
  const vans = [van, await addVehicle(api, nimal.id)];
  const [silent, travelled] = await ask(asked(vans), maja);
  await accept(travelled?._id ?? '', (await offer(travelled?._id ?? '', nimal))._id, maja);
  for (const { _id = '' } of [silent ?? {}, travelled ?? {}]) await act(_id, 'read', nimal);
  now = new Date('2027-02-15T00:00:00Z');
  await passTime();
  for (const [who, as] of [
    [maja, 'traveller'],
    [nimal, 'partner'],
  ] as const) {
    const shown: Inquiry[] = (await api.get(`/inquiries?as=${as}`, who)).json();
    expect(new Map(shown.map(({ status, hasNews }) => [status, hasNews]))).toEqual(
      new Map([
        ['expired', true],
        ['done', false],
      ]),
    );
  }
});

test('an agreement can be cancelled by either until its first day, with a reason, and its days are free', async () => {
  const [one] = await ask(asked([van]), maja);
  const id = one?._id ?? '';
  await accept(id, (await offer(id, nimal))._id, maja);
  expect((await act(id, 'cancel', maja)).json().fields.reason).toBe('Please say why.');
  const cancelled = await act(id, 'cancel', maja, { reason: 'We are ill.' });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', agreement: { cancelledBy: 'traveller' } });
  expect(await calendar()).toEqual([]);
  const last = (await mailsTo(nimal.email)).at(-1);
  expect(last?.subject).toContain('has cancelled the agreement');
  expect(last?.text).toContain('We are ill.');
  const [two] = await ask(asked([van]), maja);
  const again = two?._id ?? '';
  await accept(again, (await offer(again, nimal))._id, maja);
  now = new Date('2027-02-09T18:30:00Z');
  expect((await act(again, 'cancel', nimal, { reason: 'The van is broken.' })).statusCode).toBe(409);
});

test('of twenty who accept the same days at once one has an agreement, and nineteen are told', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => api.signIn()));
  const ready: { id: string; offerId: string; person: SignedInPerson }[] = [];
  for (const person of people) {
    const [thread] = await ask(asked([van]), person);
    const id = thread?._id ?? '';
    ready.push({ id, offerId: (await offer(id, nimal))._id, person });
  }
  const replies = await Promise.all(
    ready.map(({ id, offerId, person }) => act(id, `offers/${offerId}/accept`, person)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(19);
  expect(refused[0]?.json().error).toContain('Another traveller has agreed on one of these days');
  const all = await Promise.all(ready.map(({ id, person }) => read(id, person)));
  expect(all.filter(({ status }) => status === 'agreed')).toHaveLength(1);
  expect(all.filter(({ status, agreement }) => status === 'offered' && !agreement)).toHaveLength(19);
  expect((await mailsTo(nimal.email)).filter(({ subject }) => subject.startsWith('Agreed'))).toHaveLength(1);
});

test('a doubled press asks once, accepts once and mails once', async () => {
  const twice = await Promise.all([1, 2].map(() => api.post('/inquiries', asked([van]), maja)));
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const id = twice.find(({ statusCode }) => statusCode === 201)?.json().threads[0]._id;
  const { _id } = await offer(id, nimal);
  const accepted = await Promise.all([1, 2, 3].map(() => act(id, `offers/${_id}/accept`, maja)));
  expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await mailsTo(maja.email)).filter(({ subject }) => subject.startsWith('Agreed'))).toHaveLength(1);
});

test('several are asked at once, all of them or none, and their offers are compared', async () => {
  const second = await addVehicle(api, other.id);
  const refused = await api.post('/inquiries', asked([van, newId()]), maja);
  expect(refused.statusCode).toBe(404);
  expect(refused.json().fields).toHaveProperty(['itemIds.1']);
  expect((await api.get('/inquiries', maja)).json()).toEqual([]);
  const threads = await ask(asked([van, second], { kilometres: 640 }), maja);
  await offer(threads[0]?._id ?? '', nimal);
  const ids = threads.map(({ _id }) => _id).join(',');
  expect((await api.get(`/inquiries/compare?ids=${ids}`, maja)).json()).toMatchObject([
    {
      with: 'Nimal',
      total: 85_800,
      perDay: 17_160,
      perPerson: 21_450,
      kilometres: 640,
      offer: { included: ['Fuel', '100 km a day'] },
    },
    { with: 'Kumari', total: null, offer: null, evidence: null },
  ]);
  expect((await api.get(`/inquiries/compare?ids=${ids}`, nimal)).statusCode).toBe(404);
  // A partner reckons with the way, too.
  expect(await read(threads[0]?._id ?? '', nimal)).toMatchObject({ kilometres: 640 });
  for (const kilometres of [0, 20_001, 12.5])
    expect((await api.post('/inquiries', asked([van], { kilometres }), other)).json().fields).toHaveProperty([
      'kilometres',
    ]);
});

test('an id in capitals, as phones write it, names the same: it is asked, and compared in the order named', async () => {
  const second = await addVehicle(api, other.id);
  const threads = await ask(asked([van.toUpperCase(), second.toUpperCase()]), maja);
  expect(threads).toMatchObject([{ with: 'Nimal' }, { with: 'Kumari' }]);
  const ids = threads.map(({ _id }) => _id.toUpperCase()).reverse();
  expect((await api.get(`/inquiries/compare?ids=${ids}`, maja)).json()).toMatchObject([
    { with: 'Kumari' },
    { with: 'Nimal' },
  ]);
});

test('time ends what is not answered and what was not accepted', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  now = new Date('2027-01-12T10:00:01Z');
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'expired' });
  expect((await mailsTo(maja.email)).at(-1)?.subject).toContain('has ended');
  const [next] = await ask(asked([van]), maja);
  const again = next?._id ?? '';
  await offer(again, nimal);
  // A hold ends before the offer does.
  now = new Date('2027-01-15T10:00:02Z');
  expect(await calendar()).toEqual([]);
  now = new Date('2027-01-20T18:30:01Z');
  await passTime();
  expect(await read(again, maja)).toMatchObject({ status: 'open', offers: [{ state: 'lapsed' }] });
  now = new Date('2027-02-11T00:00:00Z');
  await passTime();
  expect(await read(again, maja)).toMatchObject({ status: 'expired' });
});

test('strangers see and do nothing, and neither side does what is the other’s', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  const { _id } = await offer(id, nimal);
  const admin = await api.signIn({ role: 'admin' });
  for (const who of [other, admin, undefined]) {
    expect((await api.get(`/inquiries/${id}`, who)).statusCode).toBe(404);
    for (const what of [
      'messages',
      'decline',
      'cancel',
      'report',
      'read',
      'confirm',
      `offers/${_id}/accept`,
    ]) {
      const body =
        what === 'messages'
          ? { text: 'x' }
          : ['decline', 'cancel', 'report'].includes(what)
            ? { reason: 'x' }
            : undefined;
      expect(
        (await api.post(`/inquiries/${id}/${what}?key=${'x'.repeat(32)}`, body, who)).statusCode,
        what,
      ).toBe(404);
    }
  }
  expect((await api.post(`/inquiries/${id}/offers`, anOffer(), other)).statusCode).toBe(404);
  expect((await api.post(`/inquiries/${id}/offers`, anOffer(), maja)).statusCode).toBe(403);
  expect((await act(id, `offers/${_id}/accept`, nimal)).statusCode).toBe(403);
  expect((await act(id, 'block', maja)).statusCode).toBe(403);
  expect((await api.get('/inquiries?as=partner', other)).json()).toEqual([]);
});

test('an administrator reads a thread that was reported, and the audit says so', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  const admin = await api.signIn({ role: 'admin' });
  expect((await act(id, 'report', nimal, { reason: 'He threatens me.' })).statusCode).toBe(204);
  expect((await api.get('/admin/inquiries', admin)).json()).toMatchObject([
    { _id: id, reportedBy: 'partner', reason: 'He threatens me.' },
  ]);
  expect((await api.get('/admin/dashboard-stats', admin)).json()).toMatchObject({ reportedInquiries: 1 });
  expect((await api.get(`/inquiries/${id}`, admin)).statusCode).toBe(404);
  const opened = (await api.get(`/admin/inquiries/${id}`, admin)).json();
  expect(opened).toMatchObject({ reason: 'He threatens me.', traveller: { userId: maja.id } });
  expect(opened.thread).toMatchObject({ as: 'admin', messages: [{ by: 'traveller' }] });
  expect((await api.get('/admin/audit?thing=inquiry', admin)).json()).toMatchObject([
    { action: 'read', thingId: id, reason: 'He threatens me.' },
  ]);
  expect((await act(id, 'messages', admin, { text: 'x' })).statusCode).toBe(404);
});

test('a report that is closed makes the thread private again, once, until it is reported anew', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  const admin = await api.signIn({ role: 'admin' });
  const close = (who: typeof admin) =>
    api.post(`/admin/inquiries/${id}/close-report`, { reason: 'We have spoken with both.' }, who);
  expect((await close(admin)).statusCode).toBe(404);
  await act(id, 'report', nimal, { reason: 'He threatens me.' });
  expect((await close(nimal)).statusCode).toBe(403);
  const closed = await Promise.all(Array.from({ length: 5 }, () => close(admin)));
  expect(closed.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404, 404, 404]);
  expect((await api.get(`/admin/inquiries/${id}`, admin)).statusCode).toBe(404);
  expect((await api.get('/admin/inquiries', admin)).json()).toEqual([]);
  expect((await api.get('/admin/audit?thing=inquiry', admin)).json()).toMatchObject([
    { action: 'close report', thingId: id, reason: 'We have spoken with both.' },
  ]);
  await act(id, 'report', maja, { reason: 'Now she does.' });
  expect((await api.get('/admin/inquiries', admin)).json()).toMatchObject([
    { _id: id, reportedBy: 'traveller', partner: { userId: nimal.id } },
  ]);
});

test('a partner who has blocked a traveller hears no more of them', async () => {
  const [thread] = await ask(asked([van]), maja);
  expect((await act(thread?._id ?? '', 'block', nimal)).statusCode).toBe(204);
  expect(await read(thread?._id ?? '', maja)).toMatchObject({ status: 'declined' });
  expect(
    (await api.post('/inquiries', asked([van], { from: '2027-03-01', to: '2027-03-02' }), maja)).statusCode,
  ).toBe(409);
  await ask(asked([van]), other);
});

test('who says no to an offer has their partner told so, and of nothing that is for travellers', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await offer(id, nimal);
  expect((await act(id, 'decline', maja, { reason: 'It is too dear.' })).statusCode).toBe(200);
  const told = (await mailsTo(nimal.email)).at(-1);
  expect(told?.subject).toMatch(/^Maja said no: “/);
  expect(told?.text).toContain('It is too dear.');
  expect(told?.text).not.toContain('ask others');
});

test('of a month alone an offer says the days, which the agreement then has', async () => {
  const [thread] = await ask(asked([van], { from: undefined, to: undefined, month: '2027-02' }), maja);
  const id = thread?._id ?? '';
  expect((await api.post(`/inquiries/${id}/offers`, anOffer(), nimal)).json().fields).toHaveProperty('from');
  const made = await offer(id, nimal, { from: '2027-02-03', to: '2027-02-05' });
  expect(await accept(id, made._id, maja)).toMatchObject({
    from: '2027-02-03',
    to: '2027-02-05',
    month: null,
  });
  expect(await calendar()).toEqual([{ from: '2027-02-03', to: '2027-02-05', state: 'busy' }]);
});

test('who leaves takes along what they wrote; of an agreement the other keeps what was agreed', async () => {
  const second = await addVehicle(api, other.id);
  const [kept, gone] = await ask(asked([van, second]), maja);
  await accept(kept?._id ?? '', (await offer(kept?._id ?? '', nimal))._id, maja);
  await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}`);
  const left = await api.delete('/auth/account', { ...maja, payload: {} });
  expect(left.statusCode, left.body).toBe(204);
  const shown = await read(kept?._id ?? '', nimal);
  expect(shown).toMatchObject({ status: 'cancelled', agreement: { cancelledBy: 'traveller' } });
  expect(JSON.stringify(shown)).not.toContain('Ella and Yala');
  expect((await api.get(`/inquiries/${gone?._id}`, other)).statusCode).toBe(404);
});

test('administrators see how many agreements an account made, and how many of them it cancelled', async () => {
  const ids = [];
  for (const from of ['2027-03-01', '2027-03-05', '2027-03-09']) {
    const [thread] = await ask(asked([van], { from, to: from }), maja);
    const id = thread?._id ?? '';
    await accept(id, (await offer(id, nimal))._id, maja);
    ids.push(id);
  }
  await act(ids[0] ?? '', 'cancel', nimal, { reason: 'The van broke down.' });
  await act(ids[1] ?? '', 'cancel', maja, { reason: 'I am ill.' });
  const admin = await api.signIn({ role: 'admin' });
  const counted = async (id: string) => (await api.get(`/admin/users/${id}`, admin)).json().agreements;
  const none = { made: 0, cancelled: 0 };
  expect(await counted(nimal.id)).toEqual({ asPartner: { made: 3, cancelled: 1 }, asTraveller: none });
  expect(await counted(maja.id)).toEqual({ asPartner: none, asTraveller: { made: 3, cancelled: 1 } });
});
