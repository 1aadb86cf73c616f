import type { KindName } from '@serendib/contract/listings/kind';
import { type KindDetails, kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { listings, newId } from '../../schema/index.ts';
import { insertListing, insertListings, type NewListing } from '../listings/row/insert-listings.queries.ts';
import { listingColumns, openEndCents } from '../listings/row/listing-columns.ts';

const api = useApi();

const example = <K extends KindName>(kind: K) => kinds[kind].example as unknown as KindDetails[K];

test('a vehicle is filtered by type, area, comfort and features, priced by the day, and found by what people read', () => {
  const vehicle = { ...example('vehicle'), vehicleType: 'threeWheeler', pricePerDay: 4500 };
  expect(listingColumns('vehicle', vehicle)).toEqual({
    title: 'Toyota KDH 222 high roof',
    availability: 'available',
    facets: [
      'type:threeWheeler',
      'area:Central',
      'area:Uva',
      'ac:true',
      'feature:Air Conditioning',
      'feature:Luggage Space',
    ],
    district: null,
    priceMinCents: 450_000,
    priceMaxCents: 450_000,
    price: { from: 4500, to: 4500, currency: 'LKR', per: 'day' },
    seats: 9,
    ...{ latitude: 7.2906, longitude: 80.6336, located: 'town' },
    plate: 'PH4821',
    searchPlace: 'Kandy Central Uva Kandy Nuwara Eliya',
    searchWords:
      'threeWheeler Three Wheeler Ruwan Silva Air Conditioning Luggage Space Air conditioning Air conditioned',
  });
});

test('prices as people write them become cents, open at the top where they say so, none where they are in dollars', () => {
  const rate = (ratePerDay: string) => {
    const columns = listingColumns('tourGuide', { ...example('tourGuide'), ratePerDay });
    return [columns.priceMinCents, columns.priceMaxCents];
  };
  expect(rate('Rs 12000-15000')).toEqual([1_200_000, 1_500_000]);
  expect(rate('Above 6,000')).toEqual([600_000, openEndCents]);
  expect(rate('$50')).toEqual([null, null]);
  expect(rate('Ask me')).toEqual([null, null]);
});

test.each([
  ['tourGuide', 'Kandy Matale '],
  ['tour', 'Nuwara Eliya Nuwara Eliya Kandy railway station'],
  ['businessListing', 'Weligama Matara'],
  ['blog', ''],
] as const)('of a %s what names places weighs as places, and a street does not', (kind, places) => {
  expect(listingColumns(kind, example(kind)).searchPlace).toBe(places);
});

test('the tags of a blog are not searched, and an area named twice is one facet', () => {
  const blog = listingColumns('blog', {
    ...example('blog'),
    content: '<p class="x">Tea&nbsp;<b>trains</b></p>',
  });
  expect(blog.searchWords).not.toMatch(/class|nbsp/);
  const guide = { ...example('tourGuide'), preferredAreas: ['Kandy'], tourAreas: ['Kandy', 'Galle'] };
  const districts = listingColumns('tourGuide', guide).facets.filter((facet) =>
    facet.startsWith('district:'),
  );
  expect(districts).toEqual(['district:Kandy', 'district:Galle']);
});

test('every kind is written as its example says, with an id that agrees with its date', async () => {
  const createdAt = new Date('2026-03-01T04:30:00Z');
  const many = kindNames.map((kind) => ({ kind, details: example(kind), createdAt }) as NewListing);
  const ids = await insertListings(api.db, many);
  expect(ids.map((id) => id.slice(0, 13))).toEqual(many.map(() => newId(createdAt).slice(0, 13)));
  for (const [index, kind] of kindNames.entries()) {
    const [row] = await api.db
      .select()
      .from(listings)
      .where(eq(listings.id, ids[index] ?? ''));
    expect(row).toMatchObject({
      kind,
      status: 'pending',
      details: example(kind),
      approvedAt: null,
      ownerId: null,
    });
  }
  const approved = await insertListing(api.db, {
    kind: 'blog',
    details: example('blog'),
    status: 'approved',
    createdAt,
  });
  const [row] = await api.db.select().from(listings).where(eq(listings.id, approved));
  expect(row?.approvedAt).toEqual(createdAt);
});

test('what is listed within one moment keeps its order', async () => {
  const one: NewListing = { kind: 'tour', details: example('tour') };
  const ids = await insertListings(
    api.db,
    Array.from({ length: 50 }, () => one),
  );
  expect(ids).toEqual(ids.toSorted());
});
