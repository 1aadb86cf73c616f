import type { TouristDestination, WithContext } from 'schema-dts';
import type { ItemOf } from '~/lib/api/call.ts';

export const districtData = (
  origin: string,
  path: string,
  district: ItemOf<'GET /districts'>,
): WithContext<TouristDestination> => ({
  '@context': 'https://schema.org',
  '@type': 'TouristDestination',
  name: `${district.name} District`,
  description: district.description,
  url: `${origin}${path}`,
  geo: { '@type': 'GeoCoordinates', latitude: district.latitude, longitude: district.longitude },
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: `${district.province} Province`,
    containedInPlace: { '@type': 'Country', name: 'Sri Lanka' },
  },
  includesAttraction: district.keyAttractions.map((name) => ({ '@type': 'TouristAttraction', name })),
});
