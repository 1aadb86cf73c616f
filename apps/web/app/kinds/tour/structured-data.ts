import { labelOf, tourTypes } from '@serendib/contract/options/options';
import type { TouristTrip, WithContext } from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from '~/lib/structured-data/image.ts';
import { known } from '~/lib/structured-data/known.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { tourAddress } from './card-words.ts';

type Tour = ReplyOf<'GET /tours/{id}'>;

export const tourData = (origin: string, tour: Tour, picture: PageImage): WithContext<TouristTrip> =>
  known({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: tour.name ?? '',
    description: tour.description ?? '',
    url: pageUrl(origin, tourAddress(tour)),
    image: pictureUrl(origin, picture),
    touristType: labelOf(tourTypes, tour.type ?? 'other'),
    provider: { '@type': 'Organization', name: tour.operator ?? '' },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: (tour.itinerary ?? []).map(({ day, description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: day,
        description,
      })),
    },
  });
