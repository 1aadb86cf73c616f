import { endpoints } from '@serendib/contract/endpoints';
import { isListType } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';

const api = useApi();
const privateFields = kindNames.flatMap((kind) =>
  (kinds[kind] as Kind).fields.filter((field) => field.private).map((field) => ({ kind, field: field.name })),
);
const secret = (kind: KindName, field: string) => `ZZ-${kind}-${field}`.slice(0, 16).toUpperCase();

let people: Record<'visitor' | 'other' | 'owner' | 'admin', SignedInPerson | undefined>;
const ids = {} as Record<KindName, string>;
beforeAll(async () => {
  await api.empty('listings', 'users');
  const [other, owner, admin] = [await api.signIn(), await api.signIn(), await api.signIn({ role: 'admin' })];
  people = { visitor: undefined, other, owner, admin };
  for (const kind of kindNames) {
    const secrets = Object.fromEntries(
      privateFields.filter((one) => one.kind === kind).map(({ field }) => [field, secret(kind, field)]),
    );
    const state = { ownerId: owner.id, isPremium: true, featuredStatus: 'homepage' } as const;
    ids[kind] = await addListing(api, kind, secrets, state);
  }
});

/** Every call that reads, as it would be asked about this kind. */
const callsAbout = (kind: KindName) =>
  Object.keys(endpoints)
    .filter((key) => key.startsWith('GET ') && !key.includes('/auth/') && !key.includes('{token}'))
    .map((key) => key.slice(4).replace('{id}', ids[kind]));

/** What of a secret could be read: as it was written, or as plates are compared. */
const holds = (body: string, words: string) =>
  body.toUpperCase().includes(words) || body.toUpperCase().includes(words.replaceAll('-', ''));

describe.each(privateFields)('$field of a $kind', ({ kind, field }) => {
  test.each(['visitor', 'other'] as const)('is told to %s by no call', async (who) => {
    for (const path of callsAbout(kind)) {
      const reply = await api.get(path, { headers: people[who]?.headers ?? {} });
      expect([path, holds(reply.body, secret(kind, field))]).toEqual([path, false]);
    }
  });

  test.each(['owner', 'admin'] as const)('is shown to the %s where one listing is asked for', async (who) => {
    const reply = await api.get(`${kinds[kind].path}/${ids[kind]}`, { headers: people[who]?.headers ?? {} });
    expect(reply.json()[field]).toBe(secret(kind, field));
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const list = await api.get(kinds[kind].path, { headers: people[who]?.headers ?? {} });
    expect(holds(list.body, secret(kind, field))).toBe(false);
  });
});

// Proves ENTITY-03, ENTITY-05, ENTITY-06, ENTITY-08, ENTITY-12, OWN-ENTITY-19.
test.each(kindNames)('a %s has in public what every kind has beside its own fields', async (kind) => {
  const until = '2027-05-01T00:00:00.000Z';
  const id = await addListing(api, kind, {}, { isPremium: true });
  await api.db.execute(sql`update listings set premium_until = ${until}::timestamptz, rating_hundredths = 450,
    review_count = 2 where id = ${id}`);
  const one = (await api.get(`${kinds[kind].path}/${id}`)).json();
  expect(one).toMatchObject({
    ...{ _id: id, status: 'approved', isVerified: true, isPremium: true, premiumExpiry: until },
    averageRating: 4.5,
    createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
  });
  if (['blog', 'tour', 'businessListing'].includes(kind)) expect(one.isExternal).toBe(false);
  await api.db.execute(sql`update listings set status = 'rejected', is_premium = false where id = ${id}`);
  const admin = { headers: people.admin?.headers ?? {} };
  expect((await api.get(`${kinds[kind].path}/${id}`, admin)).json()).toMatchObject({
    ...{ status: 'rejected', isVerified: false, isPremium: false },
  });
});

test.each(kindNames)(
  'a %s that is not public is there for its owner and administrators alone',
  async (kind) => {
    const owner = await api.signIn();
    const state = { ownerId: owner.id, status: 'rejected', rejectReason: 'Dark' } as const;
    const id = await addListing(api, kind, {}, state);
    const seen = async (who: SignedInPerson | undefined) =>
      (await api.get(`${kinds[kind].path}/${id}`, { headers: who?.headers ?? {} })).statusCode;
    const [visitor, other, admin] = [undefined, people.other, people.admin];
    expect(await Promise.all([visitor, other, owner, admin].map(seen))).toEqual([404, 404, 200, 200]);
  },
);

test('how often it was looked at is told to its owner, day by day', async () => {
  await api.db.execute(sql`insert into listing_days (listing_id, day, views, clicks)
    values (${ids.vehicle}::uuid, (now() at time zone 'Asia/Colombo')::date, 5, 2),
      (${ids.vehicle}::uuid, (now() at time zone 'Asia/Colombo')::date - 40, 9, 9)`);
  const days = (path: string, who: SignedInPerson | undefined) =>
    api.get(path, { headers: who?.headers ?? {} });
  const month = (await days(`/listings/${ids.vehicle}/days`, people.owner)).json();
  expect(month).toEqual([{ day: expect.any(String), views: 5, clicks: 2, inquiries: 0 }]);
  expect((await days(`/listings/${ids.vehicle}/days?days=60`, people.admin)).json()).toHaveLength(2);
  expect((await days(`/listings/${ids.vehicle}/days`, people.other)).statusCode).toBe(404);
  expect((await days(`/listings/${ids.vehicle}/days?days=0`, people.owner)).statusCode).toBe(400);
});

const withLists = kindNames.flatMap((kind) => {
  const lists = (kinds[kind] as Kind).fields.filter(({ type }) => isListType(type)).map(({ name }) => name);
  return lists.length > 0 ? [{ kind, lists }] : [];
});

test.each(withLists)(
  'a $kind of which nothing is known has empty lists and never null',
  async ({ kind, lists }) => {
    const { path, title, fields }: Kind = kinds[kind];
    for (const stored of [null, undefined]) {
      const blank = Object.fromEntries(fields.map(({ name }) => [name, name === title ? 'Blank' : stored]));
      const id = await addListing(api, kind, blank);
      const [listed] = (await api.get(`${path}?limit=1&sort=newest`)).json();
      expect(listed._id).toBe(id);
      const shown = (await api.get(`${path}/${id}`)).json();
      const owned = (await api.get(`${path}/${id}`, people.admin)).json();
      for (const view of [listed, shown, owned])
        for (const name of lists) expect([name, Array.isArray(view[name])]).toEqual([name, true]);
    }
  },
);

test('a tour’s picture stands under both of its specified names', async () => {
  const image = 'https://example.lk/tea.jpg';
  for (const isExternal of [false, true]) {
    const id = await addListing(api, 'tour', { image }, { isExternal });
    const tour = (await api.get(`/tours/${id}`)).json();
    expect([tour.image, tour.imageUrl]).toEqual([image, image]);
  }
});

test.each([
  ['tour', 'description'],
  ['blog', 'content'],
] as const)('the card of a %s ends with a whole letter', async (kind, field) => {
  const id = await addListing(api, kind, { [field]: `a${'🏝'.repeat(300)}` });
  const cards = (await api.get(`${kinds[kind].path}?view=card&limit=1&sort=newest`)).json();
  expect(cards).toMatchObject([{ _id: id, [field]: `a${'🏝'.repeat(119)}` }]);
});
