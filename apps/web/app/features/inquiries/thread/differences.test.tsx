import type { Offer } from '@serendib/contract/inquiries/offer';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offer } from '../testing.ts';
import { differencesOf as differences } from './differences.tsx';

const differencesOf = (before: Offer, after: Offer) =>
  differences(before, after).map((one) => renderToStaticMarkup(one));

const line = (label: string, quantity: number, unitPrice: number): Offer['lines'][number] => ({
  ...{ label, quantity, unit: 'day', unitPrice, total: quantity * unitPrice },
});

test('an offer says what it leaves out newly and what it no longer names, once, though all else is as it was', () => {
  const before = { ...offer, included: ['Fuel'], notIncluded: ['Parking'] };
  const left = { ...before, notIncluded: ['Parking', 'Park tickets, tolls'] };
  expect(differencesOf(before, left)).toEqual(['Now not included: Park tickets, tolls']);
  expect(differencesOf(left, before)).toEqual(['No longer named as not included: Park tickets, tolls']);
  // What is included in one and left out of the other is told as that, and not again.
  const swapped = { ...before, included: ['Parking'], notIncluded: ['Fuel'] };
  expect(differencesOf(before, swapped)).toEqual(['Now included: Parking', 'No longer included: Fuel']);
  expect(differencesOf(before, before)).toEqual([]);
});

test('two lines with one label are two, and a line of another quantity is told though its sum is the same', () => {
  const before = { ...offer, lines: [line('Van', 4, 10_000), line('Van', 1, 35_000)] };
  const after = { ...offer, lines: [line('Van', 5, 8_000), line('Van', 1, 30_000), line('Bed', 1, 5_000)] };
  expect(differencesOf(before, after)).toEqual([
    'Van: 5 days for LKR 8,000 each instead of 4 days for LKR 10,000 each',
    'Van: LKR 30,000 instead of LKR 35,000',
    'New: Bed, LKR 5,000',
  ]);
  expect(differencesOf(after, { ...after, lines: after.lines.slice(0, 1) })).toEqual([
    ...['No longer: Van, LKR 30,000', 'No longer: Bed, LKR 5,000'],
  ]);
});
