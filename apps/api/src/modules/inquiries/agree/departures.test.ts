import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { departureSeats, departures } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { actions, asked } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, offer, accept } = actions(api);
let owner: SignedInPerson;
let maja: SignedInPerson;
let tour: string;

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'departures', 'listings', 'users');
  owner = await api.signIn({ userName: 'Nimal' });
  maja = await api.signIn({ userName: 'Maja' });
  tour = await addListing(api, 'tour', {}, { ownerId: owner.id });
});

const set = (sent: object[], who = owner, id = tour) =>
  api.put(`/tours/${id}/departures`, { departures: sent }, who);
const shown = async (who?: SignedInPerson) => (await api.get(`/tours/${tour}/departures`, who)).json();
/** A question for a departure of two adults and so many children, with an offer that stands. */
async function offered(who: SignedInPerson, { from = '2027-02-10', children = [] as number[] } = {}) {
  const itemIds = [{ kind: 'tour', _id: tour }];
  const [thread] = await ask(asked([], { itemIds, from, to: from, children }), who);
  const id = thread?._id ?? '';
  return { id, offerId: (await offer(id, owner, { from: undefined }))._id };
}
const join = async (who: SignedInPerson, more = {}) => {
  const { id, offerId } = await offered(who, more);
  return accept(id, offerId, who);
};

test('an owner sets departures, and travellers see from today on how many places are left', async () => {
  expect(await shown()).toEqual({ departures: [] });
  const sent = [
    { day: '2027-02-17', places: 6 },
    { day: '2027-02-10', places: 8 },
    { day: '2027-01-05', places: 2 },
  ];
  const made = await set(sent);
  expect(made.statusCode, made.body).toBe(200);
  const all = [
    { day: '2027-01-05', places: 2, left: 2 },
    { day: '2027-02-10', places: 8, left: 8 },
    { day: '2027-02-17', places: 6, left: 6 },
  ];
  expect(made.json()).toEqual({ departures: all, version: expect.any(String) });
  expect(await shown()).toEqual({ departures: all });
  await join(maja, { children: [4, 9] });
  expect((await shown()).departures[1]).toEqual({ day: '2027-02-10', places: 8, left: 4 });
  // Neither those who come along nor how many they are is told to others than the sides.
  expect(Object.keys((await shown(owner)).departures[1])).toEqual(['day', 'places', 'left']);
  now = new Date('2027-01-05T18:30:00Z');
  expect((await shown()).departures).toHaveLength(2);
  await set([]).then(({ statusCode }) => expect(statusCode).toBe(409));
});

test('of ten who accept three at once only as many are agreed with as there are places, and the others are told how many are left', async () => {
  await set([{ day: '2027-02-10', places: 10 }]);
  const people = await Promise.all(Array.from({ length: 10 }, () => api.signIn({})));
  const offers = [];
  for (const who of people) offers.push({ who, ...(await offered(who, { children: [7] })) });
  const replies = await Promise.all(
    offers.map(({ id, offerId, who }) =>
      api.post(`/inquiries/${id}/offers/${offerId}/accept`, undefined, who),
    ),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(refused).toHaveLength(7);
  for (const reply of refused)
    expect(reply.json().error).toBe('On 10 February 2027 1 place is left. Please ask for another day.');
  expect((await shown()).departures).toEqual([{ day: '2027-02-10', places: 10, left: 1 }]);
});

test('places of what is cancelled are free again; on other days a tour is agreed on without any', async () => {
  await set([{ day: '2027-02-10', places: 2 }]);
  const { _id } = await join(maja);
  const { id, offerId } = await offered(await api.signIn({}));
  const full = await api.post(`/inquiries/${id}/offers/${offerId}/accept`, undefined, maja);
  expect(full.statusCode).toBe(404);
  expect((await shown()).departures).toMatchObject([{ left: 0 }]);
  await join(maja, { from: '2027-02-11' });
  expect((await shown()).departures).toMatchObject([{ left: 0 }]);
  await api.post(`/inquiries/${_id}/cancel`, { reason: 'We are ill.' }, owner);
  expect((await shown()).departures).toMatchObject([{ left: 2 }]);
  expect((await set([])).json()).toEqual({ departures: [], version: expect.any(String) });
});

test('a departure on which places are agreed is neither taken away nor made too small, and the days are named', async () => {
  await set([
    { day: '2027-02-10', places: 8 },
    { day: '2027-02-17', places: 8 },
  ]);
  await join(maja, { children: [4] });
  for (const wrong of [[], [{ day: '2027-02-10', places: 2 }]]) {
    const refused = await set(wrong);
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().error).toContain('10 February 2027 (3 places)');
  }
  expect((await set([{ day: '2027-02-10', places: 3 }])).json()).toEqual({
    departures: [{ day: '2027-02-10', places: 3, left: 0 }],
    version: expect.any(String),
  });
  // Two months after it, nothing of it is kept beside the agreement.
  now = new Date('2027-05-10T06:00:00Z');
  await api.db.execute(sql`select graphile_worker.add_job('calendars:delete', '{}')`);
  await api.runJobs();
  expect([await api.db.$count(departures), await api.db.$count(departureSeats)]).toEqual([0, 0]);
});

test('the owner alone is told in which threads places of a departure are agreed on', async () => {
  await set([
    { day: '2027-02-10', places: 8 },
    { day: '2027-02-17', places: 8 },
  ]);
  const [first, second] = [await join(maja), await join(await api.signIn({}))];
  const later = await join(maja, { from: '2027-02-17' });
  await join(maja, { from: '2027-02-18' });
  await api.post(`/inquiries/${second._id}/cancel`, { reason: 'We are ill.' }, owner);
  expect((await shown(owner)).promised).toEqual([
    { day: '2027-02-10', inquiryId: first._id },
    { day: '2027-02-17', inquiryId: later._id },
  ]);
  for (const who of [undefined, maja, await api.signIn({ role: 'admin' })])
    expect(await shown(who)).not.toHaveProperty('promised');
});

test('departures that were set elsewhere are not erased by a list from before', async () => {
  const put = (departures: object[], version?: string) =>
    api.put(`/tours/${tour}/departures`, { departures, version }, owner);
  const [one, other] = [
    { day: '2027-02-10', places: 8 },
    { day: '2027-02-17', places: 6 },
  ];
  const { version } = await shown(owner);
  expect((await put([one], version)).statusCode).toBe(200);
  const refused = await put([other], version);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'STALE_VERSION']);
  expect((await put([one], version)).statusCode).toBe(200);
  const before = await shown(owner);
  expect(before.departures).toMatchObject([one]);
  // A place that is taken meanwhile makes no list old.
  await join(maja);
  expect((await put([one, other], before.version)).json().departures).toMatchObject([one, other]);
});

test('a list that was open while a departure left is saved as well: what is over stays as it was, and makes nothing old', async () => {
  const put = (departures: object[], version?: string) =>
    api.put(`/tours/${tour}/departures`, { departures, version }, owner);
  const [today, soon] = [
    { day: '2027-01-05', places: 8 },
    { day: '2027-02-10', places: 8 },
  ];
  await set([today, soon]);
  await join(maja, { from: today.day });
  const { version } = await shown(owner);
  now = new Date('2027-01-05T18:30:00Z');
  const made = await put([today, { ...soon, places: 9 }], version);
  expect(made.statusCode, made.body).toBe(200);
  expect(made.json().departures).toEqual([{ ...soon, places: 9, left: 9 }]);
  // Its row still stands on the page, or was taken away there.
  const next = made.json().version;
  expect((await put([today, { ...soon, places: 10 }], next)).json().departures).toMatchObject([
    { places: 10 },
  ]);
  expect((await put([{ ...soon, places: 10 }], version)).statusCode).toBe(200);
  expect(await api.db.select().from(departures).orderBy(departures.firstDay)).toMatchObject([
    { firstDay: today.day, places: 8 },
    { firstDay: soon.day, places: 10 },
  ]);
  // What was set elsewhere is not erased all the same, and what left cannot be made another.
  expect((await put([today, soon], version)).json().code).toBe('STALE_VERSION');
  const { version: newest } = await shown(owner);
  for (const wrong of [
    { ...today, places: 9 },
    { ...today, day: '2027-01-04' },
  ]) {
    const refused = await put([soon, wrong], newest);
    expect(refused.json().fields, refused.body).toEqual({ 'departures.1.day': 'This day is over.' });
  }
});

test('strangers set none, and of what is not public see none', async () => {
  const one = [{ day: '2027-02-10', places: 8 }];
  expect((await set(one, maja)).statusCode).toBe(403);
  expect((await api.put(`/tours/${tour}/departures`, { departures: one })).statusCode).toBe(401);
  expect((await set(one, await api.signIn({ role: 'admin' }))).statusCode).toBe(200);
  const hidden = await addListing(api, 'tour', {}, { ownerId: owner.id, status: 'pending' });
  expect((await set(one, owner, hidden)).statusCode).toBe(200);
  expect((await set(one, maja, hidden)).statusCode).toBe(404);
  expect((await api.get(`/tours/${hidden}/departures`)).statusCode).toBe(404);
  const van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  expect((await api.get(`/vehicles/${van}/departures`)).statusCode).toBe(404);
});

test.each([
  [[{ day: '2027-01-04', places: 8 }], 'departures.0.day'],
  [[{ day: '2037-01-04', places: 8 }], 'departures.0.day'],
  [[{ day: '2027-02-30', places: 8 }], 'departures.0.day'],
  [[{ day: '2027-02-10', places: 0 }], 'departures.0.places'],
  [[{ day: '2027-02-10', places: 201 }], 'departures.0.places'],
  [[{ day: '2027-02-10', places: 1.5 }], 'departures.0.places'],
  [Array(2).fill({ day: '2027-02-10', places: 1 }), 'departures.1.day'],
])('departures that are none are refused in words at the field: %j', async (wrong, field) => {
  const refused = await set(wrong);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(Object.keys(refused.json().fields), refused.body).toContain(field);
});
