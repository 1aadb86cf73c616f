import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestInternet } from '../../../platform/fetch-public/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { listings } from '../../../schema/index.ts';
import { exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../testing/photos.ts';

const internet = new TestInternet();
let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, network: internet });
let [driver, admin] = [] as unknown as [SignedInPerson, SignedInPerson];

beforeAll(() => internet.open());
afterAll(() => internet.close());
beforeEach(async () => {
  internet.names.set('pictures.test', ['93.184.216.34']);
  await api.empty('listings', 'users', 'pictures');
  [driver, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  internet.pages.set('pictures.test/van.jpg', (_, response) => response.writeHead(200).end('<html>'));
});

const body = exampleOf('vehicle', { vehicleImages: ['http://pictures.test/van.jpg'] });
const run = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('media:elsewhere', '{}')`);
  await api.runJobs();
};
const comes = async () => {
  now = new Date(now.getTime() + 60_000);
  const photo = await jpeg();
  internet.pages.set('pictures.test/van.jpg', (_, response) => response.writeHead(200).end(photo));
};
async function submit(person: SignedInPerson): Promise<string> {
  const made = await api.post('/vehicles', body, person);
  expect(made.statusCode, made.body).toBe(201);
  return made.json()._id;
}
const approve = async (id: string) =>
  expect((await api.patch(`/vehicles/${id}/verify`, { status: 'approved' }, admin)).statusCode).toBe(200);
const stands = async (id: string) => {
  const [row] = await api.db.select().from(listings).where(eq(listings.id, id));
  return [(await api.get(`/vehicles/${id}`)).json().checked.includes('pictures'), row?.needsReview];
};
const saveAgain = async (id: string) =>
  expect((await api.put(`/vehicles/owner/${id}`, body, driver)).statusCode).toBe(200);

test('a picture that comes after the approval is to be looked at, and is not said to be checked until then', async () => {
  const id = await submit(driver);
  await run();
  await approve(id);
  expect(await stands(id)).toEqual([true, false]);
  await comes();
  await saveAgain(id);
  expect(await stands(id)).toEqual([true, false]);
  await run();
  expect(await stands(id)).toEqual([false, true]);
  expect((await api.patch(`/vehicles/${id}/reviewed`, {}, admin)).statusCode).toBe(200);
  // What has come is not fetched again.
  await saveAgain(id);
  await run();
  expect(await stands(id)).toEqual([true, false]);
});

test('administrators are told which picture of a listing came after it was looked at', async () => {
  const told = async () => (await api.get(`/admin/listings/${id}/review`, admin)).json().warnings;
  const id = await submit(driver);
  await run();
  await approve(id);
  expect(await told()).toEqual([]);
  await comes();
  await saveAgain(id);
  await run();
  const words = 'Photos, picture 1: it came from another site after our team had looked.';
  expect(await told()).toEqual([{ kind: 'photo', words, field: 'vehicleImages', listings: [] }]);
  now = new Date(now.getTime() + 60_000);
  expect((await api.patch(`/vehicles/${id}/reviewed`, {}, admin)).statusCode).toBe(200);
  expect(await told()).toEqual([]);
});

test.each(['rejected', 'deleted'])(
  'a picture that comes to a listing while it is %s is to be looked at where that is taken back within seconds',
  async (what) => {
    const id = await submit(driver);
    await run();
    await approve(id);
    await comes();
    await saveAgain(id);
    const decided =
      what === 'deleted'
        ? await api.delete(`/vehicles/${id}`, admin)
        : await api.patch(`/vehicles/${id}/verify`, { status: 'rejected', reason: 'Dark.' }, admin);
    expect(decided.statusCode, decided.body).toBeLessThan(300);
    now = new Date(now.getTime() + 3_000);
    await run();
    now = new Date(now.getTime() + 3_000);
    const undone = await api.post('/admin/listings/undo', { ids: [id] }, admin);
    expect(undone.json()).toMatchObject({ done: 1 });
    expect(await stands(id)).toEqual([false, true]);
    const [entry] = (await api.get('/admin/audit', admin)).json();
    expect(entry).toMatchObject({ thingId: id, after: { status: 'approved', needsReview: true } });
  },
);

test('a picture that comes before the approval is looked at with it', async () => {
  await comes();
  const id = await submit(driver);
  await run();
  await approve(id);
  await run();
  expect(await stands(id)).toEqual([true, false]);
});

test('a picture of a listing of our team is its own word', async () => {
  const id = await submit(admin);
  await comes();
  await run();
  expect(await stands(id)).toEqual([expect.anything(), false]);
});
