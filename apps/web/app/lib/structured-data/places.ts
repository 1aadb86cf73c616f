import { destinationCategories, labelOf } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import type { PlaceMonths } from '@serendib/contract/season/place-months';
import { t } from '@serendib/contract/words/t';
import type { TouristDestination, WithContext } from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from './image.ts';
import { known } from './known.ts';
import { pageUrl } from './page-url.ts';
import { ratingData } from './rating.ts';

type Destination = Omit<ReplyOf<'GET /destinations/{id}'>, keyof PlaceMonths> & {
  /** In the language of the page. */
  ownName: string;
};

export const destinationData = (
  origin: string,
  place: Destination,
  picture: PageImage,
): WithContext<TouristDestination> => {
  const otherNames = [place.name, ...place.aliases].filter((name) => name !== place.ownName);
  return known({
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: place.ownName,
    alternateName: otherNames,
    description: place.summary,
    url: pageUrl(origin, `/destination/${place.slug}`),
    image: pictureUrl(origin, picture),
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: t('{district} District', { district: placeName(place.district) }),
      containedInPlace: { '@type': 'Country', name: t('Sri Lanka') },
    },
    touristType: labelOf(destinationCategories, place.category),
    includesAttraction: place.attractions.map((name) => ({ '@type': 'TouristAttraction', name })),
    ...(place.source && { sameAs: place.source }),
    ...ratingData(place),
  });
};
