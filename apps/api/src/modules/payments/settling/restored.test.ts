import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { useBuyer } from './testing.ts';

// Money passes over what is deleted; what an administrator restores stands as its money stands by then.

const { api, people, buy, chargeBack, take, later, mails } = useBuyer();
const mine = () => ({ ownerId: people.payer.id });
const remove = async (path: string) => expect((await api.delete(path, people.payer)).statusCode).toBe(204);
const restore = (id: string) => api.post(`/admin/listings/${id}/restore`, undefined, people.admin);
const shown = async (path: string) => (await api.get(path)).statusCode;
const undone = async (id: string) =>
  (await api.post('/admin/listings/undo', { ids: [id] }, people.admin)).json();
const restored = async () => (await api.get('/admin/audit', people.admin)).json()[0];

async function submitTour() {
  const order = await buy('tour_partnership');
  const body = { ...exampleOf('tour'), image: 'https://example.lk/t.jpg' };
  const { _id } = (await api.post('/tours/partnership', body, people.payer)).json();
  const approve = () => api.patch(`/tours/${_id}/verify`, { status: 'approved' }, people.admin);
  const verify = async () => {
    await approve();
    await whenDecided(api);
  };
  return { order, id: _id as string, approve, verify };
}

async function publishTour() {
  const tour = await submitTour();
  await tour.verify();
  return tour;
}

test('a tour whose payment went back while it was deleted is restored and taken down', async () => {
  const { order, id } = await publishTour();
  await remove(`/tours/${id}`);
  await chargeBack(order);
  expect((await restore(id)).statusCode).toBe(204);
  expect(await shown(`/tours/${id}`)).toBe(404);
  const reason = { status: 'rejected', rejectReason: 'The payment for it was given back.' };
  expect(await take(id, '/tours')).toMatchObject({ ...reason, isPremium: false });
  expect(await restored()).toMatchObject({ action: 'restore', after: { status: 'rejected' } });
});

test('a tour that our team published all the same after its payment went back stays published', async () => {
  const { order, id, verify } = await publishTour();
  await chargeBack(order);
  later('2026-11-21T06:30:00Z');
  await verify();
  later('2026-11-21T07:00:00Z');
  await remove(`/tours/${id}`);
  expect((await restore(id)).statusCode).toBe(204);
  expect(await shown(`/tours/${id}`)).toBe(200);
});

test('a tour that a renewal alone paid for is taken down when that went back while it was deleted', async () => {
  const { order, id } = await publishTour();
  const renewal = await buy('tour_partnership', id);
  await chargeBack(order);
  later('2026-11-21T07:00:00Z');
  await remove(`/tours/${id}`);
  await chargeBack(renewal);
  expect((await restore(id)).statusCode).toBe(204);
  expect(await take(id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
});

test('a restoration and a payment that goes back at one moment wait for each other, and leave nothing that is not paid for', async () => {
  const { order, id } = await submitTour();
  await remove(`/tours/${id}`);
  const both: ReturnType<typeof restore>[] = [];
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${id}::uuid for update`);
    both.push(restore(id));
    await untilWaiting(api.db, 1);
    both.push(chargeBack(order));
    await untilWaiting(api.db, 2);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await take(id, '/tours')).toMatchObject({ status: 'rejected' });
});

test.each(['its owner', 'our team'])(
  'a tour that %s deleted within the seconds of its approval begins its month when it is restored, and its owner is told',
  async (who) => {
    const { id, approve } = await submitTour();
    await approve();
    await api.delete(`/tours/${id}`, who === 'our team' ? people.admin : people.payer);
    await whenDecided(api);
    later('2026-12-11T06:00:00Z');
    await api.db.execute(sql`select graphile_worker.add_job('decisions:sweep')`);
    await api.runJobs();
    expect((await restore(id)).statusCode).toBe(204);
    await whenDecided(api);
    const month = { isPremium: true, premiumExpiry: '2027-01-11T06:00:00.000Z' };
    expect(await take(id, '/tours')).toMatchObject(month);
    expect((await mails()).at(-1)?.subject).toContain('is on Serendib now');
  },
);

test('a vehicle that premium alone published waits for its review when that went back while it was deleted', async () => {
  const published = await addListing(api, 'vehicle', {}, { ...mine(), status: 'pending' });
  const looked = await addListing(api, 'vehicle', {}, { ...mine(), reviewedAt: new Date() });
  const order = await buy('vehicle_premium_monthly');
  for (const id of [published, looked]) await remove(`/vehicles/${id}`);
  await chargeBack(order);
  for (const id of [published, looked]) expect((await restore(id)).statusCode).toBe(204);
  expect(await take(published, '/vehicles')).toMatchObject({ status: 'pending', isPremium: false });
  expect(await take(looked, '/vehicles')).toMatchObject({ status: 'approved', isPremium: false });
});

test('a vehicle whose premium came to its end while it was deleted stands as others do then', async () => {
  const id = await addListing(api, 'vehicle', {}, { ...mine(), status: 'pending' });
  await buy('vehicle_premium_monthly');
  later('2026-12-20T06:00:00Z');
  await remove(`/vehicles/${id}`);
  later('2026-12-22T06:00:00Z');
  expect((await restore(id)).statusCode).toBe(204);
  expect((await api.get(`/vehicles/${id}`)).json()).toMatchObject({ status: 'approved', isPremium: false });
});

test.each(['vehicle', 'tourGuide'] as const)(
  'a %s has the premium that was bought while it was deleted',
  async (kind) => {
    const [path, service] =
      kind === 'vehicle' ? ['/vehicles', 'vehicle_premium'] : ['/tour-guides', 'guide_premium'];
    const id = await addListing(api, kind, {}, { ...mine(), reviewedAt: new Date() });
    await buy(`${service}_monthly`);
    later('2026-12-01T06:00:00Z');
    await remove(`${path}/${id}`);
    await buy(`${service}_monthly`);
    later('2026-12-21T06:01:00Z');
    await api.db.execute(sql`select graphile_worker.add_job('entitlements:end')`);
    await api.runJobs();
    expect((await restore(id)).statusCode).toBe(204);
    expect(await take(id, path)).toMatchObject({
      isPremium: true,
      premiumExpiry: '2027-01-21T06:00:00.000Z',
    });
  },
);

test('an undo of a deletion and of a rejection finds what went back meanwhile', async () => {
  const { order, id } = await publishTour();
  const premium = await buy('vehicle_premium_monthly');
  const van = (await api.post('/vehicles', exampleOf('vehicle'), people.payer)).json();
  expect(van).toMatchObject({ status: 'approved' });
  await api.delete(`/tours/${id}`, { ...people.admin, payload: { reason: 'Twice there.' } });
  const verdict = { status: 'rejected', reason: 'Twice there.' };
  await api.patch(`/vehicles/${van._id}/verify`, verdict, people.admin);
  for (const paid of [order, premium]) await chargeBack(paid);
  for (const one of [id, van._id]) expect(await undone(one)).toMatchObject({ done: 1 });
  expect(await take(id, '/tours')).toMatchObject({ status: 'rejected', isPremium: false });
  expect(await take(van._id, '/vehicles')).toMatchObject({ status: 'pending', isPremium: false });
});
