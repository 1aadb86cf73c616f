import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

/** Six in the evening in Colombo. */
const evening = new Date('2027-01-10T12:30:00Z');
let now = evening;
const api = useApi({ clock: () => now });
let [owner, other, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = evening;
  await api.empty('listings', 'users', 'sent_mails', 'audit');
  [owner, other, admin] = [await api.signIn(), await api.signIn(), await api.signIn({ role: 'admin' })];
});

const ofThose = [
  { kind: 'vehicle', path: '/vehicles' },
  { kind: 'tourGuide', path: '/tour-guides' },
] as const;
const say = (path: string, body: object, who = owner) => api.patch(`${path}/availability`, body, who);
const back = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('listings:away', '{}')`);
  await api.runJobs();
};

describe.each(ofThose)('$kind', ({ kind, path }) => {
  const add = (state: Parameters<typeof addListing>[3] = {}) =>
    addListing(api, kind, {}, { ownerId: owner?.id ?? null, reviewedAt: now, ...state });
  const shown = async (id: string) => (await api.get(`${path}/${id}`)).json();

  test('is booked, away and available as its owner says, at once and without a review', async () => {
    const id = await add();
    expect(await shown(id)).toMatchObject({ availabilityState: 'available', awayUntil: null });
    for (const [body, seen] of [
      [{ state: 'booked' }, { availabilityState: 'booked', awayUntil: null }],
      [{ state: 'away' }, { availabilityState: 'away', awayUntil: null }],
      [
        { state: 'away', until: '2027-01-12' },
        { availabilityState: 'away', awayUntil: '2027-01-12' },
      ],
      [{ state: 'available' }, { availabilityState: 'available', awayUntil: null }],
    ] as const) {
      const reply = await say(`${path}/${id}`, body);
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { ...seen, status: 'approved', needsReview: false, checkedAt: now.toISOString() },
      ]);
      expect(await shown(id)).toMatchObject(seen);
      const [card] = (await api.get(`${path}?view=card`)).json();
      expect(card).toMatchObject(seen);
    }
  });

  test('says in the search and among saved things that it is booked or away, and nothing where it can be had', async () => {
    const id = await add();
    const q = String((await shown(id))[kinds[kind].title]);
    const summaries = async () => [
      (await api.get(`/items?ids=${kind}:${id}`)).json()[0],
      (await api.get(`/search?${new URLSearchParams({ q, kind })}`)).json().groups[0]?.items[0],
    ];
    for (const summary of await summaries()) {
      expect(summary).toMatchObject({ _id: id });
      expect(summary).not.toHaveProperty('availabilityState');
      expect(summary).not.toHaveProperty('awayUntil');
    }
    for (const [body, seen] of [
      [{ state: 'booked' }, { availabilityState: 'booked', awayUntil: null }],
      [
        { state: 'away', until: '2027-01-12' },
        { availabilityState: 'away', awayUntil: '2027-01-12' },
      ],
    ] as const) {
      await say(`${path}/${id}`, body);
      expect(await summaries()).toMatchObject([seen, seen]);
    }
  });

  test('is available by itself on the day until which it was away, as the day begins in Colombo', async () => {
    const id = await add();
    await say(`${path}/${id}`, { state: 'away', until: '2027-01-12' });
    now = new Date('2027-01-11T18:29:00Z');
    await back();
    expect(await shown(id)).toMatchObject({ availabilityState: 'away', awayUntil: '2027-01-12' });
    now = new Date('2027-01-11T18:30:00Z');
    await back();
    expect(await shown(id)).toMatchObject({ availabilityState: 'available', awayUntil: null });
  });

  test.each([
    ['a day that has begun', { state: 'away', until: '2027-01-10' }, 'Please choose a day after today.'],
    ['a day too far', { state: 'away', until: '2028-02-01' }, 'Please choose a day up to 11 January 2028.'],
    ['no day', { state: 'away', until: 'soon' }, 'Please choose a day.'],
    [
      'a day of one that is booked',
      { state: 'booked', until: '2027-01-12' },
      'A day can be named for one that is away.',
    ],
  ])('%s is refused in words', async (_, body, words) => {
    const id = await add();
    const reply = await say(`${path}/${id}`, body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { until: words }]);
    expect(await shown(id)).toMatchObject({ availabilityState: 'available' });
  });

  test('is said by its owner and administrators alone; an administrator’s word is mailed and audited', async () => {
    const id = await add();
    expect((await say(`${path}/${id}`, { state: 'booked' }, other)).statusCode).toBe(403);
    expect((await api.patch(`${path}/${id}/availability`, { state: 'booked' })).statusCode).toBe(401);
    expect((await say(`${path}/${id}`, { state: 'booked' }, admin)).statusCode).toBe(200);
    await api.runJobs();
    const mails = await api.db.execute(sql`select text from sent_mails`);
    expect(mails.rows).toMatchObject([
      { text: expect.stringContaining('Availability: Booked (before: Available)') },
    ]);
    const { rows } = await api.db.execute(sql`select action, before, after from audit`);
    expect(rows).toMatchObject([{ action: 'edit', after: { availability: 'booked' } }]);
  });

  test('what cannot be had comes after all that can, premium and rating notwithstanding, page by page', async () => {
    const plain = await add({ ownerId: null });
    const premium = await add({ isPremium: true, ownerId: null });
    const booked = await add({ isPremium: true, ownerId: null });
    const away = await add({ isPremium: false, ownerId: null });
    await api.db.execute(
      sql`update listings set rating_hundredths = 500, review_count = 9 where id = ${booked}::uuid`,
    );
    expect((await listed(api, path)).ids).toEqual([booked, premium, away, plain]);
    await say(`${path}/${booked}`, { state: 'booked' }, admin);
    await say(`${path}/${away}`, { state: 'away' }, admin);
    expect((await listed(api, path)).ids).toEqual([premium, plain, booked, away]);
    const first = await listed(api, `${path}?limit=3`);
    expect(first.ids).toEqual([premium, plain, booked]);
    expect((await listed(api, `${path}?sort=newest`)).ids).toEqual([away, booked, premium, plain]);
  });
});

describe('a vehicle’s own field', () => {
  const add = () => addListing(api, 'vehicle', {}, { ownerId: owner?.id ?? null, reviewedAt: now });

  // Proves OWN-ENTITY-04.
  test('agrees with what its owner says, and what its owner says with the form', async () => {
    const id = await add();
    for (const [state, availability] of [
      ['booked', 'booked'],
      ['away', 'unavailable'],
      ['available', 'available'],
    ]) {
      const said = (await say(`/vehicles/${id}`, { state })).json();
      expect(said).toMatchObject({ availability, availabilityState: state });
      const other = availability === 'booked' ? 'unavailable' : 'booked';
      await api.put(`/vehicles/owner/${id}`, { availability: other }, owner);
      const sent = (await api.put(`/vehicles/owner/${id}`, { availability }, owner)).json();
      expect(sent).toMatchObject({ availability, availabilityState: state, needsReview: false });
    }
  });

  test('keeps the day when the form is saved with something else, and loses it with the state', async () => {
    const id = await add();
    await say(`/vehicles/${id}`, { state: 'away', until: '2027-01-12' });
    const put = async (body: object) => (await api.put(`/vehicles/owner/${id}`, body, owner)).json();
    expect(await put({ baseLocation: 'Galle' })).toMatchObject({ awayUntil: '2027-01-12' });
    expect(await put({ availability: 'booked' })).toMatchObject({
      availabilityState: 'booked',
      awayUntil: null,
    });
    expect(await put({ availability: 'unavailable' })).toMatchObject({ awayUntil: null });
  });

  test('is available again with the day, which its history tells', async () => {
    const id = await add();
    await say(`/vehicles/${id}`, { state: 'away', until: '2027-01-11' });
    now = new Date('2027-01-10T19:00:00Z');
    await back();
    expect((await api.get(`/vehicles/${id}`)).json()).toMatchObject({ availability: 'available' });
    const { revisions } = (await api.get(`/listings/${id}/history`, owner)).json();
    expect(revisions).toMatchObject([
      { by: 'system', changes: [{ from: 'unavailable', to: 'available' }] },
      { by: 'owner', changes: [{ field: 'availability', from: 'available', to: 'unavailable' }] },
    ]);
  });
});
