import type { ItemOf } from '~/lib/api/call.ts';

export type ReviewItem = ItemOf<'GET /reviews'>;
export type Summary = ItemOf<'GET /reviews/summary'>;
export type ReviewedType = ReviewItem['itemType'];

/** What can be reviewed, in the order of the page: its words, its list and its own page. */
export const reviewed: Record<ReviewedType, { plural: string; one: string; list: string; page: string }> = {
  destination: { plural: 'Destinations', one: 'Destination', list: '/destinations', page: '/destination' },
  tourGuide: { plural: 'Tour guides', one: 'Tour guide', list: '/tour-guides', page: '/tour-guides' },
  vehicle: { plural: 'Vehicles', one: 'Vehicle', list: '/vehicles', page: '/vehicles' },
  tour: { plural: 'Tours', one: 'Tour', list: '/tours', page: '/tours' },
  businessListing: {
    plural: 'Places to stay and eat',
    one: 'Place to stay or eat',
    list: '/affiliate-links',
    page: '/business-listings',
  },
};
export const reviewedTypes = Object.keys(reviewed) as ReviewedType[];

export const reviewedTypeOf = (word: string | undefined): ReviewedType | undefined =>
  reviewedTypes.find((type) => type.toLowerCase() === word?.toLowerCase());

/** All types together; null without a review. */
export function overall(
  summaries: readonly Summary[],
): { reviewCount: number; averageRating: number } | null {
  const reviewCount = summaries.reduce((sum, each) => sum + each.reviewCount, 0);
  if (reviewCount === 0) return null;
  const points = summaries.reduce((sum, each) => sum + each.averageRating * each.reviewCount, 0);
  return { reviewCount, averageRating: Math.round((points / reviewCount) * 100) / 100 };
}
