import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';

const api = useApi();
beforeEach(() => api.empty('listings', 'listing_samples'));

async function sampled(): Promise<string[]> {
  await api.db.execute(sql`select graphile_worker.add_job('listings:samples')`);
  await api.runJobs();
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select distinct id from listing_samples where kind = 'vehicle' order by id`,
  );
  return rows.map(({ id }) => id);
}

test('a sample has what is public of a kind, and is taken anew', async () => {
  const van = await addListing(api, 'vehicle', { vehicleModel: 'KDH' });
  const car = await addListing(api, 'vehicle', { vehicleModel: 'Prius' });
  await addListing(api, 'tour', {});
  expect(await sampled()).toEqual([van, car].sort());
  await api.db.execute(sql`update listings set hidden_at = now() where id = ${van}::uuid`);
  expect(await sampled()).toEqual([car]);
});
