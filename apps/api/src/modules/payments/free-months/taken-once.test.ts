import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { purgeListings } from '../../listings/index.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { useBuyer } from '../settling/testing.ts';

const { api, people, buy, chargeBack, order, take, pay, mails, later: move } = useBuyer();
/** Time passes, and all sessions last. */
const later = async (iso: string) => {
  move(iso);
  await api.db.execute(
    sql`update sessions set created_at = ${iso}::timestamptz, last_seen_at = ${iso}::timestamptz`,
  );
};
const mine = () => ({ ownerId: people.payer.id });
const begin = (kind: string, who = people.payer) =>
  api.post('/free-months', { kind }, { headers: who.headers });
const shown = async (who = people.payer) => (await api.get('/free-months', { headers: who.headers })).json();
const of = async (kind: string, who = people.payer) =>
  (await shown(who)).find((one: { kind: string }) => one.kind === kind);
const statusOf = async (path: string) => (await api.get(`${path}/my-premium-status`, people.payer)).json();
/** As an administrator sets it. */
const lastDay = (promotionLastDay: string) =>
  api.put('/admin/settings', { ...deliveredSettings, promotionLastDay }, { headers: people.admin.headers });

beforeEach(async () => {
  expect((await lastDay('2026-12-31')).statusCode).toBe(200);
});

const twoMonths = '2027-01-21T06:00:00.000Z';

describe.each([
  ['tourGuide', '/tour-guides', 'guide_premium'],
  ['vehicle', '/vehicles', 'vehicle_premium'],
  ['businessListing', '/affiliate-links', 'business_listing'],
] as const)('free months of %s', (kind, path, service) => {
  // Proves LIMIT-11, LIMIT-17, OWN-LIMIT-08.
  test('begin without an order, and make what is there premium, and what comes', async () => {
    const listed = await addListing(api, kind, {}, mine());
    expect(await of(kind)).toEqual({ kind, state: 'open', endsAt: twoMonths });
    const reply = await begin(kind);
    expect([reply.statusCode, reply.json()]).toEqual([201, { kind, state: 'taken', endsAt: twoMonths }]);
    expect(await take(listed, path)).toMatchObject({ isPremium: true, premiumExpiry: twoMonths });
    expect(await statusOf(path)).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: null,
      premiumExpiry: twoMonths,
    });
    expect((await api.get('/payments/user', people.payer)).json()).toEqual([]);
    if (kind === 'tourGuide') return;
    const made = await api.post(path, exampleOf(kind), people.payer);
    expect(made.json()).toMatchObject({ isPremium: true, premiumUpgraded: true });
  });

  test('are once a person, also when the button is pressed many times at once, and stay once after their end', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => begin(kind)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await statusOf(path)).premiumExpiry).toBe(twoMonths);
    await lastDay('2028-01-01');
    await later('2027-03-01T06:00:00Z');
    expect(await of(kind)).toMatchObject({ state: 'taken' });
    expect((await begin(kind)).statusCode).toBe(409);
    expect((await statusOf(path)).hasActivePremiumSubscription).toBe(false);
  });

  test('are not shortened by what is bought meanwhile, nor taken back with its money', async () => {
    await begin(kind);
    await later('2026-12-01T06:00:00Z');
    const bought = await buy(`${service}_monthly`);
    expect((await statusOf(path)).premiumExpiry).toBe('2027-02-21T06:00:00.000Z');
    await chargeBack(bought);
    expect((await statusOf(path)).premiumExpiry).toBe(twoMonths);
  });

  test('come before the first that is bought by a person who overlooked them, if it was ordered in time', async () => {
    await later('2026-12-31T18:00:00Z');
    const ordered = await order(`${service}_monthly`);
    await later('2026-12-31T19:00:00Z');
    await pay(ordered);
    expect((await statusOf(path)).premiumExpiry).toBe('2027-03-31T19:00:00.000Z');
    expect((await begin(kind)).statusCode).toBe(409);
  });

  test('are not for a person who had premium of the kind, and not before or after the promotion', async () => {
    await lastDay('2026-11-20');
    expect(await of(kind)).toEqual({ kind, state: 'closed', endsAt: null });
    const late = await begin(kind);
    expect([late.statusCode, late.json().error]).toEqual([409, 'The offer of free months has ended.']);
    const ordered = await buy(`${service}_monthly`);
    expect((await statusOf(path)).premiumExpiry).toBe('2026-12-21T06:00:00.000Z');
    await chargeBack(ordered);
    await lastDay('2026-12-31');
    expect(await of(kind)).toMatchObject({ state: 'closed' });
    expect((await begin(kind)).statusCode).toBe(409);
  });

  test('are told of when they begin, and 14, 7 and 1 days before their end, each once', async () => {
    await begin(kind);
    const [begun, ...others] = await mails();
    expect(others).toEqual([]);
    expect(begun?.subject).toMatch(/^Your two free months of .+ premium run until 21 January 2027$/);
    expect(begun?.text).toContain('You gave no card, and nothing is charged');
    const remind = async (at: string) => {
      await later(at);
      await api.db.execute(sql`select graphile_worker.add_job('payments:remind')`);
      return (await mails()).length;
    };
    expect(await remind('2027-01-14T05:59:00Z')).toBe(2);
    expect(await remind('2027-01-14T06:00:00Z')).toBe(3);
    expect(await remind('2027-01-14T08:00:00Z')).toBe(3);
    const week = (await mails())[2];
    expect(week?.subject).toMatch(/ends in 7 days: your free months$/);
    expect(week?.text).toContain('lasts until 21 January 2027. It ends by itself, and nothing is charged.');
  });
});

test('a vehicle that waited goes live with its owner’s free months', async () => {
  const waiting = await addListing(api, 'vehicle', {}, { ...mine(), status: 'pending' });
  await begin('vehicle');
  expect((await api.get(`/vehicles/${waiting}`)).json()).toMatchObject({
    status: 'approved',
    checkedAt: null,
  });
});

test('are not used up by premium that our team gave a vehicle', async () => {
  const given = await addListing(api, 'vehicle', {}, mine());
  const reply = await api.post(`/admin/vehicles/${given}/premium`, { durationDays: 7 }, people.admin);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await of('vehicle')).toMatchObject({ state: 'open' });
  expect((await begin('vehicle')).statusCode).toBe(201);
  expect((await begin('vehicle')).statusCode).toBe(409);
  expect((await statusOf('/vehicles')).premiumExpiry).toBe(twoMonths);
});

test('end on the day on which our team cancels them, wherever their end is told', async () => {
  const guide = await addListing(api, 'tourGuide', {}, mine());
  await begin('tourGuide');
  const cancelledAt = '2026-11-22T06:00:00.000Z';
  await later(cancelledAt);
  const cancelled = await api.delete(`/admin/tour-guides/${guide}/premium`, people.admin);
  expect(cancelled.statusCode, cancelled.body).toBeLessThan(300);
  expect(await of('tourGuide')).toEqual({ kind: 'tourGuide', state: 'taken', endsAt: cancelledAt });
  const sheet = await api.get(`/admin/users/${people.payer.id}`, people.admin);
  expect(sheet.json().freeMonths).toMatchObject([{ kind: 'tourGuide', endsAt: cancelledAt }]);
});

test('stand in the administrators’ sheet of their person, and in what the person takes along', async () => {
  await begin('tourGuide');
  await begin('tour');
  const guide = {
    kind: 'tourGuide',
    takenAt: '2026-11-21T06:00:00.000Z',
    startsAt: '2026-11-21T06:00:00.000Z',
  };
  const tour = { kind: 'tour', takenAt: '2026-11-21T06:00:00.000Z', startsAt: null, endsAt: null };
  const whole = [tour, { ...guide, endsAt: twoMonths }];
  const sheet = await api.get(`/admin/users/${people.payer.id}`, people.admin);
  expect(sheet.json().freeMonths).toEqual(whole);
  const taken = await api.post('/auth/export', {}, { headers: people.payer.headers });
  const addressHash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(taken.json().freeMonths).toEqual(whole.map((one) => ({ ...one, addressHash })));
});

test('one kind’s do not use up another’s, and the same address does not begin anew with another account', async () => {
  expect((await begin('tourGuide')).statusCode).toBe(201);
  expect(await of('vehicle')).toMatchObject({ state: 'open' });
  const left = await api.delete('/auth/account', { headers: people.payer.headers });
  expect(left.statusCode).toBeLessThan(300);
  const again = await api.signIn({ email: people.payer.email.toUpperCase() });
  expect(await of('tourGuide', again)).toMatchObject({ state: 'closed' });
  expect((await begin('tourGuide', again)).statusCode).toBe(409);
  expect((await begin('vehicle', again)).statusCode).toBe(201);
  // Once the promotion is over the address is forgotten.
  await lastDay('2026-11-20');
  await api.db.execute(sql`select graphile_worker.add_job('entitlements:forget')`);
  await api.runJobs();
  const { rows } = await api.db.execute(
    sql`select count(address_hash)::int as kept, count(*)::int as n from free_months`,
  );
  expect(rows).toEqual([{ kept: 0, n: 2 }]);
});

describe('the first tour', () => {
  const submit = (name = 'Sunrise at Sigiriya') =>
    api.post(
      '/tours/partnership',
      { ...exampleOf('tour'), name, image: 'https://example.lk/t.jpg' },
      people.payer,
    );
  const approve = async (id: string) => {
    await api.patch(`/tours/${id}/verify`, { status: 'approved' }, people.admin);
    await whenDecided(api);
  };

  test('is submitted without paying once its months were taken, and they begin with its approval', async () => {
    expect((await submit()).json().error).toBe('No valid payment voucher found.');
    expect(await of('tour')).toEqual({ kind: 'tour', state: 'open', endsAt: null });
    const taken = { kind: 'tour', state: 'taken', endsAt: null };
    expect((await begin('tour')).json()).toEqual({ ...taken, awaitsSubmission: true });
    expect(await of('tour')).toEqual({ ...taken, awaitsSubmission: true });
    const made = (await submit()).json();
    expect(await of('tour')).toEqual({ ...taken, awaitsSubmission: false });
    expect((await submit('Another tour')).statusCode).toBe(402);
    await later('2026-12-01T06:00:00Z');
    await approve(made._id);
    expect(await take(made._id, '/tours')).toMatchObject({
      isPremium: true,
      premiumExpiry: '2027-02-01T06:00:00.000Z',
    });
    await approve(made._id);
    await buy('tour_partnership', made._id);
    expect((await take(made._id, '/tours')).premiumExpiry).toBe('2027-03-01T06:00:00.000Z');
    expect((await begin('tour')).statusCode).toBe(409);
  });

  test('waits for its months also where their owner has since taken an address of somebody who took some', async () => {
    const other = await api.signIn();
    for (const each of [other, people.payer]) expect((await begin('tour', each)).statusCode).toBe(201);
    expect((await api.delete('/auth/account', other)).statusCode).toBe(204);
    await api.db.execute(sql`update users set email = ${other.email} where id = ${people.payer.id}::uuid`);
    expect(await of('tour')).toMatchObject({ state: 'taken', awaitsSubmission: true });
    expect((await submit()).statusCode).toBe(201);
    expect(await of('tour')).toMatchObject({ state: 'taken', awaitsSubmission: false });
  });

  test.each([
    ['before its approval', false],
    ['after it, and long ago', true],
  ])('that was submitted with them and deleted %s is offered and promised no more', async (_, isApproved) => {
    await begin('tour');
    const made = (await submit()).json();
    if (isApproved) await approve(made._id);
    expect(await of('tour')).toMatchObject({ state: 'taken' });
    expect((await api.delete(`/tours/${made._id}`, people.payer)).statusCode).toBe(204);
    if (isApproved) {
      await later('2026-12-25T06:00:00Z');
      await purgeListings({ db: api.db, clock: () => new Date('2026-12-25T06:00:00Z') });
    }
    expect(await of('tour')).toEqual({ kind: 'tour', state: 'closed', endsAt: null });
    expect((await begin('tour')).statusCode).toBe(409);
  });

  test('that was paid for instead begins with them too', async () => {
    await buy('tour_partnership');
    const made = (await submit()).json();
    await approve(made._id);
    expect((await take(made._id, '/tours')).premiumExpiry).toBe('2027-02-21T06:00:00.000Z');
  });

  test('that was ordered while they were offered begins with them, though its money was heard of later', async () => {
    await later('2026-12-31T18:00:00Z');
    const ordered = await order('tour_partnership');
    await later('2026-12-31T19:00:00Z');
    await pay(ordered);
    const made = (await submit()).json();
    await approve(made._id);
    expect((await take(made._id, '/tours')).premiumExpiry).toBe('2027-03-31T19:00:00.000Z');
  });

  test('that was live without premium begins with them too when a month is added to it', async () => {
    const live = await addListing(api, 'tour', {}, mine());
    await buy('tour_partnership', live);
    expect(await take(live, '/tours')).toMatchObject({
      isPremium: true,
      premiumExpiry: '2027-02-21T06:00:00.000Z',
    });
    expect(await of('tour')).toMatchObject({ state: 'taken', endsAt: twoMonths });
  });

  test('stays public for them when the payment that came with them goes back', async () => {
    const paid = await buy('tour_partnership');
    const made = (await submit()).json();
    await approve(made._id);
    await later('2026-11-25T06:00:00Z');
    await chargeBack(paid);
    expect((await api.get(`/tours/${made._id}`)).json()).toMatchObject({
      isPremium: true,
      premiumExpiry: twoMonths,
    });
  });

  test('that is sent again with them after its payment went back is not paid for again while they wait', async () => {
    const paid = await buy('tour_partnership');
    const made = (await submit()).json();
    await chargeBack(paid);
    await begin('tour');
    const change = (name: string) => api.put(`/tours/${made._id}`, { name }, people.payer);
    expect((await change('Sent again')).statusCode).toBe(200);
    await api.patch(
      `/tours/${made._id}/verify`,
      { status: 'rejected', reason: 'The price is missing.' },
      people.admin,
    );
    expect((await change('With its price')).json()).toMatchObject({ status: 'pending' });
  });
});

test('while payments are paused nothing begins, and nothing is used up', async () => {
  const database = { db: api.db, replica: api.db, close: async () => {} };
  const app = await buildApp({
    database,
    publicUrl: 'http://serendib.test',
    rateLimit: false,
    log: { level: 'error' },
    clock: () => new Date('2026-11-21T06:00:00Z'),
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/free-months',
    payload: { kind: 'vehicle' },
    headers: people.payer.headers,
  });
  expect(reply.statusCode).toBe(503);
  const list = await app.inject({ url: '/api/free-months', headers: people.payer.headers });
  expect(list.json()[1]).toEqual({ kind: 'vehicle', state: 'closed', endsAt: null });
  await app.close();
  expect(await of('vehicle')).toMatchObject({ state: 'open' });
});
