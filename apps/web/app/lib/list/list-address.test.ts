import { rupeesAsked } from '@serendib/contract/listings/numbers-asked';
import { expect, test } from 'vitest';
import { cleared, listAddress, without } from './list-address.ts';
import { readListQuery } from './read-address.ts';

const parameters = [
  { name: 'search' },
  {
    name: 'type',
    options: [
      { value: 'hotel', label: 'Hotel' },
      { value: 'localEatery', label: 'Local Eatery' },
    ],
    aliases: { accommodation: 'hotel' },
  },
  { name: 'seats', number: { from: 1, to: 100 } },
];
const read = (search: string) => readListQuery(new URL(`http://x/list${search}`), parameters);

test('an address is read leniently: any case, aliases, and nothing that is not known', () => {
  expect(read('?type=LOCALEATERY&type=accommodation&type=tank&seats=4&colour=red&search=%20tea%20')).toEqual({
    search: 'tea',
    type: ['localEatery', 'hotel'],
    seats: '4',
  });
  expect(read('?seats=many&type=&search=')).toEqual({});
  expect(['0', '101', '1e1', '-4'].map((seats) => read(`?seats=${seats}`))).toEqual([{}, {}, {}, {}]);
  expect(read('?type=__proto__&type=constructor')).toEqual({});
});

test.each([
  ['10,000', '10000'],
  ['10 000', '10000'],
  ['10k', '10000'],
  ['Rs 10,000/=', '10000'],
  ['1,000,000', '1000000'],
  ['10000.50', '10001'],
  ['007', '7'],
  // It can be read in two ways, or is too much.
  ['10.000', undefined],
  ['200 000 000', undefined],
])('a price in an address is read as people write it: %s', (written, maxPrice) => {
  const url = new URL('http://x/vehicles');
  url.searchParams.set('maxPrice', written);
  expect(readListQuery(url, [{ name: 'maxPrice', number: rupeesAsked }])).toEqual(
    maxPrice ? { maxPrice } : {},
  );
});

test('an address is written so that it can be read again', () => {
  const query = read('?type=hotel&type=localEatery&search=a%26b');
  expect(read(listAddress('/list', query).slice('/list'.length))).toEqual(query);
});

test('a chip takes away its own value and leaves the others', () => {
  const query = read('?type=hotel&type=localEatery&seats=4');
  expect(without(query, 'type', 'hotel')).toEqual({ type: ['localEatery'], seats: '4' });
  expect(without(query, 'type')).toEqual({ seats: '4' });
});

test('the order and the map stay where all filters go', () => {
  const shown = { sort: 'rating', view: ['map'], bbox: '79.9,6.1,80,6.2' };
  expect(cleared({ ...read('?type=hotel&seats=4&search=tea'), near: 'ella', radius: '5', ...shown })).toEqual(
    shown,
  );
});

test('a new choice begins at the first page', () => {
  expect(listAddress('/list', { type: ['hotel'], cursor: 'abc' })).toBe('/list?type=hotel');
});
