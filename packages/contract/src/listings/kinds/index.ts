import type { KindName } from '../kind.ts';
import { type BlogDetails, blog } from './blog.ts';
import { type BusinessListingDetails, businessListing } from './business-listing.ts';
import { type TourDetails, tour } from './tour.ts';
import { type TourGuideDetails, tourGuide } from './tour-guide.ts';
import { type VehicleDetails, vehicle } from './vehicle.ts';

export { blog, businessListing, tour, tourGuide, vehicle };

/** The five kinds of listing. */
export const kinds = { tourGuide, vehicle, tour, businessListing, blog } as const;
export const kindNames = Object.keys(kinds) as KindName[];

/** What each kind stores besides what all share. */
export interface KindDetails {
  tourGuide: TourGuideDetails;
  vehicle: VehicleDetails;
  tour: TourDetails;
  businessListing: BusinessListingDetails;
  blog: BlogDetails;
}
