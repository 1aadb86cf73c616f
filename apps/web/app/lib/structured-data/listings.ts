import { businessPriceUnits, labelOf } from '@serendib/contract/options/options';
import { priceFor } from '@serendib/contract/words/price-words';
import type {
  Article,
  CafeOrCoffeeShop,
  FoodEstablishment,
  Hotel,
  LocalBusiness,
  Person,
  Product,
  Restaurant,
  Store,
  TouristTrip,
  WithContext,
} from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import { pictureUrl } from './image.ts';
import { known } from './known.ts';
import { ratingData } from './rating.ts';

type Guide = ReplyOf<'GET /tour-guides/{id}'>;
type Vehicle = ReplyOf<'GET /vehicles/{id}'>;
type Tour = ReplyOf<'GET /tours/{id}'>;
type Business = ReplyOf<'GET /affiliate-links/{id}'>;
type Blog = ReplyOf<'GET /blogs/{id}'>;

const context = { '@context': 'https://schema.org' } as const;
const islandPlace = (name: string) => ({
  '@type': 'Place' as const,
  name,
  containedInPlace: { '@type': 'Country' as const, name: 'Sri Lanka' },
});

export const guideData = (origin: string, guide: Guide, picture: string): WithContext<Person> =>
  known({
    ...context,
    '@type': 'Person',
    name: guide.name ?? '',
    jobTitle: 'Tour guide',
    url: `${origin}/tour-guides/${guide._id}`,
    image: pictureUrl(origin, picture),
    ...(guide.bio && { description: guide.bio }),
    knowsLanguage: guide.languages ?? [],
    knowsAbout: guide.specialization ?? [],
    workLocation: (guide.preferredAreas ?? []).map(islandPlace),
    hasCredential: (guide.certifications ?? []).map(({ name, issuedBy }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      recognizedBy: { '@type': 'Organization', name: issuedBy },
    })),
  });

/** A day's hire with driver, which is what is offered; the vehicle itself is not for sale. */
export const vehicleData = (origin: string, vehicle: Vehicle, pictures: string[]): WithContext<Product> =>
  known({
    ...context,
    '@type': 'Product',
    name: `${vehicle.vehicleModel} with driver`,
    category: 'Vehicle hire with driver',
    url: `${origin}/vehicles/${vehicle._id}`,
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
            areaServed: (vehicle.servingAreas ?? []).map((area) => islandPlace(`${area} Province`)),
          },
        }
      : {}),
    ...ratingData(vehicle),
  });

export const tourData = (origin: string, tour: Tour, picture: string): WithContext<TouristTrip> =>
  known({
    ...context,
    '@type': 'TouristTrip',
    name: tour.name ?? '',
    description: tour.description ?? '',
    url: `${origin}/tours/${tour._id}`,
    image: pictureUrl(origin, picture),
    touristType: tour.type ?? 'other',
    ...(tour.operator && { provider: { '@type': 'Organization', name: tour.operator } }),
    ...(tour.itinerary && tour.itinerary.length > 0
      ? {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: tour.itinerary.map(({ day, description }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: day,
              description,
            })),
          },
        }
      : {}),
  });

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
  picture: string,
): WithContext<LocalBusiness> => {
  const types: Record<string, string | undefined> = businessTypes;
  const unit = labelOf(businessPriceUnits, business.priceUnit ?? '');
  return known({
    ...context,
    '@type': (types[business.businessType ?? ''] ?? 'LocalBusiness') as 'LocalBusiness',
    name: business.businessName ?? '',
    description: business.description ?? '',
    url: `${origin}/business-listings/${business._id}`,
    image: pictureUrl(origin, picture),
    ...(business.phone && { telephone: business.phone }),
    ...(business.email && { email: business.email }),
    ...(business.priceRange && { priceRange: priceFor(business.priceRange, unit) ?? '' }),
    ...(business.redirectUrl && { sameAs: business.redirectUrl }),
    address: {
      '@type': 'PostalAddress',
      ...(business.address && { streetAddress: business.address }),
      ...(business.location && { addressLocality: business.location }),
      ...(business.district && { addressRegion: business.district }),
      addressCountry: 'LK',
    },
    ...ratingData(business),
  });
};

export const blogData = (origin: string, blog: Blog, picture: string): WithContext<Article> =>
  known({
    ...context,
    '@type': 'Article',
    headline: blog.title ?? '',
    author: { '@type': 'Person', name: blog.author ?? 'Guest Author' },
    datePublished: blog.createdAt,
    url: `${origin}/blogs/${blog._id}`,
    image: pictureUrl(origin, picture),
    ...(blog.blogUrl && { isBasedOn: blog.blogUrl }),
    publisher: { '@type': 'Organization', name: 'Serendib' },
  });
