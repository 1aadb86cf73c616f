import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ReviewedType } from '@serendib/contract/reviews/rows';

const words: Record<ReviewedType, string> = {
  tourGuide: 'Tour guides',
  vehicle: 'Vehicles',
  tour: 'Tours',
  businessListing: 'Business listings',
  destination: 'Destinations',
};

export const reviewedTypes = Object.entries(words).map(([value, label]) => ({ value, label }));

/** The page of the desk on which a thing of this type is opened. */
export const deskPageOf = (type: ReviewedType): string =>
  type === 'destination' ? '/admin/destinations' : kinds[type].pages.admin;
