import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { TouristDestination, WithContext } from 'schema-dts';
import type { ItemOf } from '~/lib/api/call.ts';
import { pageUrl } from './page-url.ts';

export const districtData = (
  origin: string,
  path: string,
  district: ItemOf<'GET /districts'>,
): WithContext<TouristDestination> => ({
  '@context': 'https://schema.org',
  '@type': 'TouristDestination',
  name: t('{district} District', { district: placeName(district.name) }),
  description: district.description,
  url: pageUrl(origin, path),
  geo: { '@type': 'GeoCoordinates', latitude: district.latitude, longitude: district.longitude },
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: t('{province} Province', { province: placeName(district.province) }),
    containedInPlace: { '@type': 'Country', name: t('Sri Lanka') },
  },
  includesAttraction: district.keyAttractions.map((name) => ({ '@type': 'TouristAttraction', name })),
});
