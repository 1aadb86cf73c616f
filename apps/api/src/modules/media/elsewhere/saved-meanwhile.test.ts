import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { TestInternet } from '../../../platform/fetch-public/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { destinations, listings, picturesElsewhere } from '../../../schema/index.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../testing/photos.ts';

const internet = new TestInternet();
const api = useApi({ network: internet });

beforeAll(() => internet.open());
afterAll(() => internet.close());
beforeEach(async () => {
  internet.names.set('pictures.test', ['93.184.216.34']);
  await api.empty('listings', 'users', 'pictures');
});

const image = 'http://pictures.test/seen.jpg';
const place = { name: 'Ella Rock', district: 'Colombo', description: 'A climb.', image };

test.each([
  ['/vehicles', exampleOf('vehicle', { vehicleImages: [image] }), listings],
  ['/destinations', place, destinations],
] as const)(
  'a picture that comes while what names it is saved waits for that: %s',
  async (path, body, table) => {
    const photo = await jpeg();
    internet.pages.set('pictures.test/seen.jpg', (_, response) => response.writeHead(200).end(photo));
    await loadPlaces(api.db);
    const made = await api.post(path, body, await api.signIn({ role: 'admin' }));
    expect(made.statusCode, made.body).toBe(201);
    await api.db.execute(sql`select graphile_worker.add_job('media:elsewhere', '{}')`);
    let fetching: Promise<unknown> | undefined;
    // As saving does: first its row, then those of its pictures.
    await api.db.transaction(async (tx) => {
      await tx.select().from(table).where(eq(table.id, made.json()._id)).for('update');
      fetching = api.runJobs();
      await untilWaiting(api.db);
      await tx.update(picturesElsewhere).set({ tries: 0 });
    });
    await fetching;
    expect(await api.db.select().from(picturesElsewhere)).toEqual([
      expect.objectContaining({ pictureId: expect.any(String), nextTryAt: null }),
    ]);
  },
);
