import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allPages, listed } from '../../../../platform/lists/testing.ts';
import { useApi } from '../../../../platform/testing.ts';
import { loadPlaces } from '../../../destinations/index.ts';
import { addListing } from '../../testing.ts';

const api = useApi();
beforeEach(async () => {
  await api.empty('listings');
});

const van = (baseLocation: string, more = {}) => addListing(api, 'vehicle', { baseLocation, ...more });
const vehicles = async (query: string) => (await listed(api, `/vehicles?${query}`)).ids;
const get = async (path: string) => (await api.get(path)).json();

describe('a listing has the point of what its words name', () => {
  test.each([
    ['vehicle', { baseLocation: 'Ella' }, 'town', 6.87, 81.05],
    ['vehicle', { baseLocation: 'near the lake, Kandy' }, 'town', 7.29, 80.64],
    [
      'businessListing',
      { location: 'Down South', address: 'By the sea', district: 'Matara' },
      'district',
      5.95,
      80.55,
    ],
    ['businessListing', { location: 'Mirissa', address: 'Galle Road' }, 'town', 5.95, 80.46],
  ] as const)('a %s at %j: %s', async (kind, details, located, latitude, longitude) => {
    const id = await addListing(api, kind, details as never);
    const found = await get(kind === 'vehicle' ? `/vehicles/${id}` : `/affiliate-links/${id}`);
    expect(found).toMatchObject({ located });
    expect(Math.abs(found.latitude - latitude)).toBeLessThan(0.05);
    expect(Math.abs(found.longitude - longitude)).toBeLessThan(0.05);
  });

  test('none where no place is named; a guide has areas and no point', async () => {
    const lost = await addListing(api, 'vehicle', { baseLocation: 'My house' });
    expect(await get(`/vehicles/${lost}`)).toMatchObject({ latitude: null, longitude: null, located: null });
    const guide = await addListing(api, 'tourGuide', {});
    expect(Object.keys(await get(`/tour-guides/${guide}`))).not.toContain('latitude');
  });
});

describe('near a place', () => {
  test('those within reach are found, the nearest first where that is asked, and say how far they are', async () => {
    const [bandarawela, ella, galle] = [await van('Bandarawela'), await van('Ella'), await van('Galle')];
    const lost = await van('My house');
    expect(await vehicles('near=ella&sort=nearest')).toEqual([ella, bandarawela]);
    expect(await vehicles('near=Ella&radius=3')).toEqual([ella]);
    expect((await vehicles('near=6.87,81.05&radius=200&sort=nearest')).slice(0, 3)).toEqual([
      ella,
      bandarawela,
      galle,
    ]);
    expect(await vehicles('near=ella&radius=200')).not.toContain(lost);
    const cards = await get('/vehicles?near=ella&sort=nearest&view=card');
    expect(cards[0]).toMatchObject({ located: 'town', distanceKm: 0 });
    expect(cards[1].distanceKm).toBeGreaterThan(5);
    expect(cards[1].distanceKm).toBeLessThan(12);
    // Cards of other lists carry no points.
    expect(Object.keys((await get('/vehicles?view=card'))[0])).not.toContain('latitude');
  });

  test('in every script, and what administrators added', async () => {
    await loadPlaces(api.db);
    const ella = await van('Ella');
    expect(await vehicles(`near=${encodeURIComponent('ඇල්ල')}`)).toEqual([ella]);
    expect(await vehicles(`near=${encodeURIComponent('எல்ல')}`)).toEqual([ella]);
    await api.db.execute(sql`update destinations set slug = 'our-own-hill' where slug = 'dunhinda-falls'`);
    expect(await vehicles('near=our-own-hill')).toEqual([ella]);
    const named = { name: 'Silent hill', nameSi: 'නිහඬ කන්ද', nameTa: 'அமைதி மலை', district: 'badulla' };
    const admin = await api.signIn({ role: 'admin' });
    const made = await api.post(
      '/destinations',
      { ...named, description: 'A hill that nobody knows.', latitude: 6.88, longitude: 81.05 },
      admin,
    );
    expect(made.statusCode, made.body).toBe(201);
    for (const name of [named.name, named.nameSi, named.nameTa])
      expect(await vehicles(`near=${encodeURIComponent(name)}`), name).toEqual([ella]);
    await api.delete(`/destinations/${made.json()._id}`, admin);
  });

  test('a place of ours that was moved is where it is now by its slug, all its names, its sights and in words', async () => {
    await loadPlaces(api.db);
    await van('Ella');
    const { _id, latitude, longitude } = await get('/destinations/ella');
    const beside = { latitude: 7.3, longitude: 80.64 };
    const admin = await api.signIn({ role: 'admin' });
    const distances = () =>
      Promise.all(
        ['ella', 'Ella', 'ඇල්ල', 'எல்ல', 'Ella Gap'].map(async (near) => {
          const [found] = await get(`/vehicles?near=${encodeURIComponent(near)}&radius=200`);
          return found.distanceKm;
        }),
      );
    const temples = async () => {
      const { groups } = await get('/search?q=temple+ella&kind=destination');
      return groups[0].items[0].title;
    };
    expect(await temples()).not.toBe('Temple of the Sacred Tooth Relic');
    const moved = await api.put(`/destinations/${_id}`, beside, admin);
    expect(moved.statusCode, moved.body).toBe(200);
    const [bySlug, ...byNames] = await distances();
    expect(bySlug).toBeGreaterThan(60);
    for (const one of byNames) expect(one).toBe(bySlug);
    expect(await temples()).toBe('Temple of the Sacred Tooth Relic');
    await api.put(`/destinations/${_id}`, { latitude, longitude }, admin);
  });

  test('what is near a place hears that the place is moved or deleted', async () => {
    await loadPlaces(api.db);
    const admin = await api.signIn({ role: 'admin' });
    const id = await van('Ella');
    const place = { name: 'Our own hill', description: 'A hill that nobody knows.', district: 'badulla' };
    const made = await api.post(
      '/destinations',
      { ...place, source: 'https://example.lk/hill', latitude: 6.88, longitude: 81.05 },
      admin,
    );
    const { _id, slug } = made.json();
    const list = () => api.get(`/vehicles?near=${slug}&radius=100`);
    const comparison = () => api.get(`/compare?kind=vehicle&ids=${id}&near=${slug}`);
    const distances = async () => [
      (await list()).json()[0].distanceKm,
      (await comparison()).json().items[0].distanceKm,
    ];
    const [before] = await distances();
    expect(await distances()).toEqual([before, before]);
    const moved = await api.put(`/destinations/${_id}`, { latitude: 7.1, longitude: 81.05 }, admin);
    expect(moved.statusCode, moved.body).toBe(200);
    const [after] = await distances();
    expect(after).toBeGreaterThan(before + 10);
    expect(await distances()).toEqual([after, after]);
    expect((await api.delete(`/destinations/${_id}`, admin)).statusCode).toBe(204);
    expect([(await list()).statusCode, (await comparison()).statusCode]).toEqual([400, 400]);
  });

  test('with filters, words and prices besides', async () => {
    const cheap = await van('Ella', { vehicleType: 'van', pricePerDay: 9_000 });
    const dear = await van('Ella', { vehicleType: 'van', pricePerDay: 40_000 });
    const car = await van('Ella', { vehicleType: 'car', vehicleModel: 'Morris Minor', pricePerDay: 9_000 });
    await van('Galle', { vehicleType: 'van', vehicleModel: 'Morris Minor', pricePerDay: 9_000 });
    expect((await vehicles('near=ella&type=van')).toSorted()).toEqual([cheap, dear].toSorted());
    expect(await vehicles('near=ella&type=van&maxPrice=10000&sort=nearest')).toEqual([cheap]);
    expect(await listed(api, '/vehicles?near=ella&search=morris')).toMatchObject({ ids: [car], total: 1 });
    expect(await vehicles('near=ella&search=moris')).toEqual([car]);
    expect((await vehicles('near=ella&sort=price'))[2]).toBe(dear);
  });

  test.each(['nearest', 'recommended'])(
    'page by page, all once and in order, there and back: %s',
    async (sort) => {
      const towns = ['Ella', 'Bandarawela', 'Haputale', 'Ella', 'Ella', 'Badulla', 'Ella'];
      for (const town of towns) await van(town);
      const whole = await vehicles(`near=ella&sort=${sort}`);
      expect(whole).toHaveLength(7);
      const pages = await allPages(api, `/vehicles?near=ella&sort=${sort}&limit=2`);
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
      expect(pages.flat()).toEqual(whole);
      const second = (await listed(api, `/vehicles?near=ella&sort=${sort}&limit=2`)).next ?? '';
      const back = (await listed(api, second)).previous ?? '';
      expect((await listed(api, back)).ids).toEqual(whole.slice(0, 2));
    },
  );

  test.each(['near=ella&sort=nearest', 'near=ella', 'bbox=80.5,6.5,81.5,7.2', 'near=ella&sort=price'])(
    'what the words mean is meant on every page, there and back: %s',
    async (area) => {
      for (const town of ['Ella', 'Bandarawela', 'Ella', 'Haputale', 'Ella'])
        await van(town, { seatingCapacity: 7, vehicleModel: 'Kia Carnival' });
      const said = await van('Ella', { seatingCapacity: 4, vehicleModel: 'Nearly 7 seats' });
      const car = await van('Ella', { seatingCapacity: 4, vehicleModel: 'Kia Picanto' });
      const path = `/vehicles?${area}&search=7+seats`;
      const whole = await listed(api, path);
      expect(whole.ids).not.toContain(car);
      expect(whole.ids).toContain(said);
      expect([whole.ids.length, whole.total]).toEqual([6, 6]);
      expect(await allPages(api, `${path}&limit=2`)).toEqual(
        [0, 2, 4].map((at) => whole.ids.slice(at, at + 2)),
      );
      const second = await listed(api, (await listed(api, `${path}&limit=2`)).next ?? '');
      expect([second.total, second.before]).toEqual([6, 2]);
      expect((await listed(api, second.previous ?? '')).ids).toEqual(whole.ids.slice(0, 2));
    },
  );

  test('each kind has its own count of one and the same area', async () => {
    for (const town of ['Ella', 'Ella', 'Bandarawela']) await van(town);
    await addListing(api, 'businessListing', { location: 'Ella', address: 'Ella', district: 'Badulla' });
    for (const area of ['near=ella&radius=28.5', 'bbox=80.5,6.5,81.5,7.2'])
      for (const [path, total] of [
        ['/vehicles', 3],
        ['/affiliate-links', 1],
      ] as const)
        expect(await listed(api, `${path}?${area}`), `${path} ${area}`).toMatchObject({ total });
  });

  test('guides are those of the districts around', async () => {
    const here = await addListing(api, 'tourGuide', { preferredAreas: ['Badulla'], tourAreas: [] });
    await addListing(api, 'tourGuide', { preferredAreas: ['Jaffna'], tourAreas: [] });
    const also = await addListing(api, 'tourGuide', { preferredAreas: ['Jaffna'], tourAreas: ['Badulla'] });
    const { ids, total } = await listed(api, '/tour-guides?near=ella&sort=nearest');
    expect([ids.toSorted(), total]).toEqual([[here, also].toSorted(), 2]);
    // Out at sea there is no district.
    expect((await listed(api, '/tour-guides?near=5.6,79.1&radius=5')).ids).toEqual([]);
  });
});

test('a frame of the map has what lies in it', async () => {
  const [ella, galle] = [await van('Ella'), await van('Galle')];
  expect(await vehicles('bbox=80.9,6.7,81.2,7')).toEqual([ella]);
  expect(await vehicles('bbox=80.1,5.9,80.4,6.2')).toEqual([galle]);
  expect((await vehicles('bbox=-180,-90,180,90')).toSorted()).toEqual([ella, galle].toSorted());
  expect(await vehicles('bbox=80.9,6.7,81.2,7&near=galle')).toEqual([]);
});

test.each([
  ['near=atlantis', 'We know no such place. Please name a town, a sight or a destination in Sri Lanka.'],
  ['near=89.9,10', 'This point is not in Sri Lanka.'],
  ['near=ella&radius=0', 'Please use a distance of 1 to 200 km.'],
  ['near=ella&radius=5000', 'Please use a distance of 1 to 200 km.'],
  ['near=ella&radius=far', 'Please use a distance of 1 to 200 km.'],
  ['bbox=81,7,80,6', 'Please give the corners of the map as west,south,east,north in degrees.'],
  ['bbox=1,2,3', 'Please give the corners of the map as west,south,east,north in degrees.'],
  ['bbox=NaN,NaN,NaN,NaN', 'Please give the corners of the map as west,south,east,north in degrees.'],
  ['sort=nearest', 'Please say near which place the nearest are wanted.'],
])('bad input is refused in words: %s', async (query, words) => {
  const reply = await api.get(`/vehicles?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json())).toContain(words);
});

test('what moves is found where it is now; what was written before points were kept gets one by the job', async () => {
  const id = await van('Ella');
  await api.db.execute(
    sql`update listings set latitude = null, longitude = null, located = null where id = ${id}`,
  );
  expect(await vehicles('near=ella')).toEqual([]);
  await api.db.execute(sql`select graphile_worker.add_job('listings:places')`);
  await api.runJobs();
  expect(await vehicles('near=ella')).toEqual([id]);
});

test('where a place moved in what we know of the island, its listings are found there after a night', async () => {
  const id = await van('Kandy');
  await api.db.execute(
    sql`update listings set latitude = 6.87, longitude = 81.05, located = 'town' where id = ${id}`,
  );
  expect([await vehicles('near=ella'), await vehicles('near=kandy')]).toEqual([[id], []]);
  await api.db.execute(sql`select graphile_worker.add_job('listings:columns')`);
  await api.runJobs();
  expect([await vehicles('near=ella'), await vehicles('near=kandy')]).toEqual([[], [id]]);
});

test('places too: the nearest first, within a frame, and page by page', async () => {
  await loadPlaces(api.db);
  const near = await get('/destinations?near=ella&radius=20&sort=nearest');
  const distances = near.map((place: { distanceKm: number }) => place.distanceKm);
  expect(near.slice(0, 3).map((place: { slug: string }) => place.slug)).toEqual([
    'ella',
    'nine-arch-bridge',
    'little-adams-peak',
  ]);
  expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other));
  expect(distances.at(-1)).toBeLessThanOrEqual(20);
  const pages = await allPages(api, '/destinations?near=ella&radius=20&sort=nearest&limit=2&view=card');
  expect(pages.flat()).toEqual(near.map((place: { _id: string }) => place._id));
  const framed = await get('/destinations?bbox=81,6.8,81.1,6.9');
  expect(framed.map((place: { slug: string }) => place.slug).toSorted()).toEqual([
    'ella',
    'little-adams-peak',
    'nine-arch-bridge',
  ]);
});

test('one search looks around a place, nearest first, and knows where what it found is', async () => {
  await loadPlaces(api.db);
  const [far, close] = [await van('Haputale'), await van('Ella')];
  await van('Galle');
  const { groups } = await get('/search?q=van&near=ella');
  const vans = groups.find(({ kind }: { kind: string }) => kind === 'vehicle');
  expect(vans.items.map(({ _id }: { _id: string }) => _id)).toEqual([close, far]);
  expect(vans.items[0]).toMatchObject({ distanceKm: 0, latitude: expect.any(Number) });
  expect((await api.get('/search?q=van&near=atlantis')).statusCode).toBe(400);
});

describe('what is asked for instead is chosen by what is around, in every order and on every page', () => {
  const hotelIn = (location: string, amenities: string[] = []) =>
    addListing(api, 'businessListing', {
      ...{ businessType: 'hotel', businessName: `Rest of ${location}`, description: 'Quiet rooms.' },
      ...{ location, address: location, district: null, specialties: null, amenities },
    });
  const groupOf = (reply: { groups: { kind: string; items: { _id: string }[]; total: number }[] }) =>
    reply.groups.find(({ kind }) => kind === 'businessListing');

  test('where no hotel around has a pool, those without are shown by fit and by distance', async () => {
    const two = [await hotelIn('Ella'), await hotelIn('Bandarawela')];
    await hotelIn('Galle', ['Swimming pool']);
    const search = '/search?q=hotel+with+pool&near=ella&kind=businessListing';
    for (const path of [search, `${search}&sort=nearest`]) {
      const group = groupOf(await get(path));
      expect([group?.items.map(({ _id }) => _id).toSorted(), group?.total], path).toEqual([
        two.toSorted(),
        2,
      ]);
    }
    for (const area of ['near=ella', 'near=ella&sort=nearest', 'bbox=80.9,6.7,81.2,7']) {
      const { ids, total } = await listed(api, `/affiliate-links?search=hotel+with+pool&${area}`);
      expect([ids.toSorted(), total], area).toEqual([two.toSorted(), 2]);
    }
  });

  test('a pool that opens there between two pages changes nothing on the second', async () => {
    const two = [await hotelIn('Ella'), await hotelIn('Ella')];
    const open = '/affiliate-links?search=hotel+with+pool&limit=1&near=ella';
    for (const path of [open, `${open}&sort=nearest`]) {
      let isOpen = false;
      const pages = await allPages(api, path, async () => {
        if (!isOpen) await hotelIn('Bandarawela', ['Swimming pool']);
        isOpen = true;
      });
      expect(pages.flat(), path).toEqual(expect.arrayContaining(two));
      await api.db.execute(sql`delete from listings where id <> all(${sql.param(two)}::uuid[])`);
    }
  });
});

test('a type is found around a town with more of it than are gathered, first what is called as was typed', async () => {
  const called = await van('Colombo', { vehicleModel: 'Van Colombo' });
  await api.db.execute(sql`
    insert into listings (id, kind, status, approved_at, title, search, facets, latitude, longitude, located, details)
    select gen_random_uuid(), kind, status, approved_at, 'Toyota KDH', to_tsvector('simple', 'toyota kdh'), facets, latitude, longitude, located, details
    from listings, generate_series(1, 1100) where id = ${called}`);
  const { groups } = await get('/search?q=van%20colombo');
  const vans = groups.find(({ kind }: { kind: string }) => kind === 'vehicle');
  expect(vans.items[0]).toMatchObject({ _id: called });
  expect(vans.items.length).toBeGreaterThan(1);
});
