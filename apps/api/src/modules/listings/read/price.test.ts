import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';

const api = useApi();
beforeEach(() => api.empty('listings'));

const get = async (path: string) => (await api.get(path)).json();
const storedPrice = async (id: string) => {
  const { rows } = await api.db.execute<{ price: unknown }>(
    sql`select price from listings where id = ${id}::uuid`,
  );
  return rows[0]?.price;
};

test('each kind shows the price that its owner wrote in one form, on its card as on its page', async () => {
  const rupees = (from: number, to: number | null, per: string | null) => ({
    from,
    to,
    currency: 'LKR',
    per,
  });
  const ids = {
    '/vehicles': await addListing(api, 'vehicle', { pricePerDay: 24_000 }),
    '/tour-guides': await addListing(api, 'tourGuide', { ratePerDay: 'Rs 12-15k' }),
    '/tours': await addListing(api, 'tour', { priceRange: '$ 450-600', priceUnit: 'group' }),
    '/affiliate-links': await addListing(api, 'businessListing', {
      priceRange: 'Under 1,000',
      priceUnit: 'meal',
    }),
  };
  const prices = {
    '/vehicles': rupees(24_000, 24_000, 'day'),
    '/tour-guides': rupees(12_000, 15_000, 'day'),
    '/tours': { from: 450, to: 600, currency: 'USD', per: 'group' },
    '/affiliate-links': rupees(0, 1000, 'meal'),
  };
  for (const [path, id] of Object.entries(ids)) {
    const price = prices[path as keyof typeof prices];
    expect((await get(`${path}/${id}`)).price, path).toEqual(price);
    expect((await get(`${path}?view=card`))[0].price, path).toEqual(price);
    expect(await storedPrice(id), path).toEqual(price);
  }
});

test('a price that cannot be read is none, and its words stay', async () => {
  await addListing(api, 'tourGuide', { ratePerDay: 'ask me' });
  expect((await get('/tour-guides'))[0]).toMatchObject({ ratePerDay: 'ask me', price: null });
  const blog = await addListing(api, 'blog');
  expect(await get(`/blogs/${blog}`)).not.toHaveProperty('price');
});

test('a listing that was written before prices were read shows its price, and gets it by the job', async () => {
  const id = await addListing(api, 'tourGuide', { ratePerDay: 'Rs 9000' });
  const unread = await addListing(api, 'tourGuide', { ratePerDay: 'ask me' });
  await api.db.execute(sql`update listings set price = null, price_min_cents = null, price_max_cents = null`);
  const price = { from: 9000, to: 9000, currency: 'LKR', per: 'day' };
  expect((await get(`/tour-guides/${id}`)).price).toEqual(price);
  await api.db.execute(sql`select graphile_worker.add_job('listings:prices')`);
  await api.runJobs();
  expect([await storedPrice(id), await storedPrice(unread)]).toEqual([price, null]);
  const found = await get('/tour-guides?maxPrice=10000');
  expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
});

test('a price that was read otherwise of the same words gets its reading of today by the job', async () => {
  const [day, hours] = [
    await addListing(api, 'tourGuide', { ratePerDay: 'Full day (8 hours) Rs 15,000' }),
    await addListing(api, 'tourGuide', { ratePerDay: '15,000 for 8 hours' }),
  ];
  const before = { from: 8, to: 8, currency: 'LKR', per: null };
  await api.db.execute(
    sql`update listings set price = ${JSON.stringify(before)}::jsonb, price_min_cents = 800, price_max_cents = 800`,
  );
  await api.db.execute(sql`select graphile_worker.add_job('listings:columns')`);
  await api.runJobs();
  expect(await storedPrice(day)).toEqual({ ...before, from: 15_000, to: 15_000 });
  expect(await storedPrice(hours)).toBeNull();
  const found = await get('/tour-guides?minPrice=14000&maxPrice=16000');
  expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([day]);
  expect(await get('/tour-guides?maxPrice=1000')).toEqual([]);
});
