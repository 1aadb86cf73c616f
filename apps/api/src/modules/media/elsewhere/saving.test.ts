import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageWidths } from '@serendib/contract/media/src-set';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { TestInternet } from '../../../platform/fetch-public/testing.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { useApi } from '../../../platform/testing.ts';
import { destinations, listings, pictures, picturesElsewhere } from '../../../schema/index.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../testing/photos.ts';

const internet = new TestInternet();
const folder = mkdtempSync(path.join(tmpdir(), 'serendib-elsewhere-'));
const kept = openStorage({ folder });
let beforePut: () => Promise<unknown> = async () => undefined;
const storage: Storage = {
  ...kept,
  put: async (...file) => {
    await beforePut();
    return kept.put(...file);
  },
};
const api = useApi({ network: internet, storage });

beforeAll(() => internet.open());
afterAll(async () => {
  await internet.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  internet.names.set('pictures.test', ['93.184.216.34']);
  await api.empty('listings', 'destinations', 'users', 'pictures', 'sent_mails');
});

const image = 'http://pictures.test/seen.jpg';
const place = { name: 'Ella Rock', district: 'Colombo', description: 'A climb.', image };
const cases = [
  ['/vehicles', exampleOf('vehicle', { vehicleImages: [image] }), listings],
  ['/destinations', place, destinations],
] as const;

const serve = (bytes: Buffer | string) =>
  internet.pages.set('pictures.test/seen.jpg', (_, response) => response.writeHead(200).end(bytes));
const submit = async (path: string, body: object) => {
  await loadPlaces(api.db);
  const admin = await api.signIn({ role: 'admin' });
  const made = await api.post(path, body, admin);
  expect(made.statusCode, made.body).toBe(201);
  return { admin, id: made.json()._id };
};
const run = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('media:elsewhere', '{}')`);
  await api.runJobs();
};
const named = () => api.db.select().from(picturesElsewhere);
const fetched = { pictureId: expect.any(String), nextTryAt: null };

test.each(cases)(
  'a picture that comes while what names it is saved waits for that: %s',
  async (path, body, table) => {
    serve(await jpeg());
    const { id } = await submit(path, body);
    let fetching: Promise<unknown> | undefined;
    // As saving does: first its row, then those of its pictures.
    await api.db.transaction(async (tx) => {
      await tx.select().from(table).where(eq(table.id, id)).for('update');
      fetching = run();
      await untilWaiting(api.db);
      await tx.update(picturesElsewhere).set({ tries: 0 });
    });
    await fetching;
    expect(await named()).toMatchObject([fetched]);
  },
);

test.each(cases)(
  'a process that dies before the files are there leaves the picture to the next: %s',
  async (path, body) => {
    serve(await jpeg());
    await submit(path, body);
    const found: unknown[] = [];
    beforePut = async () => found.push([...(await named()), ...(await api.db.select().from(pictures))]);
    await run();
    beforePut = async () => undefined;
    // What a process that is killed there leaves: it is due again, and what was made of it is of nothing and swept.
    const left = [
      { pictureId: null, nextTryAt: expect.any(Date) },
      { listingId: null, destinationId: null },
    ];
    for (const one of found) expect(one).toMatchObject(left);
    expect(found).toHaveLength(imageWidths.length);
    expect(await named()).toMatchObject([fetched]);
  },
);

test.each(cases)(
  'a picture that comes for what does not name it any more is of nothing: %s',
  async (path, body) => {
    const photo = await jpeg();
    internet.pages.set('pictures.test/seen.jpg', async (_, response) => {
      await api.db.delete(picturesElsewhere);
      response.writeHead(200).end(photo);
    });
    await submit(path, body);
    await run();
    expect(await api.db.select().from(pictures)).toMatchObject([{ listingId: null, destinationId: null }]);
  },
);

test.each(cases)(
  'saving without a change tries again what was given up, and is no change: %s',
  async (path, body) => {
    serve('<html>');
    const { admin, id } = await submit(path, body);
    const versions = () =>
      api.db.execute(sql`select version from listings union all
    select version from destinations where id = ${id} union all select version from listing_revisions`);
    for (const _ of [1, 2]) {
      await run();
      expect(await named()).toMatchObject([{ pictureId: null, nextTryAt: null, tries: 1 }]);
    }
    const { rows: before } = await versions();
    serve(await jpeg());
    const saved = await api.put(`${path}/${id}`, body, admin);
    expect(saved.statusCode, saved.body).toBe(200);
    await run();
    expect(await named()).toMatchObject([fetched]);
    expect((await versions()).rows).toEqual(before);
  },
);

const toOwners = async () =>
  (await api.db.execute(sql`select subject from sent_mails where subject like '%fetched'`)).rows;

test.each(cases)(
  'what is saved while its picture is asked for in vain is due again, and nobody is told of it: %s',
  async (path, body) => {
    const { admin, id } = await submit(path, body);
    const { id: ownerId } = await api.signIn();
    await api.db.update(listings).set({ ownerId });
    for (const status of [200, 404]) {
      internet.pages.set('pictures.test/seen.jpg', async (_, response) => {
        await api.put(`${path}/${id}`, body, admin);
        response.writeHead(status).end('<html>');
      });
      await run();
      const [one] = await named();
      expect(one).toMatchObject({ pictureId: null, tries: 0, nextTryAt: expect.any(Date) });
      expect(one?.nextTryAt?.getTime()).toBeLessThanOrEqual(Date.now());
    }
    expect(await toOwners()).toEqual([]);
    serve('<html>');
    await run();
    expect(await toOwners()).toHaveLength(path === '/vehicles' ? 1 : 0);
  },
);

test.each(cases)(
  'of two pictures that come of one address the first stays, and what else was given up is told once: %s',
  async (path, body) => {
    const photo = await jpeg();
    const isListing = path === '/vehicles';
    const sent = isListing ? { ...body, vehicleImages: [image, 'http://pictures.test/no-photo'] } : body;
    internet.pages.set('pictures.test/no-photo', (_, response) => response.writeHead(200).end('<html>'));
    const { admin, id } = await submit(path, sent);
    const { id: ownerId } = await api.signIn();
    await api.db.update(listings).set({ ownerId });
    const seen = async () => (await named()).filter(({ address }) => address === image);
    let other: Promise<void> | undefined;
    internet.pages.set('pictures.test/seen.jpg', async (_, response) => {
      serve(photo);
      await api.put(`${path}/${id}`, sent, admin);
      other = run();
      await expect.poll(seen).toMatchObject([fetched]);
      if (isListing) await expect.poll(toOwners).toHaveLength(1);
      response.writeHead(200).end(photo);
    });
    await run();
    await other;
    const [one] = await seen();
    const made = await api.db.select().from(pictures).orderBy(pictures.id);
    const isUsed = made.map(({ listingId, destinationId }) => (listingId ?? destinationId) === id);
    expect([made[0]?.id, isUsed]).toEqual([one?.pictureId, [true, false]]);
    expect(await toOwners()).toHaveLength(isListing ? 1 : 0);
  },
);
