import type { FeaturedStatus } from '../options/featured.ts';
import type { KindsWith } from './endpoints/keys.ts';

/** Where travellers are shown what of a kind is featured, the usual place first: our team is offered no other, which calls take. */
export const featuredPlaces: Record<KindsWith<'feature'>, readonly [FeaturedStatus, ...FeaturedStatus[]]> = {
  tourGuide: ['homepage', 'destination'],
  vehicle: ['destination'],
  businessListing: ['homepage'],
};
