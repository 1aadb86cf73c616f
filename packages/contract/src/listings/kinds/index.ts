import type { DetailsOf } from '../field.ts';
import { blog } from './blog.ts';
import { businessListing } from './business-listing.ts';
import { tour } from './tour.ts';
import { tourGuide } from './tour-guide.ts';
import { vehicle } from './vehicle.ts';

export { blog, businessListing, tour, tourGuide, vehicle };

/** All kinds of listing: what is registered here has its calls, tables, checks and documents. */
export const kinds = { tourGuide, vehicle, tour, businessListing, blog };

type Kinds = typeof kinds;
export const kindNames = Object.keys(kinds) as [keyof Kinds, ...(keyof Kinds)[]];

/** What each kind stores besides what all share. */
export type KindDetails = { [Name in keyof Kinds]: DetailsOf<Kinds[Name]['fields']> };
