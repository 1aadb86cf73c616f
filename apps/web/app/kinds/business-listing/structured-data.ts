import { priceLine } from '@serendib/contract/listings/price/price-line';
import { placeName } from '@serendib/contract/options/places';
import type {
  CafeOrCoffeeShop,
  FoodEstablishment,
  Hotel,
  LocalBusiness,
  Restaurant,
  Store,
  WithContext,
} from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from '~/lib/structured-data/image.ts';
import { known } from '~/lib/structured-data/known.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { ratingData } from '~/lib/structured-data/rating.ts';
import { businessAddress } from './card-words.ts';
import { businessPrice } from './price-words.ts';

type Business = ReplyOf<'GET /affiliate-links/{id}'>;

/** The vocabulary's words for our types of business; the compiler checks that it has them. */
type TypeOf<Thing> = Extract<Thing, { '@type': string }>['@type'];
const businessTypes = {
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  localEatery: 'FoodEstablishment',
  shop: 'Store',
} as const satisfies {
  hotel: TypeOf<Hotel>;
  restaurant: TypeOf<Restaurant>;
  cafe: TypeOf<CafeOrCoffeeShop>;
  localEatery: TypeOf<FoodEstablishment>;
  shop: TypeOf<Store>;
};

export const businessData = (
  origin: string,
  business: Business,
  picture: PageImage,
): WithContext<LocalBusiness> => {
  const types: Record<string, string | undefined> = businessTypes;
  const price = businessPrice(business);
  return known({
    '@context': 'https://schema.org',
    '@type': (types[business.businessType ?? ''] ?? 'LocalBusiness') as 'LocalBusiness',
    name: business.businessName ?? '',
    description: business.description ?? '',
    url: pageUrl(origin, businessAddress(business)),
    image: pictureUrl(origin, picture),
    ...(business.phone && { telephone: business.phone }),
    ...(business.email && { email: business.email }),
    ...(price && { priceRange: priceLine(price) }),
    ...(business.redirectUrl && { sameAs: business.redirectUrl }),
    address: {
      '@type': 'PostalAddress',
      ...(business.address && { streetAddress: business.address }),
      ...(business.location && { addressLocality: business.location }),
      ...(business.district && { addressRegion: placeName(business.district) }),
      addressCountry: 'LK',
    },
    ...ratingData(business),
  });
};
