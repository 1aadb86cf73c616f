import { dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { useBuyer } from './testing.ts';

const { api, people, buy, chargeBack, take, myPayments, later } = useBuyer();
const mine = () => ({ ownerId: people.payer.id });
const feature = (path: string, id: string) =>
  api.patch(
    `/admin${path.replace('affiliate-links', 'business-listings')}/${id}/feature`,
    { status: 'homepage' },
    people.admin,
  );
const statusOf = async (path: string) => (await api.get(`${path}/my-premium-status`, people.payer)).json();

describe.each([
  ['guide_premium', '/tour-guides', 'tourGuide'],
  ['vehicle_premium', '/vehicles', 'vehicle'],
  ['business_listing', '/affiliate-links', 'businessListing'],
] as const)('%s', (service, path, kind) => {
  // Proves RESULT-09, OWN-STATE-24, OWN-CALL-11, OWN-CALL-12, OWN-CALL-13.
  test('makes what is there premium, and what comes', async () => {
    const listed = await addListing(api, kind, {}, mine());
    await buy(`${service}_monthly`);
    const premiumExpiry = '2026-12-21T06:00:00.000Z';
    expect(await statusOf(path)).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: 'monthly',
      premiumExpiry,
    });
    expect(await take(listed, path)).toMatchObject({ isPremium: true, premiumExpiry });
    if (kind === 'tourGuide') return;
    const made = await api.post(path, exampleOf(kind), people.payer);
    expect(made.json()).toMatchObject({ isPremium: true, premiumExpiry, premiumUpgraded: true });
  });

  // Proves OWN-ENTITY-38.
  test('bought again is added to the present end, and a year outweighs a month', async () => {
    await buy(`${service}_monthly`);
    later('2026-12-01T06:00:00Z');
    await buy(`${service}_yearly`);
    expect(await statusOf(path)).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: 'yearly',
      premiumExpiry: '2027-12-21T06:00:00.000Z',
    });
    const [newest] = await myPayments();
    expect(newest.subscriptionDetails).toMatchObject({
      startDate: '2026-12-21T06:00:00.000Z',
      endDate: '2027-12-21T06:00:00.000Z',
    });
  });

  test('what is taken back before it has begun never was for any time', async () => {
    await buy(`${service}_monthly`);
    const second = await buy(`${service}_yearly`);
    later('2026-11-25T06:00:00Z');
    await chargeBack(second);
    const payments: { status: string; subscriptionDetails: object }[] = await myPayments();
    expect(payments.find(({ status }) => status === 'charged_back')?.subscriptionDetails).toMatchObject({
      startDate: null,
      endDate: null,
    });
  });

  test('what is taken back after its time lasted until its end, and no longer', async () => {
    const order = await buy(`${service}_monthly`);
    later('2027-02-10T06:00:00Z');
    await chargeBack(order);
    const [payment] = await myPayments();
    expect(payment.subscriptionDetails).toMatchObject({
      startDate: '2026-11-21T06:00:00.000Z',
      endDate: '2026-12-21T06:00:00.000Z',
    });
  });

  // Proves LIMIT-31.
  test('ends within a minute of its end, its place on the homepage with it, and nothing is paid for anew', async () => {
    const listed = await addListing(api, kind, {}, mine());
    await buy(`${service}_monthly`);
    await feature(path, listed);
    later('2026-12-21T05:59:59Z');
    expect((await statusOf(path)).hasActivePremiumSubscription).toBe(true);
    later('2026-12-21T06:00:00Z');
    expect((await statusOf(path)).hasActivePremiumSubscription).toBe(false);
    await api.db.execute(sql`select graphile_worker.add_job('entitlements:end')`);
    await api.runJobs();
    expect(await take(listed, path)).toMatchObject({
      ...{ isPremium: false, featuredStatus: 'none', hadPremiumBefore: true },
    });
    expect(await myPayments()).toHaveLength(1);
    await buy(`${service}_monthly`);
    expect(await take(listed, path)).toMatchObject({
      ...{ isPremium: true, featuredStatus: 'none' },
      premiumExpiry: '2027-01-21T06:00:00.000Z',
    });
  });

  test('given back before its time ends at once, and what was bought after it moves forward', async () => {
    const listed = await addListing(api, kind, {}, mine());
    const first = await buy(`${service}_monthly`);
    const second = await buy(`${service}_yearly`);
    await feature(path, listed);
    later('2026-11-25T06:00:00Z');
    await chargeBack(first);
    expect(await statusOf(path)).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: 'yearly',
      premiumExpiry: '2027-11-25T06:00:00.000Z',
    });
    expect(await take(listed, path)).toMatchObject({
      ...{ isPremium: true, featuredStatus: 'homepage' },
      premiumExpiry: '2027-11-25T06:00:00.000Z',
    });
    await chargeBack(second);
    expect(await take(listed, path)).toMatchObject({ isPremium: false, featuredStatus: 'none' });
  });
});

test('a month from the last day of a month ends on the last day of the next, by the calendar in Sri Lanka', async () => {
  // Half past midnight on 31 January there; the day before in London.
  later('2027-01-30T19:00:00Z');
  await buy('guide_premium_monthly');
  expect((await statusOf('/tour-guides')).premiumExpiry).toBe('2027-02-27T19:00:00.000Z');
  later('2027-02-20T06:00:00Z');
  await buy('guide_premium_monthly');
  expect((await statusOf('/tour-guides')).premiumExpiry).toBe('2027-03-27T19:00:00.000Z');
  later('2027-03-10T06:00:00Z');
  expect((await statusOf('/tour-guides')).hasActivePremiumSubscription).toBe(true);
  later('2027-03-27T18:59:59Z');
  expect((await statusOf('/tour-guides')).hasActivePremiumSubscription).toBe(true);
  later('2027-03-27T19:00:00Z');
  expect((await statusOf('/tour-guides')).hasActivePremiumSubscription).toBe(false);
});

test('a premium vehicle that waited goes live at once, and waits again when its money goes back', async () => {
  const waiting = await addListing(api, 'vehicle', {}, { ...mine(), status: 'pending' });
  const looked = await addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() });
  const order = await buy('vehicle_premium_monthly');
  expect((await api.get(`/vehicles/${waiting}`)).json()).toMatchObject({
    status: 'approved',
    checkedAt: null,
  });
  await chargeBack(order);
  expect((await api.get(`/vehicles/${waiting}`)).statusCode).toBe(404);
  expect(await take(waiting, '/vehicles')).toMatchObject({ status: 'pending', isPremium: false });
  expect((await api.get(`/vehicles/${looked}`)).json()).toMatchObject({
    status: 'approved',
    isPremium: false,
  });
});

test('a vehicle that a person rejected and its owner sent again waits for a person, whatever is paid for', async () => {
  const vehicle = (await api.post('/vehicles', exampleOf('vehicle'), people.payer)).json()._id;
  const reason = 'This is no vehicle of yours.';
  const verify = (status: string) =>
    api.patch(`/vehicles/${vehicle}/verify`, { status, reason }, people.admin);
  expect((await verify('rejected')).statusCode).toBe(200);
  const edited = await api.put(`/vehicles/owner/${vehicle}`, { driverExperience: 15 }, people.payer);
  expect(edited.json(), edited.body).toMatchObject({ status: 'pending' });
  await buy('vehicle_premium_monthly');
  expect(await take(vehicle, '/vehicles')).toMatchObject({ status: 'pending', isPremium: true });
  expect((await api.get(`/vehicles/${vehicle}`)).statusCode).toBe(404);
  await verify('approved');
  expect((await api.get(`/vehicles/${vehicle}`)).json()).toMatchObject({
    status: 'approved',
    isPremium: true,
  });
});

test.each(['before', 'after'])(
  'a vehicle that a person rejected, deleted and registered anew waits for a person, with premium bought %s that',
  async (when) => {
    const register = async (plateNumber: string) =>
      (await api.post('/vehicles', exampleOf('vehicle', { plateNumber }), people.payer)).json();
    const rejected = await register('WP CAB-4711');
    const verdict = { status: 'rejected', reason: 'This is no vehicle of yours.' };
    await api.patch(`/vehicles/${rejected._id}/verify`, verdict, people.admin);
    await api.delete(`/vehicles/${rejected._id}`, people.payer);
    if (when === 'before') await buy('vehicle_premium_monthly');
    const anew = await register('CAB 4711');
    expect(anew).toMatchObject({ status: 'pending' });
    expect(anew).not.toHaveProperty('premiumUpgraded');
    if (when === 'after') await buy('vehicle_premium_monthly');
    expect(await take(anew._id, '/vehicles')).toMatchObject({ status: 'pending', isPremium: true });
    expect((await api.get(`/vehicles/${anew._id}`)).statusCode).toBe(404);

    // What a person approved since is the last word on it.
    later('2026-11-21T06:05:00Z');
    await api.patch(`/vehicles/${anew._id}/verify`, { status: 'approved' }, people.admin);
    await api.delete(`/vehicles/${anew._id}`, people.payer);
    expect(await register('CAB-4711')).toMatchObject({ status: 'approved', premiumUpgraded: true });
  },
);

test('what premium published after a rejection waits again when the money goes back', async () => {
  const vehicle = await addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() });
  // As it was let through before what is rejected waited for a person.
  await api.db.execute(
    sql`update listings set reviewed_at = approved_at - interval '1 day' where id = ${vehicle}`,
  );
  const order = await buy('vehicle_premium_monthly');
  await chargeBack(order);
  expect(await take(vehicle, '/vehicles')).toMatchObject({ status: 'pending', isPremium: false });
});

test.each([
  ['nothing', 1, '2026-12-05T06:00:00.000Z'],
  ['another month of theirs', 2, '2027-01-04T06:00:00.000Z'],
])(
  'premium that our team gave a vehicle after its owner’s moves forward when the owner’s money goes back, behind %s',
  async (_, months, premiumExpiry) => {
    const [given, other] = [
      await addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() }),
      await addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() }),
    ];
    const first = await buy('vehicle_premium_monthly');
    if (months === 2) await buy('vehicle_premium_monthly');
    await api.post(`/admin/vehicles/${given}/premium`, { durationDays: 10 }, people.admin);
    later('2026-11-25T06:00:00Z');
    await chargeBack(first);
    expect(await take(given, '/vehicles')).toMatchObject({ isPremium: true, premiumExpiry });
    expect(await take(other, '/vehicles')).toMatchObject({ isPremium: months === 2 });
  },
);

test('premium that our team gave a vehicle loses no day to what its owner buys meanwhile', async () => {
  const add = () => addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() });
  const [first, second, other] = [await add(), await add(), await add()];
  const give = (id: string, durationDays: number) =>
    api.post(`/admin/vehicles/${id}/premium`, { durationDays }, people.admin);
  const ends = async () => {
    const found = await Promise.all([first, second, other].map((id) => take(id, '/vehicles')));
    return found.map(({ premiumExpiry }) => dayOf(premiumExpiry));
  };
  await give(first, 20);
  await give(second, 12);
  await give(second, 10);
  // The first has ten days left, the second two and ten.
  later('2026-12-01T06:00:00Z');
  const bought = await buy('vehicle_premium_monthly');
  expect(await ends()).toEqual(['2027-01-11', '2027-01-13', '2027-01-01']);
  await buy('vehicle_premium_monthly');
  expect(await ends()).toEqual(['2027-02-11', '2027-02-13', '2027-02-01']);
  later('2026-12-05T06:00:00Z');
  await chargeBack(bought);
  expect(await ends()).toEqual(['2027-01-15', '2027-01-17', '2027-01-05']);
});

test('second and third pictures are kept when premium ends, and not shown', async () => {
  const vehicleImages = [1, 2, 3].map((n) => `https://example.com/${n}.jpg`);
  const order = await buy('vehicle_premium_monthly');
  const { _id } = (await api.post('/vehicles', exampleOf('vehicle', { vehicleImages }), people.payer)).json();
  expect((await api.get(`/vehicles/${_id}`)).json().vehicleImages).toHaveLength(3);
  await api.patch(`/vehicles/${_id}/verify`, { status: 'approved' }, people.admin);
  await chargeBack(order);
  expect((await api.get(`/vehicles/${_id}`)).json().vehicleImages).toEqual([vehicleImages[0]]);
  expect((await take(_id, '/vehicles')).vehicleImages).toEqual(vehicleImages);
});

test('premium that is given back locks the listings of its payer in the order of their ids', async () => {
  const add = () => addListing(api, 'vehicle', {}, mine());
  const [first, second] = [await add(), await add()];
  const bought = await buy('vehicle_premium_monthly');
  // It begins after what was bought, and moves forward when that is given back.
  const given = await api.post(`/admin/vehicles/${second}/premium`, { plan: 'monthly' }, people.admin);
  expect(given.statusCode, given.body).toBe(200);
  const { notified } = await api.db.transaction(async (tx) => {
    // As counts are added: the first, then the second.
    await tx.execute(sql`select from listings where id = ${first} for no key update`);
    const begun = { notified: chargeBack(bought) };
    begun.notified.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`select from listings where id = ${second} for no key update nowait`);
    return begun;
  });
  expect((await notified).statusCode).toBe(204);
  expect(await take(second, '/vehicles')).toMatchObject({ isPremium: true });
  expect(await take(first, '/vehicles')).toMatchObject({ isPremium: false });
});
