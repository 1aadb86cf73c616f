import { addDays } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { agreementYears } from '@serendib/contract/inquiries/kept';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tablesWith } from '../../../platform/database/testing.ts';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../../media/testing/photos.ts';
import { actions, asked } from '../testing.ts';

// What the privacy policy says of listings: thirty days after they were deleted they are gone, also where threads are about them.

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act } = actions(api);
let [maja, nimal, admin] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let van = '';
let agreed = '';

const said = {
  contactPhone: '+94771239876',
  plateNumber: 'WP CAB-8642',
  driverName: 'Zebulon Silva',
  driverLicense: 'B9753108',
};
const marks = ['771239876', 'CAB8642', 'CAB-8642', 'Zebulon Silva', 'B9753108', 'Ranjani next door'];

/** Runs what runs each night, at a moment. */
async function night(at: Date) {
  now = at;
  for (const job of ['inquiries:time', 'inquiries:old', 'listings:purge', 'media:sweep'])
    await api.db.execute(sql`select graphile_worker.add_job(${job}, '{}')`);
  await api.runJobs();
}

const written = () => tablesWith(api.db, marks);

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails', 'pictures', 'audit');
  [maja, nimal, admin] = [
    await api.signIn({ userName: 'Maja' }),
    await api.signIn({ userName: 'Nimal' }),
    await api.signIn({ role: 'admin' }),
  ];
  await api.db.execute(sql`update users set password_hash = null`);
  await api.db.execute(
    sql`update sessions set expires_at = '2100-01-01', created_at = '2099-12-31', last_seen_at = '2099-12-31'`,
  );
  const photo = await multipart({}, { bytes: await jpeg() }, nimal.headers);
  const { url } = (await api.post('/media', photo.payload, photo.options)).json();
  const sent = { ...exampleOf('vehicle'), ...said, vehicleImages: [new URL(url).pathname] };
  const made = await api.post('/vehicles', sent, nimal);
  expect(made.statusCode, made.body).toBe(201);
  van = made.json()._id;
  await api.patch(`/vehicles/${van}/verify`, { status: 'approved' }, admin);
  const changed = await api.put(`/vehicles/owner/${van}`, { driverName: 'Sunil' }, nimal);
  expect(changed.statusCode, changed.body).toBe(200);
  await api.put(`/vehicles/owner/${van}`, { driverName: said.driverName }, nimal);
  await api.post('/admin/notes', { listingId: van, text: 'Ranjani next door vouches for him.' }, admin);
  [agreed = ''] = (await ask(asked([van]), maja)).map(({ _id }) => _id);
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
  await act(agreed, 'report', maja, { reason: 'He does not answer.' });
});

const deleteIt = {
  'by its owner': () => api.delete(`/vehicles/${van}`, nimal),
  'with its account': async () => {
    return api.delete('/auth/account', { ...nimal, payload: {} });
  },
};

test.each(Object.entries(deleteIt))(
  'what a listing said that was deleted %s goes after thirty days, and its threads stay',
  async (_, remove) => {
    expect((await remove()).statusCode).toBe(204);
    await night(addDays(begun, 29));
    expect(await written()).toEqual(['desk_notes', 'listing_revisions', 'listings']);
    expect(await api.db.$count(sql`pictures`)).toBe(1);
    const before = await read(agreed, maja);
    await night(addDays(begun, 31));
    expect(await written()).toEqual([]);
    expect(await api.db.$count(sql`pictures`)).toBe(0);
    expect(await api.db.$count(sql`listings`)).toBe(1);

    expect(await read(agreed, maja)).toEqual(before);
    expect(before).toMatchObject({ listing: null, listingTitle: exampleOf('vehicle').vehicleModel });
    expect((await api.get(`/inquiries/${agreed}/agreement`, maja)).statusCode).toBe(200);
    expect((await api.get(`/admin/inquiries/${agreed}`, admin)).json()).toMatchObject({
      listingTitle: before.listingTitle,
    });
    // Another night finds nothing left to empty.
    await night(addDays(begun, 32));
    expect((await act(agreed, 'messages', maja, { text: 'Where are you?' })).statusCode).toBeLessThan(500);
  },
);

test('the row goes with the last thread about it', async () => {
  await deleteIt['by its owner']();
  await night(addDays(begun, 31));
  const exported = (await api.post('/auth/export', {}, nimal)).json();
  expect(JSON.stringify(exported.listings)).not.toContain('Zebulon');
  await api.post(`/admin/inquiries/${agreed}/close-report`, { reason: 'Dealt with.' }, admin);
  const last = addMonths(addDays(begun, 45), 12 * agreementYears);
  for (const nights of [0, 1, 2]) await night(addDays(last, nights));
  expect(await api.db.$count(sql`inquiries`)).toBe(0);
  expect(await api.db.$count(sql`listings`)).toBe(0);
});
