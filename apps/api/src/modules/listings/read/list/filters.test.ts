import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listed } from '../../../../platform/lists/testing.ts';
import { useApi } from '../../../../platform/testing.ts';
import { addListing } from '../../testing.ts';

const api = useApi();
beforeEach(async () => {
  await api.empty('listings');
});

const filters = kindNames.flatMap((name) => {
  const kind: Kind = kinds[name];
  return kind.filters.map((filter) => ({ name, path: kind.path, filter }));
});

describe.each(filters)('$path by $filter.name', ({ name, path, filter }) => {
  test('each option finds what has it and nothing else, in any case', async () => {
    const id = await addListing(api, name);
    await api.db.execute(sql`update listings set facets = '{}' where id <> ${id}::uuid`);
    for (const { value } of filter.options) {
      await api.db.execute(
        sql`update listings set facets = array[${`${filter.name}:${value}`}] where id = ${id}::uuid`,
      );
      const typed = encodeURIComponent(value.toUpperCase());
      expect((await listed(api, `${path}?${filter.name}=${typed}`)).ids, value).toEqual([id]);
    }
    const [first, second] = filter.options;
    if (second && first) {
      expect((await listed(api, `${path}?${filter.name}=${encodeURIComponent(first.value)}`)).ids).toEqual(
        [],
      );
    }
  });

  test('a word that is no option is refused by name; a blank one, as empty form fields send it, is not there', async () => {
    const reply = await api.get(`${path}?${filter.name}=nonesuch`);
    expect(reply.statusCode).toBe(400);
    expect(JSON.stringify(reply.json().fields)).toContain(`There is no ${filter.name} \\"nonesuch\\".`);
    for (const word of ['__proto__', 'constructor', 'toString'])
      expect((await api.get(`${path}?${filter.name}=${word}`)).statusCode).toBe(400);
    const id = await addListing(api, name);
    expect((await listed(api, `${path}?${filter.name}=`)).ids).toEqual([id]);
  });
});

test('several values of one filter mean or, several filters mean and', async () => {
  const van = await addListing(api, 'vehicle', { vehicleType: 'van', servingAreas: ['Uva'], hasAC: true });
  const car = await addListing(api, 'vehicle', { vehicleType: 'car', servingAreas: ['Uva'], hasAC: false });
  const suv = await addListing(api, 'vehicle', {
    vehicleType: 'suv',
    servingAreas: ['Central'],
    hasAC: true,
  });
  const find = async (query: string) => (await listed(api, `/vehicles?${query}`)).ids.sort();
  expect(await find('type=van&type=suv')).toEqual([van, suv].sort());
  expect(await find('type=van&type=suv&area=uva')).toEqual([van]);
  expect(await find('area=Uva&area=Central&ac=true')).toEqual([van, suv].sort());
  expect(await find('type=car')).toEqual([car]);
  expect(await find('type=car&ac=true')).toEqual([]);
  expect(await listed(api, '/vehicles?type=car')).toMatchObject({ total: 1, unfiltered: 3, isCapped: false });
});

test('the details of each kind become the facets that its filters look for', async () => {
  const guide = await addListing(api, 'tourGuide', {
    languages: ['German'],
    specialization: ['Food'],
    tourAreas: ['Galle'],
  });
  const hotel = await addListing(api, 'businessListing', { businessType: 'hotel', district: 'Galle' });
  const direct = await addListing(api, 'tour', {
    type: 'safari',
    bookingUrl: 'https://example.lk',
    district: null,
  });
  const contact = await addListing(api, 'tour', { type: 'other', bookingUrl: null });
  for (const [path, ids] of [
    ['/tour-guides?language=german&specialization=Food&district=galle', [guide]],
    ['/tour-guides?language=Tamil', []],
    ['/affiliate-links?type=hotel&district=Galle', [hotel]],
    ['/affiliate-links?type=accommodation', [hotel]],
    ['/affiliate-links?type=cafe', []],
    ['/tours?booking=direct', [direct]],
    ['/tours?booking=contact', [contact]],
    ['/tours?type=Safari', [direct]],
  ] as const) {
    expect((await listed(api, path)).ids, path).toEqual(ids);
  }
});

test('a price filter keeps whatever overlaps it, and leaves out what has no price in rupees', async () => {
  const rate = (ratePerDay: string) => addListing(api, 'tourGuide', { ratePerDay });
  const low = await rate('Rs 5000');
  const middle = await rate('Rs 12000-15000');
  const open = await rate('Above 20,000');
  const dollars = await rate('$80');
  const find = async (query: string) => (await listed(api, `/tour-guides?${query}`)).ids.sort();
  expect(await find('')).toEqual([low, middle, open, dollars].sort());
  expect(await find('minPrice=5000&maxPrice=5000')).toEqual([low]);
  expect(await find('minPrice=14000&maxPrice=16000')).toEqual([middle]);
  expect(await find('minPrice=15000')).toEqual([middle, open].sort());
  expect(await find('minPrice=90000000')).toEqual([open]);
  expect(await find('maxPrice=12000')).toEqual([low, middle].sort());
  expect(await find('minPrice=5001&maxPrice=11999')).toEqual([]);
  expect(await find('minPrice=9000&maxPrice=1000')).toEqual([]);
  expect(await find('minPrice=0')).toEqual([low, middle, open].sort());
});

test('by price come those of one type, of two, and of one language of several, page by page', async () => {
  const van = (pricePerDay: number) => addListing(api, 'vehicle', { vehicleType: 'van', pricePerDay });
  const [dear, cheap, amid] = [await van(9_000), await van(5_000), await van(7_000)];
  const car = await addListing(api, 'vehicle', { vehicleType: 'car', pricePerDay: 1_000 });
  const guide = (languages: string[], ratePerDay: string) =>
    addListing(api, 'tourGuide', { languages, ratePerDay });
  const both = await guide(['English', 'German'], 'Rs 9000');
  const german = await guide(['German'], 'Rs 5000');
  await guide(['English'], 'Rs 1000');
  const other = await addListing(api, 'tour', { type: 'other' });
  await addListing(api, 'tour', { type: 'safari' });
  for (const [path, ids] of [
    ['/vehicles?type=van', [cheap, amid, dear]],
    ['/vehicles?type=van&type=car', [car, cheap, amid, dear]],
    ['/tour-guides?language=German', [german, both]],
    ['/tours?type=other', [other]],
  ] as const) {
    const first = await listed(api, `${path}&sort=price&limit=2`);
    const rest = first.next ? (await listed(api, first.next)).ids : [];
    expect([...first.ids, ...rest], path).toEqual(ids);
  }
});

test('prices that end before they begin are those of nothing, and nothing is counted', async () => {
  const inElla = { location: 'Ella', address: 'Ella', district: 'Badulla' };
  for (const price of ['Under 20,000', 'Rs 500-15,000']) {
    await addListing(api, 'tourGuide', { ratePerDay: price });
    await addListing(api, 'businessListing', { ...inElla, priceRange: price });
  }
  for (const path of [
    ...['/tour-guides?', '/tour-guides?sort=price&', '/tour-guides?search=guide&'],
    ...['/affiliate-links?near=Ella&', '/affiliate-links?search=hotel&', '/vehicles?seats=4&'],
  ]) {
    const found = await listed(api, `${path}minPrice=9000&maxPrice=1000`);
    expect(found, path).toMatchObject({ ids: [], total: 0 });
  }
  expect((await listed(api, '/affiliate-links?near=Ella&minPrice=1000&maxPrice=9000')).total).toBe(2);
});

test('a price and seats with nothing behind them, as empty form fields send them, are not asked for', async () => {
  const priced = await addListing(api, 'vehicle', { pricePerDay: 9_000 });
  const unpriced = await addListing(api, 'vehicle', { pricePerDay: null, pricePerKm: null });
  for (const query of ['minPrice=&maxPrice=', 'maxPrice=%20', 'minPrice=+', 'seats=']) {
    const { ids } = await listed(api, `/vehicles?${query}`);
    expect(ids.sort(), query).toEqual([priced, unpriced].sort());
  }
});

test('a place to stay or eat is found by what guests find there, ticked or typed, and says how many rooms it has', async () => {
  const add = (details: object) => addListing(api, 'businessListing', details);
  const hotel = await add({
    ...{ businessType: 'hotel', businessName: 'Hill House', specialties: null },
    ...{ rooms: 6, beds: 11, checkIn: '14:00', checkOut: '11:00' },
    amenities: ['Wifi', 'Bed for the driver'],
  });
  const bare = await add({ businessName: 'Kade', amenities: [], rooms: null, beds: null });
  expect((await listed(api, '/affiliate-links?amenity=Bed%20for%20the%20driver')).ids).toEqual([hotel]);
  expect((await listed(api, '/affiliate-links?amenity=Parking')).ids).toEqual([]);
  for (const typed of ['wifi', 'wi-fi', 'driver bed'])
    expect((await listed(api, `/affiliate-links?search=${typed}`)).ids, typed).toEqual([hotel]);
  const shown = (await api.get(`/affiliate-links/${hotel}`)).json();
  expect(shown).toMatchObject({ rooms: 6, beds: 11, checkIn: '14:00', checkOut: '11:00' });
  const cards = (await api.get('/affiliate-links?view=card')).json() as { _id: string }[];
  expect(cards.find(({ _id }) => _id === hotel)).toMatchObject({ rooms: 6, amenities: shown.amenities });
  expect(cards.find(({ _id }) => _id === bare)).toMatchObject({ rooms: null, amenities: [] });
});

test('seats mean at least so many', async () => {
  const small = await addListing(api, 'vehicle', { seatingCapacity: 4 });
  const large = await addListing(api, 'vehicle', { seatingCapacity: 12 });
  expect((await listed(api, '/vehicles?seats=5')).ids).toEqual([large]);
  expect((await listed(api, '/vehicles?seats=4')).ids.sort()).toEqual([small, large].sort());
  expect((await listed(api, '/vehicles?seats=13')).ids).toEqual([]);
});

test('words are looked for in titles, places and descriptions, from their beginning, without accents', async () => {
  const cafe = await addListing(api, 'businessListing', {
    businessName: 'Café Lanka',
    description: 'String hoppers at dawn',
    location: 'Hikkaduwa',
    district: 'Galle',
    businessType: 'cafe',
  });
  await addListing(api, 'businessListing', {
    businessName: 'Sea Breeze',
    location: 'Mirissa',
    district: 'Matara',
  });
  for (const typed of [
    'cafe',
    'CAFÉ',
    'cafe lan',
    'hopp',
    'hikka',
    'lanka galle',
    'dawn, hoppers!',
    'hikkaduwa caffe lanca',
  ]) {
    const { ids } = await listed(api, `/affiliate-links?search=${encodeURIComponent(typed)}`);
    expect(ids, typed).toEqual([cafe]);
  }
  expect((await listed(api, '/affiliate-links?search=nothing+of+this')).ids).toEqual([]);
});

test('spelling is forgiven in titles where nothing has the words as typed', async () => {
  const caravan = await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  await addListing(api, 'vehicle', { vehicleModel: 'Bajaj RE' });
  expect((await listed(api, '/vehicles?search=nisan+carvan')).ids).toEqual([caravan]);
  expect((await listed(api, '/vehicles?search=carravan&type=van')).ids).toEqual([caravan]);
  expect((await listed(api, '/vehicles?search=zebra')).ids).toEqual([]);
});
