import type { AggregateRating } from 'schema-dts';

/** Nothing without a review: search engines refuse a rating of nothing. */
export const ratingData = (item: { averageRating: number | null; reviewCount: number }) =>
  item.averageRating !== null && item.reviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: item.averageRating,
          reviewCount: item.reviewCount,
          bestRating: 5,
          worstRating: 1,
        } satisfies AggregateRating,
      }
    : {};
