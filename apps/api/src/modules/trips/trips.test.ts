import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Trip } from '@serendib/contract/trips/trip';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing, type ListingState } from '../listings/testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now });
let maja: SignedInPerson;
let other: SignedInPerson;
let ella: { _id: string };

beforeAll(async () => {
  await loadPlaces(api.db);
  ella = (await api.get('/destinations/ella')).json();
});
beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('listings', 'users');
  maja = await api.signIn();
  other = await api.signIn();
});

const addVehicle = (state: ListingState = {}) => addListing(api, 'vehicle', {}, state);

const stop = (id: string, nights = 1) => ({ id, name: id, place: id, nights });
const begin = async (sent: object = {}, person = maja): Promise<Trip> => {
  const made = await api.post('/trips', sent, person);
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};

test('a trip is begun, filled, changed and shown, and the list of trips tells of it', async () => {
  const vehicle = await addVehicle();
  const trip = await begin({
    title: 'January',
    from: '2027-01-12',
    children: [4, 9],
    stops: [stop('kandy', 2)],
  });
  expect(trip).toMatchObject({ version: 1, mine: true, mayChange: true, adults: 2, children: [4, 9] });
  const saved = await api.put(`/trips/${trip._id}/items/vehicle/${vehicle}`, { stopId: 'kandy' }, maja);
  expect(saved.json().items).toMatchObject([
    {
      kind: 'vehicle',
      itemId: vehicle,
      stopId: 'kandy',
      shown: { _id: vehicle, href: `/vehicles/${vehicle}` },
    },
  ]);
  await api.put(`/trips/${trip._id}/items/destination/${ella._id}`, {}, maja);
  const changed = await api.patch(
    `/trips/${trip._id}`,
    { version: 1, title: 'Hills', stops: [stop('ella', 3), stop('kandy', 2)] },
    maja,
  );
  expect(changed.statusCode, changed.body).toBe(200);
  const shown: Trip = (await api.get(`/trips/${trip._id}`, maja)).json();
  expect(shown).toMatchObject({ version: 2, title: 'Hills', from: '2027-01-12' });
  expect(shown.stops.map(({ id }) => id)).toEqual(['ella', 'kandy']);
  expect(shown.items.map((item) => item.shown?.title)).toEqual([kinds.vehicle.example.vehicleModel, 'Ella']);
  expect((await api.get('/trips', maja)).json()).toMatchObject([
    { _id: trip._id, title: 'Hills', nights: 5, stops: 2, items: 2 },
  ]);
});

test('what stood beneath a stop stays in the trip when the stop goes', async () => {
  const trip = await begin({ stops: [stop('ella'), stop('galle')] });
  await api.put(`/trips/${trip._id}/items/destination/${ella._id}`, { stopId: 'ella' }, maja);
  const changed = await api.patch(`/trips/${trip._id}`, { version: 1, stops: [stop('galle')] }, maja);
  expect(changed.json().items).toMatchObject([{ itemId: ella._id, stopId: null }]);
});

test('an older version changes nothing, and of two changes at once one is refused', async () => {
  const trip = await begin();
  const both = await Promise.all(
    ['one', 'two'].map((title) => api.patch(`/trips/${trip._id}`, { version: 1, title }, maja)),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('STALE_VERSION');
});

test('twenty hearts pressed at once are all kept, each once', async () => {
  const trip = await begin();
  const vehicles = await Promise.all(Array.from({ length: 10 }, () => addVehicle()));
  const answers = await Promise.all(
    [...vehicles, ...vehicles].map((id) => api.put(`/trips/${trip._id}/items/vehicle/${id}`, {}, maja)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const { items } = (await api.get(`/trips/${trip._id}`, maja)).json() as Trip;
  expect(items.map(({ itemId }) => itemId).sort()).toEqual(vehicles.toSorted());
});

test('what is not public is not saved, and what is so no more is shown without a word about it', async () => {
  const [pending, vehicle] = [await addVehicle({ status: 'pending' }), await addVehicle()];
  const trip = await begin();
  expect((await api.put(`/trips/${trip._id}/items/vehicle/${pending}`, {}, maja)).statusCode).toBe(404);
  expect((await api.put(`/trips/${trip._id}/items/tour/${vehicle}`, {}, maja)).statusCode).toBe(404);
  expect((await api.put(`/trips/${trip._id}/items/boat/${vehicle}`, {}, maja)).statusCode).toBe(404);
  await api.put(`/trips/${trip._id}/items/vehicle/${vehicle}`, {}, maja);
  const { items } = (await api.get(`/trips/${trip._id}`, maja)).json() as Trip;
  expect(items).toHaveLength(1);
  await api.db.execute(`update listings set status = 'rejected' where id = '${vehicle}'`);
  const after = (await api.get(`/trips/${trip._id}`, maja)).json() as Trip;
  expect(after.items).toMatchObject([{ itemId: vehicle, shown: null }]);
  expect((await api.delete(`/trips/${trip._id}/items/vehicle/${vehicle}`, maja)).statusCode).toBe(204);
  expect((await api.delete(`/trips/${trip._id}/items/vehicle/${vehicle}`, maja)).statusCode).toBe(204);
});

test('a trip is its owner’s alone: for others, administrators too, it is not there', async () => {
  const trip = await begin();
  const admin = await api.signIn({ role: 'admin' });
  const path = `/trips/${trip._id}`;
  for (const person of [other, admin, {}]) {
    const answers = await Promise.all([
      api.get(path, person),
      api.get(`${path}?key=guess`, person),
      api.patch(path, { version: 1, title: 'Mine now' }, person),
      api.put(`${path}/items/destination/${ella._id}`, {}, person),
      api.delete(`${path}/items/destination/${ella._id}`, person),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  }
  for (const person of [other, admin]) {
    const answers = await Promise.all([
      api.delete(path, person),
      api.get(`${path}/links`, person),
      api.post(`${path}/links`, {}, person),
      api.delete(`${path}/links/${newId()}`, person),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  expect((await api.get('/trips', other)).json()).toEqual([]);
  expect((await api.get(path, maja)).json().title).toBe('My trip');
});

test('a link to read opens the trip and changes nothing; one to change changes it; revoked, neither opens', async () => {
  const trip = await begin({ title: 'Shared' });
  const path = `/trips/${trip._id}`;
  const made = await Promise.all(
    ['read', 'change'].map(async (right) => (await api.post(`${path}/links`, { right }, maja)).json()),
  );
  const [read, change] = made;
  expect(read.url).toBe(`http://serendib.test/trip/${trip._id}?key=${read.key}`);
  const listed = await api.get(`${path}/links`, maja);
  expect(
    listed
      .json()
      .map(({ right }: { right: string }) => right)
      .sort(),
  ).toEqual(['change', 'read']);
  expect(listed.body).not.toContain(read.key);
  expect((await api.get(`${path}?key=${read.key}`)).json()).toMatchObject({
    ...{ title: 'Shared', mine: false, mayChange: false },
  });
  expect((await api.get(`${path}?key=${read.key}`)).headers['cache-control']).toBe('private, no-store');
  const refused = await api.patch(`${path}?key=${read.key}`, { version: 1, title: 'No' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  const item = `${path}/items/destination/${ella._id}`;
  expect((await api.put(`${item}?key=${read.key}`, {})).statusCode).toBe(403);
  expect((await api.put(`${item}?key=${change.key}`, {})).json().items).toHaveLength(1);
  expect(
    (await api.patch(`${path}?key=${change.key}`, { version: 1, title: 'Ours' }, other)).json().title,
  ).toBe('Ours');
  expect((await api.get(`/trips/${(await begin())._id}?key=${change.key}`)).statusCode).toBe(404);
  for (const { _id } of made) expect((await api.delete(`${path}/links/${_id}`, maja)).statusCode).toBe(204);
  expect((await api.get(`${path}?key=${read.key}`)).statusCode).toBe(404);
  expect((await api.patch(`${path}?key=${change.key}`, { version: 2, title: 'Late' })).statusCode).toBe(404);
});

const kept = (parts: object = {}) => ({ _id: newId(), ...parts });
const merge = (trips: object[], person = maja, sentAt?: string) =>
  api.post('/trips/merge', { trips, ...(sentAt && { sentAt }) }, person);

test('what a device kept before sign-in becomes a trip of the account, and a second device’s copy is merged into it', async () => {
  const phone = kept({ title: 'Phone', changedAt: { title: '2027-01-05T09:00:00.000Z' } });
  const [made] = (await merge([phone])).json() as Trip[];
  expect(made).toMatchObject({ _id: phone._id, title: 'Phone', mine: true });
  const saved = {
    ...{ kind: 'destination', itemId: ella._id, staysOff: true },
    changedAt: '2027-01-05T08:00:00.000Z',
  };
  const laptop = {
    ...phone,
    title: 'Laptop',
    changedAt: { title: '2027-01-05T08:00:00.000Z' },
    items: [saved],
  };
  const [merged] = (await merge([laptop])).json() as Trip[];
  expect(merged).toMatchObject({ _id: phone._id, title: 'Phone' });
  expect(merged?.items).toMatchObject([{ staysOff: true, shown: { title: 'Ella' } }]);
  const [again] = (await merge([laptop])).json() as Trip[];
  expect(again).toEqual(merged);
});

test('an id in capitals, as phones write it, names the same saved thing, and takes it away; a stop is called as written', async () => {
  const saved = (itemId: string, hour: number) => ({
    ...{ kind: 'destination', itemId },
    changedAt: `2027-01-05T0${hour}:00:00.000Z`,
  });
  const goneAt = (hour: number, ...keys: string[]) =>
    keys.map((key) => ({ key, at: `2027-01-05T0${hour}:00:00.000Z` }));
  const capitals = ella._id.toUpperCase();
  const browser = kept({ items: [saved(ella._id, 6)] });
  const phone = { ...browser, _id: browser._id.toUpperCase(), items: [saved(capitals, 7)] };
  await merge([browser]);
  const [both] = (await merge([phone])).json() as Trip[];
  expect(both).toMatchObject({ _id: browser._id, items: [{ itemId: ella._id, shown: { title: 'Ella' } }] });
  expect(both?.items).toHaveLength(1);
  const without = { ...phone, items: [], gone: goneAt(8, `item:destination:${capitals}`, 'stop:A-1') };
  const [left] = (await merge([without])).json() as Trip[];
  expect(left?.items).toEqual([]);
  expect(left?.gone).toEqual(goneAt(8, `item:destination:${ella._id}`, 'stop:A-1'));
});

test('two devices that change one trip at once by its link write over nothing of each other, until it is revoked', async () => {
  const trip = await begin({ title: 'Ours', stops: [stop('kandy')] });
  const path = `/trips/${trip._id}`;
  const [read, change] = await Promise.all(
    ['read', 'change'].map(async (right) => (await api.post(`${path}/links`, { right }, maja)).json()),
  );
  const bring = (copy: object, key = change.key, person = {}) =>
    api.post(`${path}/merge?key=${key}`, { trip: { ...copy, _id: trip._id } }, person);
  const at = '2027-01-05T12:00:00.000Z';
  now = new Date('2027-01-05T13:00:00Z');
  const answers = await Promise.all([
    bring({ title: 'Hills', changedAt: { title: at } }),
    bring({ notes: 'Torch', changedAt: { notes: at } }, change.key, other),
    bring({ stops: [{ ...stop('ella', 3), position: 9, changedAt: at }] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.json()).toMatchObject({ mine: false, mayChange: true });
  const whole = { title: 'Hills', notes: 'Torch', version: 4, stops: [{ id: 'kandy' }, { id: 'ella' }] };
  expect((await api.get(path, maja)).json()).toMatchObject(whole);
  const again = await bring({ notes: 'Torch', changedAt: { notes: at } });
  expect(again.json()).toMatchObject(whole);

  expect((await bring({ title: 'No', changedAt: { title: at } }, read.key)).statusCode).toBe(403);
  for (const key of ['guess', '']) expect((await bring({ title: 'No' }, key)).statusCode).toBe(404);
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...stop(`s${index}`), position: index, changedAt: at },
  }));
  const full = await bring({ stops: many });
  expect([full.statusCode, full.json().error]).toEqual([409, expect.stringMatching(/^Together these are/)]);
  const huge = await bring({ notes: 'x'.repeat(10_000_000) });
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'TOO_LARGE']);
  expect((await api.get(path, maja)).json()).toMatchObject(whole);
  await api.delete(`${path}/links/${change._id}`, maja);
  expect((await bring({ title: 'Late', changedAt: { title: at } })).statusCode).toBe(404);
});

test('what is remembered of what was taken away does not grow without end', async () => {
  const trip = await begin();
  const goneOf = (from: number) =>
    Array.from({ length: 400 }, (_, index) => ({
      key: `stop:s${from + index}`,
      at: new Date(now.getTime() - 1_000_000 + from + index).toISOString(),
    }));
  for (const from of [0, 400]) await merge([kept({ _id: trip._id, gone: goneOf(from) })]);
  const { gone } = (await api.get(`/trips/${trip._id}`, maja)).json() as Trip;
  expect(gone).toHaveLength(500);
  expect(gone.map(({ key }) => key)).toContain('stop:s799');
  expect((await merge([kept({ _id: trip._id, gone })])).statusCode).toBe(200);
});

test('a clock that is wrong wins nothing: its moments are put right, and none lies in the future', async () => {
  const trip = await begin({ title: 'Ours' });
  const inTenYears = '2037-01-05T09:30:00.000Z';
  const ahead = kept({ _id: trip._id, title: 'Half an hour ago', changedAt: { title: inTenYears } });
  const [merged] = (await merge([ahead], maja, '2037-01-05T10:00:00.000Z')).json() as Trip[];
  expect(merged?.title).toBe('Ours');
  now = new Date('2027-01-05T11:00:00Z');
  const [future] = (await merge([ahead])).json() as Trip[];
  expect(future).toMatchObject({ title: 'Half an hour ago', changedAt: { title: now.toISOString() } });
});

test('a copy of another account’s trip becomes one of one’s own, and tells nothing of the other', async () => {
  const theirs = await begin({ title: 'Secret', notes: 'Room 12' }, other);
  const answer = await merge([kept({ _id: theirs._id, title: 'Copy' })]);
  const [made] = answer.json() as Trip[];
  expect(made?._id).not.toBe(theirs._id);
  expect(answer.body).not.toContain('Room 12');
  expect((await api.get(`/trips/${theirs._id}`, other)).json().title).toBe('Secret');
});

test('too much is refused with words, and nothing of it is kept', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ id: `s${index}`, name: 'x' }));
  const stops = await api.post('/trips', { stops: many }, maja);
  expect([stops.statusCode, stops.json().fields]).toEqual([400, { stops: 'A trip has at most 60 stops.' }]);
  const huge = await api.post('/trips', { notes: 'x'.repeat(10_000_000) }, maja);
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'TOO_LARGE']);
  const wrong = await api.post('/trips', { adults: 0, from: 'soon', month: '2027-13' }, maja);
  expect(Object.keys(wrong.json().fields).sort()).toEqual(['adults', 'from', 'month']);
  expect((await api.get('/trips', maja)).json()).toEqual([]);
});

test('an account has at most fifty trips, also when they are begun at once', async () => {
  // One after the other: all at once would wait for the connections of the pool longer than these are waited for.
  for (let made = 0; made < 45; made++) expect((await api.post('/trips', {}, maja)).statusCode).toBe(201);
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.post('/trips', {}, maja)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.json().error).toBe(
    'You have 50 trips already. Delete one that you do not need any more.',
  );
});

test('trips are in what a person can download, and go with the account', async () => {
  const trip = await begin({ title: 'Hills' });
  const link = (await api.post(`/trips/${trip._id}/links`, {}, maja)).json();
  const data = await api.post('/auth/export', {}, maja);
  expect(data.body).toContain('"trips"');
  expect(data.json().trips).toMatchObject([
    { title: 'Hills', createdAt: expect.any(String), links: [{ right: link.right, since: link.createdAt }] },
  ]);
  expect(data.body).not.toContain(link.key);
  await api.delete(`/trips/${trip._id}`, maja);
  expect((await api.get(`/trips/${trip._id}?key=${link.key}`)).statusCode).toBe(404);
});
