import { businessPrint } from '@serendib/contract/drawings/print-of';
import { amenities as amenityOptions, businessPriceUnits, labelOf } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';

export type Business = ItemOf<'GET /affiliate-links'> & { print?: string };

export const businessAddress = (business: Pick<Business, '_id'>) => `/business-listings/${business._id}`;

export const businessImage = (
  business: Pick<Business, 'image' | 'imageIsDrawing' | 'businessType' | '_id' | 'print'>,
) => ({
  src: business.image,
  drawn: business.imageIsDrawing,
  fallback: business.print ?? businessPrint(business.businessType ?? 'other', business._id),
});

/** `a room, a night`; nothing where its owner did not say. */
export const businessUnit = ({ priceUnit }: Pick<Business, 'priceUnit'>) =>
  priceUnit && labelOf(businessPriceUnits, priceUnit);

/** `6 rooms`, and the first of what guests find. */
export const inRooms = ({ rooms, amenities }: Pick<Business, 'rooms' | 'amenities'>) => [
  ...(rooms ? [t('{rooms, plural, one {# room} other {# rooms}}', { rooms })] : []),
  ...(amenities ?? []).slice(0, 3).map((one) => labelOf(amenityOptions, one)),
];

/** `Galle Fort, Galle`; a place that ends with the name of its district already says it. */
export const placeOf = ({ location, district }: Pick<Business, 'location' | 'district'>) =>
  [location, location?.endsWith(district ?? '') ? null : placeName(district ?? '')]
    .filter(Boolean)
    .join(', ');
