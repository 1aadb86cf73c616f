import { publicViews, sorts } from '@serendib/contract/listings/endpoints';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { type KindDetails, kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { addListing } from '../testing.ts';

const api = useApi();
beforeEach(async () => {
  await api.empty('listings');
});

const all = kindNames.map((name) => ({ name, path: (kinds[name] as Kind).path }));
const secret = 'ZZ-secret-77';

/** The kind's private texts, each holding the secret. */
const secrets = <K extends KindName>(name: K) =>
  Object.fromEntries(
    (kinds[name] as Kind).fields.filter((field) => field.private).map((field) => [field.name, secret]),
  ) as Partial<KindDetails[K]>;

describe.each(all)('$path', ({ name, path }) => {
  // Proves ENTITY-03, CALL-12, CALL-16, CALL-20, CALL-21, CALL-22, CALL-24, CALL-30, OWN-ENTITY-06.
  // Proves OWN-ENTITY-11, OWN-ENTITY-26, OWN-ENTITY-31, OWN-CALL-23, ADMIN-CALL-36.
  test('one listing is shown as its row says, and as the list shows it', async () => {
    const id = await addListing(api, name);
    const reply = await api.get(`${path}/${id}`);
    expect(reply.statusCode).toBe(200);
    const view = reply.json();
    expect(publicViews[name].parse(view)).toEqual(view);
    expect(view).toMatchObject({ _id: id, isVerified: true, status: 'approved', averageRating: null });
    const kind: Kind = kinds[name];
    for (const field of kind.fields) {
      if (field.private) continue;
      const given = kind.example[field.name];
      // Where there is no photograph, the drawing that stands in for it is named.
      const shown = field.type === 'image' && given === null ? expect.stringMatching(/\.svg$/) : given;
      expect([field.name, view[field.name]]).toEqual([field.name, shown]);
    }
    expect((await api.get(path)).json()).toEqual([view]);
  });

  // Proves BUSINESS-05, STATE-07, CALL-23, CALL-29, OWN-STATE-01.
  test('what is pending, rejected, hidden or deleted is in no list, in no count and 404', async () => {
    const now = new Date();
    const hidden = [
      await addListing(api, name, {}, { status: 'pending' }),
      await addListing(api, name, {}, { status: 'rejected' }),
      await addListing(api, name, {}, { hiddenAt: now }),
      await addListing(api, name, {}, { deletedAt: now }),
    ];
    for (const id of hidden) {
      const reply = await api.get(`${path}/${id}`);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const sort of sorts) {
      const reply = await api.get(`${path}?sort=${sort}`);
      expect([reply.json(), reply.headers['x-total-count'], reply.headers['x-total-unfiltered']]).toEqual([
        [],
        '0',
        '0',
      ]);
    }
    expect(
      (
        await api.get(
          `${path}?search=${encodeURIComponent(String((kinds[name] as Kind).example[kinds[name].title]))}`,
        )
      ).json(),
    ).toEqual([]);
  });

  test('another kind’s id, nobody’s and a malformed one are 404', async () => {
    const other = await addListing(api, name === 'blog' ? 'tour' : 'blog');
    for (const id of [other, '0199b2c4-6a51-7c3e-9f00-0123456789ab', 'undefined', '1', "1' or '1'='1"]) {
      expect((await api.get(`${path}/${encodeURIComponent(id)}`)).statusCode, id).toBe(404);
    }
  });

  test('hostile words are words', async () => {
    await addListing(api, name);
    const odd = [
      "'; drop table listings; --",
      'qqa & qqb | !qqc:*',
      '<->',
      '\\',
      '%',
      '_',
      '\u0000',
      'ක්‍රි',
      '🛺',
      "qq'brien",
      '""',
      '(((',
      ':*',
      'x'.repeat(100),
    ];
    for (const words of odd) {
      const reply = await api.get(`${path}?search=${encodeURIComponent(words)}`);
      expect([words, reply.statusCode]).toEqual([words, 200]);
      expect(reply.json(), words).toEqual([]);
    }
    const ten = await api.get(`${path}?search=${'a'.repeat(10_240)}`);
    expect(ten.statusCode).toBe(400);
  });
});

// Proves OWN-ENTITY-08.
test('no private field of any kind is in any public reply', async () => {
  await loadPlaces(api.db);
  const replies: string[] = [];
  const ask = async (path: string) => replies.push((await api.get(path)).body);
  for (const { name, path } of all) {
    const state = {
      isPremium: true,
      featuredStatus: name === 'vehicle' ? 'destination' : 'homepage',
    } as const;
    const id = await addListing(api, name, secrets(name), state);
    await ask(`${path}/${id}`);
    for (const sort of sorts) await ask(`${path}?sort=${sort}`);
    await ask(`${path}?search=${secret}`);
    await ask(`${path}?search=ZZ`);
  }
  await ask('/vehicles/featured/destination/kandy');
  await ask('/tour-guides/featured/homepage');
  await ask('/affiliate-links/featured/homepage');
  await ask('/tour-guides/featured/destination/kandy');
  expect(replies.filter((body) => body.includes('_id')).length).toBeGreaterThan(20);
  for (const body of replies) expect(body).not.toMatch(/ZZ-?secret|ownerId|owner_id|rejectReason|isDemo/);
});

test('pictures of our own get a full address; others keep theirs, if they lead to the web', async () => {
  const vehicleImages = ['/uploads/a.webp', 'https://example.lk/b.jpg', '//elsewhere.lk/c.jpg', 'data:,x'];
  const id = await addListing(api, 'vehicle', { vehicleImages });
  expect((await api.get(`/vehicles/${id}`)).json().vehicleImages).toEqual([
    'http://serendib.test/uploads/a.webp',
    'https://example.lk/b.jpg',
  ]);
  const guide = await addListing(api, 'tourGuide', { image: '/uploads/face.webp' });
  expect((await api.get(`/tour-guides/${guide}`)).json().image).toBe(
    'http://serendib.test/uploads/face.webp',
  );
});

test('details of an older shape are shown as far as they go', async () => {
  const id = await addListing(api, 'vehicle');
  await api.db.execute(
    sql`update listings set details = '{"vehicleModel": 7, "features": "none", "gone": true}' where id = ${id}::uuid`,
  );
  const reply = await api.get(`/vehicles/${id}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ vehicleModel: null, features: [], pricePerDay: null });
});

describe('featured', () => {
  // Proves HOME-14, CALL-15.
  test('premium guides chosen for the homepage come best rated first, twelve at most', async () => {
    const add = (state: Parameters<typeof addListing>[3]) => addListing(api, 'tourGuide', {}, state);
    const ids: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      const id = await add({ isPremium: true, featuredStatus: 'homepage' });
      await api.db.execute(
        sql`update listings set rating_hundredths = ${300 + index}, review_count = 1 where id = ${id}::uuid`,
      );
      ids.unshift(id);
    }
    await add({ isPremium: false, featuredStatus: 'homepage' });
    await add({ isPremium: true, featuredStatus: 'none' });
    await add({ isPremium: true, featuredStatus: 'homepage', status: 'pending' });
    const guides = (await api.get('/tour-guides/featured/homepage')).json() as { _id: string }[];
    expect(guides.map(({ _id }) => _id)).toEqual(ids.slice(0, 12));
  });

  // Proves OWN-STATE-13, ADMIN-CALL-16.
  test('premium businesses chosen for the homepage come best rated first, and those chosen for elsewhere do not', async () => {
    const add = (state: Parameters<typeof addListing>[3]) => addListing(api, 'businessListing', {}, state);
    const chosen = await add({ isPremium: true, featuredStatus: 'homepage' });
    const rated = await add({ isPremium: true, featuredStatus: 'homepage' });
    await api.db.execute(
      sql`update listings set rating_hundredths = 480, review_count = 1 where id = ${rated}::uuid`,
    );
    await add({ isPremium: true, featuredStatus: 'destination' });
    await add({ isPremium: true });
    await add({ isPremium: true, featuredStatus: 'homepage', status: 'pending' });
    await addListing(api, 'tourGuide', {}, { isPremium: true, featuredStatus: 'homepage' });
    const ask = async () =>
      (await api.get('/affiliate-links/featured/homepage?view=card'))
        .json()
        .map(({ _id }: { _id: string }) => _id);
    expect(await ask()).toEqual([rated, chosen]);
    await api.db.execute(sql`update listings set featured_status = 'none' where id = ${rated}::uuid`);
    expect(await ask()).toEqual([chosen]);
  });

  // Proves OWN-STATE-13.
  test('premium guides chosen for destinations are with those in whose districts they guide, best rated first', async () => {
    await loadPlaces(api.db);
    const add = (preferredAreas: string[], state: Parameters<typeof addListing>[3] = {}) =>
      addListing(api, 'tourGuide', { preferredAreas }, { featuredStatus: 'destination', ...state });
    const chosen = await add(['Kandy', 'Jaffna'], { isPremium: true });
    const rated = await add(['Matale'], { isPremium: true });
    await api.db.execute(
      sql`update listings set rating_hundredths = 480, review_count = 1 where id = ${rated}::uuid`,
    );
    await add(['Jaffna'], { isPremium: true });
    await add(['Kandy']);
    await add(['Kandy'], { isPremium: true, featuredStatus: 'homepage' });
    await add(['Kandy'], { isPremium: true, status: 'pending' });
    const ask = async (id: string) =>
      (await api.get(`/tour-guides/featured/destination/${id}?view=card`))
        .json()
        .map(({ _id }: { _id: string }) => _id);
    expect(await ask('kandy')).toEqual([rated, chosen]);
    expect(await ask((await api.get('/destinations/kandy')).json()._id)).toEqual([rated, chosen]);
    expect((await api.get('/tour-guides/featured/destination/nowhere')).statusCode).toBe(404);
  });

  // Proves CALL-31.
  test('vehicles that serve a destination’s province: chosen ones, then premium, then rating', async () => {
    await loadPlaces(api.db);
    const add = (servingAreas: string[], state: Parameters<typeof addListing>[3] = {}) =>
      addListing(api, 'vehicle', { servingAreas }, state);
    const plain = await add(['Central', 'Uva']);
    const rated = await add(['Central']);
    await api.db.execute(
      sql`update listings set rating_hundredths = 480, review_count = 1 where id = ${rated}::uuid`,
    );
    const premium = await add(['Central'], { isPremium: true });
    const chosen = await add(['Central'], { featuredStatus: 'destination', isPremium: true });
    const lapsed = await add(['Central'], { featuredStatus: 'destination' });
    await add(['Western'], { featuredStatus: 'destination', isPremium: true });
    await add(['Central'], { featuredStatus: 'destination', status: 'pending' });
    const ask = async (id: string) => {
      const { vehicles, meta } = (await api.get(`/vehicles/featured/destination/${id}`)).json();
      return [vehicles.map(({ _id }: { _id: string }) => _id), meta];
    };
    const expected = [[chosen, premium, rated, lapsed, plain], { provinceName: 'Central' }];
    expect(await ask('kandy')).toEqual(expected);
    const { _id } = (await api.get('/destinations/kandy')).json();
    expect(await ask(_id)).toEqual(expected);
    expect((await api.get('/vehicles/featured/destination/nowhere')).statusCode).toBe(404);
  });
});

test('what was written past the rules is held to them when it is read', async () => {
  const script = 'javascript:alert(1)';
  const business = await addListing(api, 'businessListing', { redirectUrl: script, imageUrl: script });
  expect((await api.get(`/affiliate-links/${business}`)).json()).toMatchObject({
    redirectUrl: null,
    bookingUrl: null,
    imageUrl: expect.stringContaining('/prints/'),
    imageIsDrawing: true,
  });
  const content = '<p onclick="x()">Tea <a href="javascript:x()">now</a></p><script>x()</script>';
  const blog = await addListing(api, 'blog', { content });
  for (const _ of ['first', 'again']) {
    expect((await api.get(`/blogs/${blog}`)).json().content).toBe(
      '<p>Tea <a rel="nofollow ugc noopener noreferrer">now</a></p>',
    );
  }
});
