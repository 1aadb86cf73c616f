import { amenities as amenityOptions, labelOf } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { Business } from './card-words.ts';

/** `6 rooms`, and the first of what guests find. */
export const inRooms = ({ rooms, amenities }: Pick<Business, 'rooms' | 'amenities'>) => [
  ...(rooms ? [t('{rooms, plural, one {# room} other {# rooms}}', { rooms })] : []),
  ...(amenities ?? []).slice(0, 3).map((one) => labelOf(amenityOptions, one)),
];

/** `Galle Fort, Galle`; a place that ends with the name of its district already says it. */
export const placeOf = ({ location, district }: Pick<Business, 'location' | 'district'>) =>
  [placeName(location ?? ''), location?.endsWith(district ?? '') ? null : placeName(district ?? '')]
    .filter(Boolean)
    .join(', ');
