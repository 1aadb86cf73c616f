import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { beforeAll, expect, test } from 'vitest';
import { allPages, listed } from '../../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../../platform/testing.ts';
import { loadPlaces } from '../../../destinations/load-places.ts';
import { orderOf } from '../../../payments/testing.ts';
import { addListing } from '../../testing.ts';

/** More than a page has where its length is not named. */
const count = 26;
const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
const all = kindNames.map((name) => ({ name, path: (kinds[name] as Kind).path }));

beforeAll(async () => {
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  await loadPlaces(api.db);
  for (const { name } of all) {
    // An account has one guide registration.
    const ownerId = name === 'tourGuide' ? null : owner.id;
    for (let each = 0; each < count; each++) await addListing(api, name, {}, { ownerId });
  }
  for (let each = 0; each < count; each++) await api.signIn();
});

test.each(all)('$path comes whole where neither limit nor cursor is named', async ({ path }) => {
  expect(await listed(api, path)).toMatchObject({ total: count, next: undefined });
  expect((await listed(api, path)).ids).toHaveLength(count);
  expect((await listed(api, `${path}/all`, admin)).ids).toHaveLength(count);
  expect((await allPages(api, `${path}?limit=10`)).map(({ length }) => length)).toEqual([10, 10, 6]);
});

test('destinations and accounts come whole as well', async () => {
  expect((await listed(api, '/destinations')).ids).toHaveLength(101);
  expect((await listed(api, '/admin/users', admin)).ids).toHaveLength(count + 2);
});

const mine = [
  ...all.filter(({ name }) => name !== 'tourGuide' && name !== 'businessListing'),
  { path: '/affiliate-links' },
].map(({ path }) => (path === '/affiliate-links' ? `${path}/user` : `${path}/my-submissions`));

test.each(mine)('%s says how many there are, and with a limit where it goes on', async (path) => {
  const whole = await listed(api, path, owner);
  expect(whole).toMatchObject({ total: count, next: undefined });
  expect(whole.ids).toHaveLength(count);
  const page = await listed(api, `${path}?limit=20`, owner);
  expect(page).toMatchObject({ ids: whole.ids.slice(0, 20), total: count });
  const rest = await listed(api, page.next ?? '', owner);
  expect(rest).toMatchObject({ ids: whole.ids.slice(20), total: count, next: undefined });
});

test('one’s own payments say so too', async () => {
  for (const serviceType of ['sponsored_blog_post', 'tour_partnership', 'vehicle_premium_monthly'])
    await orderOf(api, owner, { serviceType });
  const whole = await listed(api, '/payments/user', owner);
  expect(whole).toMatchObject({ total: 3, next: undefined });
  const page = await listed(api, '/payments/user?limit=2', owner);
  expect(page).toMatchObject({ ids: whole.ids.slice(0, 2), total: 3 });
  expect((await listed(api, page.next ?? '', owner)).ids).toEqual(whole.ids.slice(2));
  expect((await listed(api, '/admin/payments', admin)).ids).toEqual(whole.ids);
});
