import { checkDetails } from '@serendib/contract/listings/check';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { parsePriceRange } from '@serendib/contract/listings/price/price-range';
import { districts, provinces } from '@serendib/contract/options/places';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { destinationFacts } from '../modules/destinations/places.ts';
import { demoCatalogue } from './catalogue.ts';
import type { DemoListing } from './listings.ts';

const today = new Date('2026-11-21T04:00:00Z');
const catalogue = demoCatalogue({ seed: 1815, today });
const { listings, reviews, users, dailyCounts } = catalogue;
const of = <K extends KindName>(kind: K) =>
  listings.filter((one): one is Extract<DemoListing, { kind: K }> => one.kind === kind);
const titleOf = (one: DemoListing) => String((one.details as Record<string, unknown>)[kinds[one.kind].title]);
const textOf = (one: DemoListing) =>
  ['bio', 'description', 'content', 'highlights']
    .map((name) => (one.details as Record<string, unknown>)[name])
    .filter((text) => typeof text === 'string')
    .join('. ')
    .replaceAll(/<[^>]+>/g, '. ');
const repeated = (items: string[]) => items.filter((item, index) => items.indexOf(item) !== index);

test('enough of every kind is there to browse, and some of each waits, was refused or was changed', () => {
  const least = { tourGuide: 40, vehicle: 40, tour: 40, businessListing: 60, blog: 20 };
  for (const kind of kindNames) {
    const approved = of(kind).filter(({ status }) => status === 'approved');
    expect(approved.length, kind).toBeGreaterThanOrEqual(least[kind]);
    expect(of(kind).filter(({ status }) => status === 'pending').length, kind).toBeGreaterThan(0);
    const rejected = of(kind).filter(({ status }) => status === 'rejected');
    expect(rejected.length, kind).toBeGreaterThan(0);
    for (const { rejectReason } of rejected) expect(rejectReason).toMatch(/\w{3,}/);
  }
  expect(listings.filter(({ needsReview }) => needsReview).length).toBeGreaterThanOrEqual(4);
  const home = of('tourGuide').filter(({ featuredStatus }) => featuredStatus === 'homepage');
  expect(home.length).toBeGreaterThanOrEqual(6);
  expect(home.every(({ isPremium, status }) => isPremium && status === 'approved')).toBe(true);
});

test('every district has a guide and somewhere to stay or eat, every province a vehicle', () => {
  const guided = new Set(of('tourGuide').flatMap(({ details }) => details.preferredAreas ?? []));
  const hosted = new Set(of('businessListing').map(({ details }) => details.district));
  const served = new Set(of('vehicle').flatMap(({ details }) => details.servingAreas ?? []));
  const best = new Set(of('vehicle').flatMap(({ details }) => details.preferredAreas ?? []));
  expect(districts.filter((district) => !guided.has(district))).toEqual([]);
  expect(districts.filter((district) => !hosted.has(district))).toEqual([]);
  expect(districts.filter((district) => !best.has(district))).toEqual([]);
  expect(provinces.filter((province) => !served.has(province))).toEqual([]);
});

test.each(kindNames)('every %s would pass its form, but for the pictures that it has not got', (kind) => {
  const pictures = new Set(['image', 'imageUrl', 'vehicleImages']);
  const wrong = of(kind).flatMap((one) => {
    const checked = checkDetails(kinds[kind], one.variant, one.details, { thisYear: 2026 });
    const problems = checked.ok ? [] : checked.problems.filter(({ field }) => !pictures.has(field));
    return problems.map(({ field, message }) => `${titleOf(one)}: ${field}: ${message}`);
  });
  expect(wrong).toEqual([]);
});

test('no two share a name, a plate, an address, or a sentence worth noticing', () => {
  expect(repeated(listings.filter(({ kind }) => kind !== 'vehicle').map(titleOf))).toEqual([]);
  expect(repeated(of('vehicle').map(({ details }) => String(details.plateNumber)))).toEqual([]);
  expect(repeated(users.map(({ email }) => email))).toEqual([]);
  expect(repeated(users.map(({ userName }) => userName))).toEqual([]);
  const sentences = listings
    .flatMap((one) => textOf(one).split(/(?<=[.!?:])\s+/))
    .filter((sentence) => sentence.length > 40);
  expect(repeated(sentences)).toEqual([]);
  const said = reviews.map(({ comment }) => comment);
  expect(repeated(said)).toEqual([]);
  expect(said.filter((comment) => comment.includes('{') || comment.length < 12)).toEqual([]);
});

test('telephones pass the forms and reach nobody, and prices can mostly be read', () => {
  const phones = listings.flatMap(({ details }) =>
    ['phone', 'contactPhone', 'whatsapp'].flatMap((name) => (details as Record<string, unknown>)[name] ?? []),
  );
  expect(phones.length).toBeGreaterThan(200);
  expect(phones.filter((phone) => !isValidPhoneNumber(String(phone)))).toEqual([]);
  // A landline's number within its area begins with no 0.
  expect(phones.filter((phone) => !/^\+94[1-689]\d0\d{6}$/.test(String(phone)))).toEqual([]);
  const rates = of('tourGuide').map(({ details }) => parsePriceRange(details.ratePerDay));
  expect(rates.filter(Boolean).length).toBeGreaterThan(35);
  expect(
    of('businessListing').filter(({ details }) => details.priceRange?.includes('$')).length,
  ).toBeGreaterThan(3);
});

test('articles are long enough to be worth opening, and of plain markup', () => {
  const written = of('blog').filter(({ details, status }) => status === 'approved' && details.content);
  expect(written.length).toBeGreaterThanOrEqual(18);
  for (const { details } of written) {
    const content = details.content ?? '';
    const words = content.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
    expect(words, details.title ?? '').toBeGreaterThanOrEqual(330);
    expect(words, details.title ?? '').toBeLessThanOrEqual(700);
    const tags = [...content.matchAll(/<\/?([a-z\d]+)[^>]*>/g)].map(([, tag]) => tag);
    expect(
      [...new Set(tags)].filter((tag) => !/^(h2|p|ul|li|blockquote|strong|em)$/.test(tag ?? '')),
    ).toEqual([]);
  }
});

test('reviews are of what is public, by others than its owner, after it was there and once a person', () => {
  const byId = new Map(listings.map((one) => [one.id, one]));
  const slugs = new Set(destinationFacts.map(({ slug }) => slug));
  const userById = new Map(users.map((user) => [user.id, user]));
  for (const { item, itemType, userId, createdAt } of reviews) {
    const about = byId.get(item);
    expect(about ? about.status === 'approved' && about.kind === itemType : slugs.has(item)).toBe(true);
    expect(about?.ownerId).not.toBe(userId);
    expect(createdAt.getTime()).toBeGreaterThan(about?.createdAt.getTime() ?? 0);
    expect(createdAt.getTime()).toBeLessThan(today.getTime());
    expect(userById.get(userId)?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
  }
  expect(repeated(reviews.map(({ item, userId }) => `${item} ${userId}`))).toEqual([]);
  const share = (stars: number) => reviews.filter(({ rating }) => rating === stars).length / reviews.length;
  expect(share(5) + share(4)).toBeGreaterThan(0.85);
  expect(share(4)).toBeGreaterThan(0.1);
  expect(share(3)).toBeGreaterThan(0.02);
});

test('ids agree with dates, owners were there before their things, and days lie within the last sixty', () => {
  const made = [...users, ...listings, ...reviews];
  expect(repeated(made.map(({ id }) => id))).toEqual([]);
  for (const { id, createdAt } of made) {
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(createdAt.getTime());
    expect(id[14]).toBe('7');
  }
  const userById = new Map(users.map((user) => [user.id, user]));
  for (const { ownerId, createdAt } of listings) {
    if (ownerId) expect(userById.get(ownerId)?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
  }
  expect(dailyCounts.length).toBeGreaterThan(8000);
  for (const { day, views, clicks } of dailyCounts) {
    expect(day >= '2026-09-23' && day <= '2026-11-21').toBe(true);
    expect(clicks).toBeLessThanOrEqual(views);
  }
});

test('every time of day is written in one form, as the templates of opening hours are', () => {
  const said = listings.flatMap(
    ({ details }) => JSON.stringify(details).match(/\d[\d.:]*\s?[ap]\.?m\b/gi) ?? [],
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((time) => !/^\d{1,2}:\d\d [AP]M$/.test(time))).toEqual([]);
});

test('nearly every price of a tour, a room and a table says what it is for, and a few do not', () => {
  const units = of('tour').map(({ details }) => details.priceUnit);
  expect(units.filter((unit) => !unit).length).toBe(2);
  expect(new Set(units)).toEqual(new Set(['person', 'group', null]));
  const hotels = of('businessListing').filter(({ details }) => details.businessType === 'hotel');
  expect(hotels.filter(({ details }) => !details.priceUnit).length).toBe(1);
  const included = of('vehicle').map(({ details }) => details.kilometresIncluded);
  expect(included.filter((km) => km !== null).length).toBeGreaterThan(included.length * 0.7);
});

test('the same seed on the same day gives the same catalogue, another seed another one', () => {
  expect(demoCatalogue({ seed: 1815, today: new Date('2026-11-21T15:00:00Z') })).toEqual(catalogue);
  expect(demoCatalogue({ seed: 1816, today }).reviews).not.toEqual(reviews);
});
