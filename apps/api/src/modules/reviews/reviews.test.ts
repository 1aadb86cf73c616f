import type { Review } from '@serendib/contract/reviews/endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { allPages } from '../../platform/lists/testing.ts';
import { useApi } from '../../platform/testing.ts';
import { newId, reviews, users } from '../../schema/index.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing, type ListingState } from '../listings/testing.ts';
import { countRatings } from './ratings.queries.ts';

const api = useApi();
beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews');
});

const addVehicle = (state: ListingState = {}) => addListing(api, 'vehicle', {}, state);

async function addReview(
  itemType: Review['itemType'],
  itemId: string,
  rating: number,
  state: { hiddenAt?: Date } = {},
): Promise<string> {
  const [userId, id] = [newId(), newId()];
  await api.db.insert(users).values({ id: userId, userName: 'Maja', email: `${userId}@example.lk` });
  await api.db
    .insert(reviews)
    .values({ id, itemType, itemId, userId, rating, comment: 'Calm in the bends', ...state });
  return id;
}

const ask = async (query = '') => (await api.get(`/reviews${query}`)).json() as Review[];

// Proves OWN-ENTITY-39.
test('reviews of one thing come newest first, with its name and nothing of the person but theirs', async () => {
  const vehicle = await addVehicle();
  const other = await addVehicle();
  const first = await addReview('vehicle', vehicle, 4);
  const second = await addReview('vehicle', vehicle, 5);
  const elsewhere = await addReview('vehicle', other, 1);
  const found = await ask(`?itemType=vehicle&itemId=${vehicle}`);
  expect(found.map(({ _id }) => _id)).toEqual([second, first]);
  expect(Object.keys(found[0] ?? {}).sort()).toEqual(
    [
      '_id',
      'agreed',
      'comment',
      'createdAt',
      'updatedAt',
      'itemId',
      'itemName',
      'itemType',
      'rating',
      'userName',
      'travelled',
      'isWaiting',
    ].sort(),
  );
  expect(found[0]).toMatchObject({ itemName: 'Toyota KDH 222 high roof', userName: 'Maja', rating: 5 });
  expect((await ask()).map(({ _id }) => _id)).toEqual([elsewhere, second, first]);
  expect(await ask(`?itemType=tour&itemId=${vehicle}`)).toEqual([]);
});

test('a review of who has left is by a former member in the reader’s language; a name stays as it is', async () => {
  const vehicle = await addVehicle();
  await addReview('vehicle', vehicle, 4);
  await addReview('vehicle', vehicle, 5);
  await api.db.execute(sql`update users set user_name = case when id = (select user_id from reviews order by id limit 1)
    then 'Former member' else 'Beach' end where email like '%@example.lk'`);
  const namesIn = async (language: string) => {
    const asked = { headers: { 'accept-language': language } };
    const said = (await api.get(`/reviews?itemType=vehicle&itemId=${vehicle}`, asked)).json() as Review[];
    return said.map(({ userName }) => userName);
  };
  expect(await namesIn('en')).toEqual(['Beach', 'Former member']);
  expect(await namesIn('si')).toEqual(['Beach', 'හිටපු සාමාජිකයෙක්']);
  expect(await namesIn('ta')).toEqual(['Beach', 'முன்னாள் உறுப்பினர்']);
});

// Proves ROUTE-01.
test('what was said of things that are not public, or is hidden itself, is not told', async () => {
  const pending = await addVehicle({ status: 'pending' });
  const shown = await addVehicle();
  await addReview('vehicle', pending, 5);
  await addReview('vehicle', shown, 1, { hiddenAt: new Date() });
  await addReview('vehicle', '0199b2c4-6a51-7c3e-9f00-0123456789ab', 5);
  const reply = await api.get('/reviews');
  expect([reply.json(), reply.headers['x-total-count'], reply.headers['x-total-unfiltered']]).toEqual([
    [],
    '0',
    '0',
  ]);
});

test('pages neither repeat nor skip, and wrong questions are refused', async () => {
  const vehicle = await addVehicle();
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) ids.unshift(await addReview('vehicle', vehicle, 3));
  const pages = await allPages(api, `/reviews?itemType=vehicle&itemId=${vehicle}&limit=3`);
  expect(pages.flat()).toEqual(ids);
  for (const query of [
    `itemId=${vehicle}`,
    'itemType=blog',
    'limit=0',
    'limit=101',
    'cursor=abc',
    'itemid=1',
    'itemType=vehicle&itemId=1',
  ]) {
    expect([query, (await api.get(`/reviews?${query}`)).statusCode]).toEqual([query, 400]);
  }
});

test('ratings follow what is visible, to the hundredth, for all things or for those named', async () => {
  await loadPlaces(api.db);
  const [one, two] = [await addVehicle(), await addVehicle()];
  const { _id: kandy } = (await api.get('/destinations/kandy')).json();
  for (const rating of [5, 4, 4]) await addReview('vehicle', one, rating);
  const hidden = await addReview('vehicle', two, 2);
  await addReview('destination', kandy, 3);
  await countRatings(api.db);
  const shown = async (path: string) => {
    const { averageRating, reviewCount } = (await api.get(path)).json();
    return [averageRating, reviewCount];
  };
  expect(await shown(`/vehicles/${one}`)).toEqual([4.33, 3]);
  expect(await shown(`/vehicles/${two}`)).toEqual([2, 1]);
  expect(await shown(`/destinations/kandy`)).toEqual([3, 1]);

  await api.db.execute(sql`update reviews set hidden_at = now() where id = ${hidden}::uuid`);
  await addReview('vehicle', one, 1);
  await countRatings(api.db, [{ itemType: 'vehicle', itemId: two }]);
  expect(await shown(`/vehicles/${two}`)).toEqual([null, 0]);
  expect(await shown(`/vehicles/${one}`)).toEqual([4.33, 3]);
  await countRatings(api.db);
  expect(await shown(`/vehicles/${one}`)).toEqual([3.5, 4]);
});
