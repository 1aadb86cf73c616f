import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { Product, WithContext } from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from '~/lib/structured-data/image.ts';
import { islandPlace } from '~/lib/structured-data/island-place.ts';
import { known } from '~/lib/structured-data/known.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { ratingData } from '~/lib/structured-data/rating.ts';
import { vehicleAddress } from './card-words.ts';

type Vehicle = ReplyOf<'GET /vehicles/{id}'>;

/**
 * A day's hire with driver, which is what is offered; the vehicle itself is not for sale. Nothing where neither a price
 * nor a rating is known: search engines refuse a product without either.
 */
export const vehicleData = (
  origin: string,
  vehicle: Vehicle,
  pictures: PageImage[],
): WithContext<Product> | undefined => {
  const rating = ratingData(vehicle);
  if (!vehicle.pricePerDay && !rating.aggregateRating) return undefined;
  return known({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: t('{model} with driver', { model: vehicle.vehicleModel ?? '' }),
    category: t('Vehicle hire with driver'),
    url: pageUrl(origin, vehicleAddress(vehicle)),
    image: pictures.map((picture) => pictureUrl(origin, picture)),
    ...(vehicle.pricePerDay
      ? {
          offers: {
            '@type': 'Offer',
            priceCurrency: 'LKR',
            price: vehicle.pricePerDay,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceCurrency: 'LKR',
              price: vehicle.pricePerDay,
              unitCode: 'DAY',
            },
            availability:
              vehicle.availability === 'available'
                ? 'https://schema.org/InStock'
                : 'https://schema.org/OutOfStock',
            areaServed: (vehicle.servingAreas ?? []).map((area) =>
              islandPlace(t('{province} Province', { province: placeName(area) })),
            ),
          },
        }
      : {}),
    ...rating,
  });
};
