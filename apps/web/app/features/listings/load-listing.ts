import type { Call, ItemOf, Listed } from '~/lib/api/call.ts';

type Review = ItemOf<'GET /reviews'>;
type Reviewed = Review['itemType'];

const none: Listed<Review> = { data: [], total: 0, totalUnfiltered: 0, capped: false, next: null };

/** Three others of a list. Without them, too, the page still stands. */
export const others = <Item extends { _id: string }>(asked: Promise<Listed<Item>>, id: string) =>
  asked.then(
    ({ data }) => data.filter(({ _id }) => _id !== id).slice(0, 3),
    (): Item[] => [],
  );

/** The latest things said of a listing or a place. Without them the page still stands. */
export async function latestReviews(call: Call, itemType: Reviewed, itemId: string) {
  const [found, evidence] = await Promise.all([
    call('GET /reviews', { query: { itemType, itemId, limit: 6 } }).catch(() => none),
    itemType === 'destination'
      ? null
      : call('GET /reviews/evidence', { query: { itemType, itemId } }).catch(() => null),
  ]);
  return { ...found, evidence: evidence?.agreed.count ? evidence : null };
}
