import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../../../platform/lists/testing.ts';
import { useApi } from '../../../../platform/testing.ts';
import { calendarSpans, calendars, departureSeats, newId } from '../../../../schema/index.ts';
import { loadPlaces } from '../../../destinations/index.ts';
import { addListing } from '../../testing.ts';

// Ahead of the database's own clock: what changes of a day that is over is told to no list.
const now = new Date('2097-01-05T10:00:00Z');
const api = useApi({ clock: () => now });
const asked = 'from=2097-01-20&to=2097-01-22';
beforeEach(async () => {
  await api.empty('listings');
});

interface Busy {
  source?: 'block' | 'agreement' | 'hold' | 'import';
  from: string;
  to: string;
  heldUntil?: string;
}
const busy = (listingId: string, { source = 'block', from, to, heldUntil }: Busy) =>
  api.db.insert(calendarSpans).values({
    ...{ id: newId(), listingId, source, firstDay: from, lastDay: to },
    heldUntil: heldUntil ? new Date(heldUntil) : null,
  });
const keep = (listingId: string, keptAt: string | null) =>
  api.db
    .insert(calendars)
    .values({ listingId, keptAt: keptAt ? new Date(keptAt) : null, addressKey: newId() });
const marks = async (path: string) =>
  Object.fromEntries(
    ((await api.get(path)).json() as { _id: string; onDates?: string }[]).map(({ _id, onDates }) => [
      _id,
      onDates,
    ]),
  );

test('lists leave out who is busy or held on one of the days, and count the others', async () => {
  const free = await addListing(api, 'vehicle');
  for (const span of [
    { from: '2097-01-22', to: '2097-01-30' },
    { from: '2097-01-01', to: '2097-01-20' },
    { from: '2097-01-21', to: '2097-01-21', source: 'agreement' as const },
    { from: '2097-01-21', to: '2097-01-21', source: 'import' as const },
    { from: '2097-01-20', to: '2097-01-22', source: 'hold' as const, heldUntil: '2097-01-06T00:00:00Z' },
  ])
    await busy(await addListing(api, 'vehicle'), span);
  const before = await addListing(api, 'vehicle');
  await busy(before, { from: '2097-01-10', to: '2097-01-19' });
  const after = await addListing(api, 'vehicle');
  await busy(after, { from: '2097-01-23', to: '2097-01-24' });
  const ended = await addListing(api, 'vehicle');
  await busy(ended, {
    ...{ from: '2097-01-20', to: '2097-01-22', source: 'hold' as const },
    heldUntil: '2097-01-04T00:00:00Z',
  });
  const found = await listed(api, `/vehicles?${asked}`);
  expect(found.ids.sort()).toEqual([free, before, after, ended].sort());
  expect(found).toMatchObject({ total: 4, unfiltered: 9 });
  expect((await listed(api, '/vehicles')).ids).toHaveLength(9);
});

test('who keeps a calendar is free for certain, others are to be asked; without days nothing is said', async () => {
  const [kept, old, never] = [
    await addListing(api, 'tourGuide'),
    await addListing(api, 'tourGuide'),
    await addListing(api, 'tourGuide'),
  ];
  await keep(kept, '2097-01-01T10:00:00Z');
  await keep(old, '2026-12-01T10:00:00Z');
  await keep(never, null);
  const all = { [kept]: 'free', [old]: 'ask', [never]: 'ask' };
  expect(await marks(`/tour-guides?${asked}`)).toEqual(all);
  expect(await marks(`/tour-guides?view=card&${asked}`)).toEqual(all);
  expect(Object.values(await marks('/tour-guides?view=card'))).toEqual([undefined, undefined, undefined]);
});

test('days hold with words, filters, a frame of the map, pages and the search over all', async () => {
  const vans = { vehicleType: 'van', vehicleModel: 'Nissan Caravan', servingAreas: ['Uva'] };
  const free = await addListing(api, 'vehicle', vans);
  const taken = await addListing(api, 'vehicle', vans);
  await busy(taken, { from: '2097-01-21', to: '2097-01-21' });
  const finds = async (more: string) => (await listed(api, `/vehicles?${asked}&${more}`)).ids;
  await addListing(api, 'vehicle', { ...vans, servingAreas: ['Northern'] }).then((far) =>
    busy(far, { from: '2097-01-21', to: '2097-01-21' }),
  );
  for (const more of [
    'type=van',
    'search=caravan',
    'search=carravan',
    'seats=1&area=Uva',
    'sort=newest',
    'bbox=80,6,82,8',
    'sort=price',
  ])
    expect(await finds(more), more).toEqual([free]);
  const { groups } = (await api.get(`/search?q=caravan&${asked}`)).json();
  expect(groups.flatMap(({ items }: { items: object[] }) => items)).toMatchObject([
    { _id: free, onDates: 'ask' },
  ]);
  const more = await addListing(api, 'vehicle', vans);
  const first = await listed(api, `/vehicles?limit=1&sort=newest&${asked}`);
  expect(first.ids).toEqual([more]);
  expect((await listed(api, first.next ?? '')).ids).toEqual([free]);
});

test('days hold near a place too, and with its order by distance', async () => {
  await loadPlaces(api.db);
  const at = (baseLocation: string) => addListing(api, 'vehicle', { baseLocation });
  const [inElla, inBandarawela, taken] = [await at('Ella'), await at('Bandarawela'), await at('Ella')];
  await at('Galle');
  await busy(taken, { from: '2097-01-22', to: '2097-01-22' });
  const near = await listed(api, `/vehicles?near=ella&radius=30&sort=nearest&${asked}`);
  expect(near).toMatchObject({ ids: [inElla, inBandarawela], total: 2 });
  expect((await listed(api, '/vehicles?near=ella&radius=30')).ids).toContain(taken);
});

test('on a journey that has begun nobody is busy for what is over', async () => {
  const vanBusy = async (from: string, to: string) => {
    const van = await addListing(api, 'vehicle');
    await keep(van, '2097-01-01T10:00:00Z');
    await busy(van, { from, to });
    return van;
  };
  const [before, today] = [
    await vanBusy('2097-01-02', '2097-01-04'),
    await vanBusy('2097-01-05', '2097-01-05'),
  ];
  const said = async (days: string) => {
    const { items } = (await api.get(`/compare?kind=vehicle&ids=${before},${today}&${days}`)).json();
    const { groups } = (await api.get(`/search?q=vehicle&kind=vehicle&${days}`)).json();
    return {
      list: await marks(`/vehicles?${days}`),
      found: groups.flatMap((group: { items: { _id: string }[] }) => group.items.map(({ _id }) => _id)),
      compared: items.map(({ onDates }: { onDates: string }) => onDates),
    };
  };
  expect(await said('from=2097-01-01&to=2097-01-10')).toEqual({
    ...{ list: { [before]: 'free' }, found: [before], compared: ['free', 'busy'] },
  });
  // Days that are all over are asked for as they were.
  expect(await said('from=2097-01-01&to=2097-01-04')).toEqual({
    ...{ list: { [today]: 'free' }, found: [today], compared: ['busy', 'free'] },
  });
});

test('what is compared says who is busy', async () => {
  const [free, taken, other] = [
    await addListing(api, 'vehicle'),
    await addListing(api, 'vehicle'),
    await addListing(api, 'vehicle'),
  ];
  await keep(free, '2097-01-01T10:00:00Z');
  await keep(taken, '2097-01-01T10:00:00Z');
  await busy(taken, { from: '2097-01-22', to: '2097-01-22' });
  const compare = async (days: string) =>
    (await api.get(`/compare?kind=vehicle&ids=${[free, taken, other].join(',')}${days}`))
      .json()
      .items.map(({ onDates }: { onDates: string | null }) => onDates);
  expect(await compare(`&${asked}`)).toEqual(['free', 'busy', 'ask']);
  expect(await compare('')).toEqual([null, null, null]);
});

/** What each of these says of days: lists, their cards, the comparison and the calendar on its page. */
const saidOf = async (van: string, days: string) => {
  const { items } = (await api.get(`/compare?kind=vehicle&ids=${van},${van}&${days}`)).json();
  return {
    list: (await marks(`/vehicles?${days}`))[van] ?? 'left out',
    compared: items[0].onDates,
    calendar: (await api.get(`/vehicles/${van}/calendar?${days}`)).json(),
  };
};

test('who is away until a day is busy until then, wherever days are asked for', async () => {
  const owner = await api.signIn();
  const van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  await keep(van, '2097-01-01T10:00:00Z');
  const say = async (body: object) =>
    expect((await api.patch(`/vehicles/${van}/availability`, body, owner)).statusCode).toBe(200);
  const free = { list: 'free', compared: 'free', calendar: { kept: true, days: [] } };
  const busyOn = (from: string, to: string) => ({
    ...{ list: 'left out', compared: 'busy' },
    calendar: { kept: true, days: [{ from, to, state: 'busy' }] },
  });
  const after = 'from=2097-01-22&to=2097-01-24';
  expect(await saidOf(van, asked)).toMatchObject(free);
  await say({ state: 'away', until: '2097-01-22' });
  expect(await saidOf(van, asked)).toMatchObject(busyOn('2097-01-20', '2097-01-21'));
  expect(await saidOf(van, after)).toMatchObject(free);
  await say({ state: 'away', until: '2097-01-24' });
  expect(await saidOf(van, after)).toMatchObject(busyOn('2097-01-22', '2097-01-23'));
  await say({ state: 'away', until: '2097-01-23' });
  expect(await saidOf(van, after)).toMatchObject(busyOn('2097-01-22', '2097-01-22'));
  // It is not known until when: what its calendar says of other days is relied on no more.
  await say({ state: 'away' });
  const open = { list: 'ask', compared: 'ask', calendar: { kept: false, days: [] } };
  expect(await saidOf(van, asked)).toMatchObject(open);
  await say({ state: 'away', until: '2097-01-22' });
  const sent = await api.put(`/vehicles/owner/${van}`, { availability: 'available' }, owner);
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await saidOf(van, asked)).toMatchObject(free);
  // Of one that is booked now its calendar says when.
  await say({ state: 'booked' });
  expect(await saidOf(van, asked)).toMatchObject(free);
});

test('what a process of the version before says of one that is away holds for days too, once it is said anew or a night has passed', async () => {
  const owner = await api.signIn();
  const van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  await keep(van, '2097-01-01T10:00:00Z');
  // It writes the row, and knows of no days in the calendar.
  const saidBefore = (availability: string, until: string | null) =>
    api.db.execute(
      sql`update listings set availability = ${availability}, away_until = ${until}::date where id = ${van}`,
    );
  const say = (body: object) => api.patch(`/vehicles/${van}/availability`, body, owner);
  const night = async () => {
    await api.db.execute(sql`select graphile_worker.add_job('calendars:delete', '{}')`);
    await api.runJobs();
  };
  const list = async () => (await saidOf(van, asked)).list;
  const away = { state: 'away', until: '2097-01-22' };
  await say(away);
  await saidBefore('available', null);
  expect((await say({ state: 'available' })).statusCode).toBe(200);
  expect(await list()).toBe('free');
  await say(away);
  await saidBefore('available', null);
  await night();
  expect(await list()).toBe('free');
  await saidBefore('away', '2097-01-22');
  await night();
  expect(await list()).toBe('left out');
  const ids = () => api.db.execute(sql`select id from calendar_spans`);
  const { rows } = await ids();
  await night();
  expect((await ids()).rows).toEqual(rows);
});

test('what is asked for again is found anew as soon as a calendar has changed', async () => {
  const owner = await api.signIn();
  const van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const path = `/vehicles?${asked}`;
  expect(await marks(path)).toEqual({ [van]: 'ask' });
  expect((await api.get(`/vehicles/${van}/calendar?from=2097-01-20&to=2097-01-22`)).json().days).toEqual([]);
  const block = (blocks: object[]) => api.put(`/vehicles/${van}/calendar/blocks`, { blocks }, owner);
  await block([]);
  expect(await marks(path)).toEqual({ [van]: 'free' });
  await block([{ from: '2097-01-21', to: '2097-01-21' }]);
  expect(await marks(path)).toEqual({});
  expect((await api.get(`/vehicles/${van}/calendar?from=2097-01-20&to=2097-01-22`)).json().days).toHaveLength(
    1,
  );
  await block([]);
  expect(await marks(path)).toEqual({ [van]: 'free' });
});

test('what words mean is found anew too as soon as a calendar has changed', async () => {
  const [free, taken] = [
    await addListing(api, 'vehicle', { vehicleType: 'van' }),
    await addListing(api, 'vehicle', { vehicleType: 'van' }),
  ];
  const path = `/vehicles?search=van&seats=1&${asked}`;
  await expect.poll(async () => (await listed(api, path)).ids.sort()).toEqual([free, taken].sort());
  await busy(taken, { from: '2097-01-21', to: '2097-01-21' });
  await expect.poll(async () => (await listed(api, path)).ids).toEqual([free]);
});

test.each([
  ['from=2097-01-20', 'to'],
  ['to=2097-01-20', 'from'],
  ['from=2097-01-20&to=2097-01-19', 'to'],
  ['from=2097-02-30&to=2097-03-01', 'from'],
  ['from=2097-01-01&to=2099-01-01', 'to'],
])('%s is refused in words', async (days, field) => {
  const refused = await api.get(`/vehicles?${days}`);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual([field]);
  expect((await api.get(`/search?q=van&${days}`)).statusCode).toBe(400);
});

test('of tours none is left out: those that leave on one of the days with places are marked, others are to be asked', async () => {
  const owner = await api.signIn();
  const leave = async (departures: { day: string; places: number }[]) => {
    const id = await addListing(api, 'tour', {}, { ownerId: owner.id });
    const made = await api.put(`/tours/${id}/departures`, { departures }, owner);
    expect(made.statusCode, made.body).toBe(200);
    return id;
  };
  const first = await leave([
    { day: '2097-01-19', places: 4 },
    { day: '2097-01-21', places: 3 },
    { day: '2097-01-22', places: 5 },
  ]);
  const later = await leave([{ day: '2097-01-23', places: 4 }]);
  const full = await leave([{ day: '2097-01-20', places: 2 }]);
  const nextBest = await leave([
    { day: '2097-01-20', places: 2 },
    { day: '2097-01-22', places: 2 },
  ]);
  const never = await addListing(api, 'tour');
  for (const listingId of [full, nextBest])
    await api.db
      .insert(departureSeats)
      .values({ fromId: newId(), listingId, firstDay: '2097-01-20', seats: 2 });
  const all = { [first]: 'free', [later]: 'ask', [full]: 'ask', [nextBest]: 'free', [never]: 'ask' };
  expect(await marks(`/tours?${asked}`)).toEqual(all);
  expect(await marks(`/tours?view=card&${asked}`)).toEqual(all);
  const told = async (path: string) =>
    Object.fromEntries(
      ((await api.get(path)).json() as { _id: string; leaves?: object }[]).map(({ _id, leaves }) => [
        _id,
        leaves,
      ]),
    );
  expect(await told(`/tours?view=card&${asked}`)).toEqual({
    ...{ [first]: { day: '2097-01-21', left: 3 }, [nextBest]: { day: '2097-01-22', left: 2 } },
    ...{ [later]: undefined, [full]: undefined, [never]: undefined },
  });
  expect(Object.values(await marks('/tours?view=card')).filter(Boolean)).toEqual([]);
  // What is over leaves no more, and days that a journey has behind it are passed over.
  expect(await told(`/tours?from=2096-12-30&to=2097-01-21`)).toMatchObject({
    [first]: { day: '2097-01-19' },
  });
  const compared = (await api.get(`/compare?kind=tour&ids=${first},${full}&${asked}`)).json();
  expect(compared.items.map(({ onDates }: { onDates: string }) => onDates)).toEqual(['free', 'ask']);
  const { groups } = (await api.get(`/search?q=tour&kind=tour&${asked}`)).json();
  const found = groups.flatMap(({ items }: { items: { _id: string }[] }) => items);
  expect(found.find(({ _id }: { _id: string }) => _id === first)).toMatchObject({
    ...{ onDates: 'free', leaves: { day: '2097-01-21', left: 3 } },
  });
});

test('a list of tours that was asked for days hears of a departure that is taken away', async () => {
  const owner = await api.signIn();
  const id = await addListing(api, 'tour', {}, { ownerId: owner.id });
  const leave = (departures: object[]) => api.put(`/tours/${id}/departures`, { departures }, owner);
  expect(await marks(`/tours?${asked}`)).toEqual({ [id]: 'ask' });
  await leave([{ day: '2097-01-21', places: 3 }]);
  expect(await marks(`/tours?${asked}`)).toEqual({ [id]: 'free' });
  await leave([]);
  expect(await marks(`/tours?${asked}`)).toEqual({ [id]: 'ask' });
});

test('kinds without days know none', async () => {
  expect((await api.get(`/affiliate-links?${asked}`)).statusCode).toBe(400);
});
