import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { newId, reviews, users } from '../../schema/index.ts';
import { addListing } from '../listings/testing.ts';
import { countRatings } from './ratings.queries.ts';

const now = new Date('2026-11-21T08:00:00Z');
const api = useApi({ clock: () => now });
const people = Array.from({ length: 3 }, () => newId());

const review = (itemType: ReviewedType, itemId: string, ratings: number[], hiddenAt?: Date) =>
  api.db.insert(reviews).values(
    ratings.map((rating, index) => ({
      itemType,
      itemId,
      rating,
      userId: people[index] ?? '',
      hiddenAt: hiddenAt ?? null,
    })),
  );

beforeAll(async () => {
  await api.db
    .insert(users)
    .values(people.map((id, index) => ({ id, userName: `T${index}`, email: `t${index}@serendib.test` })));
  await review('vehicle', await addListing(api, 'vehicle'), [5, 4, 4]);
  await review('vehicle', await addListing(api, 'vehicle'), [1]);
  await review('vehicle', await addListing(api, 'vehicle', {}, { hiddenAt: new Date() }), [1, 1, 1]);
  const guide = await addListing(api, 'tourGuide');
  await review('tourGuide', guide, [5]);
  await review('tour', await addListing(api, 'tour'), [2], new Date());
  await countRatings(api.db);
});

test('all reviews of a type come to one figure, of what travellers may see alone', async () => {
  const summary = (await api.get('/reviews/summary')).json();
  expect(summary).toEqual([
    { itemType: 'tourGuide', reviewCount: 1, averageRating: 5 },
    { itemType: 'vehicle', reviewCount: 4, averageRating: 3.5 },
  ]);
});

test('a new review counts at once', async () => {
  const counted = async () => {
    const summary = (await api.get('/reviews/summary')).json() as { itemType: string; reviewCount: number }[];
    return summary.find(({ itemType }) => itemType === 'tour')?.reviewCount ?? 0;
  };
  expect(await counted()).toBe(0);
  await review('tour', await addListing(api, 'tour'), [4]);
  await countRatings(api.db);
  await expect.poll(counted, { timeout: 1_000 }).toBe(1);
});
