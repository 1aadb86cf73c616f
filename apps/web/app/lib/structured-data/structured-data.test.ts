import { type PublicView, publicViews } from '@serendib/contract/listings/endpoints';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { priceOfDetails } from '@serendib/contract/listings/price/read-price';
import { describe, expect, test } from 'vitest';
import { blogData } from '~/kinds/blog/structured-data.ts';
import { businessData } from '~/kinds/business-listing/structured-data.ts';
import { tourData } from '~/kinds/tour/structured-data.ts';
import { guideData } from '~/kinds/tour-guide/structured-data.ts';
import { vehicleData } from '~/kinds/vehicle/structured-data.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { destinationData } from './places.ts';
import { organizationData, websiteData } from './site.ts';
import { propertiesOf } from './vocabulary.testing.ts';

const origin = 'https://serendib.test';
const id = '01997b04-4348-75a8-9118-4b4be92cb030';
const shared = {
  _id: id,
  status: 'approved',
  isVerified: true,
  checkedAt: null,
  isExternal: false,
  isPremium: false,
  premiumExpiry: null,
  featuredStatus: 'none',
  viewCount: 3,
  image: null,
  latitude: null,
  longitude: null,
  located: null,
  imageIsDrawing: true,
  checked: [],
  createdAt: '2026-11-01T04:00:00.000Z',
};
const unrated = { averageRating: null, reviewCount: 0 };
const rated = { averageRating: 4.63, reviewCount: 8 };

/** A kind's example in its public view. */
const viewOf = <K extends keyof PublicView>(kind: K, changes: object = rated): PublicView[K] =>
  publicViews[kind].parse({ ...kinds[kind].example, ...shared, ...changes }) as PublicView[K];

const place: Parameters<typeof destinationData>[1] = {
  ...{ _id: id, slug: 'sigiriya', name: 'Sigiriya', nameSi: 'සීගිරිය', nameTa: null, district: 'Matale' },
  ...{ province: 'Central', category: 'Heritage', image: null, imageIsDrawing: true, images: [], ...rated },
  ...{
    summary: 'A palace on a rock.',
    description: 'A palace on a rock.',
    latitude: 7.957,
    longitude: 80.76,
  },
  ...{ activities: ['Climb'], attractions: ['Mirror Wall'], aliases: ['Lion Rock'], facts: [] },
  ...{ bestTimeToVisit: 'January', source: 'https://whc.unesco.org/en/list/202', nearbyAttractions: [] },
  ...{ roadFromColombo: null, roadFromAirport: null },
  createdAt: shared.createdAt,
  ...{ ownName: 'සීගිරිය', summary: 'ගලක් මත මාලිගාවක්.' },
};

const drawing = { src: null, fallback: '/scenes/sigiriya.svg' };
const photo = { src: '/media/a/1600.webp', fallback: '/prints/pattern-1.svg' };
const full = {
  guide: guideData(origin, viewOf('tourGuide'), drawing),
  vehicle: vehicleData(origin, viewOf('vehicle'), [photo]),
  tour: tourData(origin, viewOf('tour'), drawing),
  hotel: businessData(origin, viewOf('businessListing', { ...rated, businessType: 'hotel' }), photo),
  cafe: businessData(origin, viewOf('businessListing', { ...rated, businessType: 'cafe' }), photo),
  eatery: businessData(origin, viewOf('businessListing', { ...rated, businessType: 'localEatery' }), photo),
  other: businessData(origin, viewOf('businessListing', { ...unrated, businessType: 'other' }), photo),
  blog: blogData(origin, viewOf('blog', unrated), drawing),
  place: destinationData(origin, place, drawing),
  crumbs: breadcrumbData(origin, [{ name: 'Tours', path: '/tours' }]),
  organization: organizationData(origin, {
    email: 'hello@serendib.test',
    social: [{ name: 'X', href: origin }],
  }),
  website: websiteData(origin),
};

/** What search engines ask for, by the type of what a page is about. */
const wanted: Record<string, readonly string[]> = {
  Person: ['name', 'url', 'image', 'jobTitle'],
  Product: ['name', 'url', 'image', 'offers', 'aggregateRating'],
  TouristTrip: ['name', 'description', 'url', 'image', 'itinerary'],
  Hotel: ['name', 'address', 'url', 'image', 'aggregateRating'],
  CafeOrCoffeeShop: ['name', 'address', 'url', 'image'],
  FoodEstablishment: ['name', 'address', 'url', 'image'],
  LocalBusiness: ['name', 'address', 'url', 'image'],
  Article: ['headline', 'author', 'datePublished', 'image', 'publisher', 'url'],
  TouristDestination: ['name', 'description', 'url', 'image', 'geo', 'containedInPlace'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url', 'publisher'],
};
/** And of its parts. */
const wantedOfParts: Record<string, readonly string[]> = {
  Person: ['name'],
  Organization: ['name'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  GeoCoordinates: ['latitude', 'longitude'],
  PostalAddress: ['addressCountry'],
};

type Node = Record<string, unknown>;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    yield value as Node;
    for (const one of Object.values(value)) yield* nodesIn(one);
  }
}

describe.each(Object.entries(full))('what search engines are told of a %s', (_, data) => {
  const nodes = [...nodesIn(JSON.parse(JSON.stringify(data)))];

  test('is written in the words of the vocabulary', () => {
    expect(data).toHaveProperty('@context', 'https://schema.org');
    for (const node of nodes) {
      if (!node['@type']) {
        expect(Object.keys(node)).toEqual(['@id']);
        continue;
      }
      const known = propertiesOf(String(node['@type']));
      expect(known, `the type ${node['@type']}`).not.toBeNull();
      expect(Object.keys(node).filter((key) => !known?.has(key))).toEqual([]);
    }
  });

  test('has what its type wants, and nothing empty', () => {
    for (const [index, node] of nodes.entries()) {
      const keys = (index === 0 ? wanted : wantedOfParts)[String(node['@type'])];
      if (index === 0) expect(keys, String(node['@type'])).toBeDefined();
      for (const key of keys ?? []) expect(node).toHaveProperty(key);
      for (const [key, value] of Object.entries(node)) {
        expect(value, key).not.toBe('');
        expect(value, key).not.toEqual([]);
        if (['url', 'image', 'logo', 'item'].includes(key))
          for (const address of [value].flat()) expect(address).toMatch(/^https:\/\//);
      }
    }
  });
});

test('the reader of the vocabulary knows inheritance, and what does not exist', () => {
  expect(propertiesOf('Hotel')).toContain('starRating');
  expect(propertiesOf('Hotel')).toContain('priceRange');
  expect(full.vehicle).toMatchObject({
    offers: { priceSpecification: { '@type': 'UnitPriceSpecification', price: 24_000, unitCode: 'DAY' } },
  });
  expect(propertiesOf('Hotel')).toContain('name');
  expect(propertiesOf('Hotel')).not.toContain('numberOfWheels');
  expect(propertiesOf('Guesthouse')).toBeNull();
});

test.each([
  ['Under 1,000', 'meal', 'Up to LKR 1,000 a meal for one'],
  ['12-15k', 'roomNight', 'LKR 12,000 to 15,000 a room, a night'],
  ['3500/night', 'roomNight', 'LKR 3,500 a room, a night'],
  ['Rs 9000 for two', 'meal', 'Rs 9,000 for two'],
])('the price "%s" is told as cards and pages say it', (priceRange, priceUnit, words) => {
  const price = priceOfDetails(kinds.businessListing, { priceRange, priceUnit });
  const business = viewOf('businessListing', { ...rated, priceRange, priceUnit, price });
  expect(businessData(origin, business, photo)).toMatchObject({ priceRange: words });
});

test('a site whose operators have set no contact says none of itself', () => {
  const { email, sameAs, ...rest } = organizationData(origin, { email: null, social: [] }) as unknown as Node;
  expect([email, sameAs, rest.name]).toEqual([undefined, undefined, 'Serendib']);
});

test('nothing is said of ratings where nobody has rated', () => {
  expect(vehicleData(origin, viewOf('vehicle', unrated), [])).not.toHaveProperty('aggregateRating');
});

test('a vehicle without a price and without a review is told to nobody as a product, which would be refused', () => {
  const free = { pricePerDay: 0 };
  expect(vehicleData(origin, viewOf('vehicle', { ...unrated, ...free }), [photo])).toBeUndefined();
  expect(vehicleData(origin, viewOf('vehicle', { ...rated, ...free }), [photo])).toHaveProperty(
    'aggregateRating',
  );
  expect(vehicleData(origin, viewOf('vehicle', unrated), [photo])).toHaveProperty('offers');
});

test('a listing of which little is known says nothing empty', () => {
  const bare = <K extends keyof PublicView>(kind: K, said: object = {}) => {
    const { title } = kinds[kind];
    return publicViews[kind].parse({ ...shared, ...unrated, [title]: 'Somebody', ...said }) as PublicView[K];
  };
  const certifications = [
    { name: 'First aid', issuedBy: '', year: null },
    { name: '', issuedBy: 'Red Cross', year: null },
  ];
  const itinerary = [
    { day: 'Day 1', description: '' },
    { day: '', description: 'To Ella by train.' },
  ];
  const told = [
    guideData(origin, bare('tourGuide'), photo),
    vehicleData(origin, bare('vehicle'), [photo]),
    tourData(origin, bare('tour'), photo),
    businessData(origin, bare('businessListing'), photo),
    blogData(origin, bare('blog'), photo),
    guideData(origin, bare('tourGuide', { certifications }), photo),
    vehicleData(origin, bare('vehicle', { pricePerDay: 24_000 }), [photo]),
    tourData(origin, bare('tour', { itinerary }), photo),
    organizationData(origin, { email: 'hello@serendib.test', social: [] }),
    organizationData(origin, { email: null, social: [] }),
    organizationData(origin, null),
  ];
  for (const node of nodesIn(JSON.parse(JSON.stringify(told)))) {
    expect(Object.keys(node)).not.toEqual(['@type']);
    for (const [key, value] of Object.entries(node)) {
      expect(value, key).not.toBe('');
      expect(value, key).not.toEqual([]);
    }
  }
  // What stands beside an empty text is told.
  expect(told).toContainEqual(
    expect.objectContaining({
      hasCredential: [
        { '@type': 'EducationalOccupationalCredential', name: 'First aid' },
        {
          '@type': 'EducationalOccupationalCredential',
          recognizedBy: { '@type': 'Organization', name: 'Red Cross' },
        },
      ],
    }),
  );
});
