import { kindNames } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';

const api = useApi();
beforeEach(() => api.empty('listings'));

const align = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('listings:columns')`);
  await api.runJobs();
};
/** All of each row, with the transaction that wrote it last. */
const rows = async () =>
  (await api.db.execute(sql`select xmin::text as written, listings.* from listings order by id`)).rows;
const withoutWriter = (all: Record<string, unknown>[]) => all.map(({ written: _, ...row }) => row);

test('what lists know of a listing of any kind is what its words say now, and only what differs is written', async () => {
  for (const kind of kindNames) await addListing(api, kind);
  const right = await rows();
  await align();
  expect(await rows()).toEqual(right);

  const known = ["title = 'Old'", "facets = '{old}'", "district = 'Jaffna'", 'seats = 90'];
  const [price, point] = [
    'price_min_cents = 7, price_max_cents = 9',
    "latitude = 9, longitude = 80, located = 'town'",
  ];
  for (const wrong of [...known, price, point]) {
    await api.db.execute(sql`update listings set ${sql.raw(wrong)}`);
    await align();
    expect(withoutWriter(await rows()), wrong).toEqual(withoutWriter(right));
  }
  const mended = await rows();
  await align();
  expect(await rows()).toEqual(mended);
});

test('where its owner put it by hand a listing stays, whatever else of it is worked out anew', async () => {
  const id = await addListing(api, 'vehicle', { baseLocation: 'Kandy' });
  await api.db.execute(
    sql`update listings set latitude = 9.5, longitude = 80.1, located = 'exact', seats = 90`,
  );
  await align();
  const seen = (await api.get(`/vehicles/${id}`)).json();
  expect(seen).toMatchObject({ latitude: 9.5, longitude: 80.1, located: 'exact' });
  expect((await rows())[0]).not.toMatchObject({ seats: 90 });
});
