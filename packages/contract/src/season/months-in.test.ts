import { expect, test } from 'vitest';
import { monthsIn } from './months-in.ts';
import { monthsOfPlace } from './place-months.ts';
import { readMonth } from './read-month.ts';

test.each([
  ['December to March', [1, 2, 3, 12]],
  ['January to April and July to September', [1, 2, 3, 4, 7, 8, 9]],
  ['July or August for the Esala Perahera', [7, 8]],
  ['Dec–Mar', [1, 2, 3, 12]],
  ['mid-June until late Sept.', [6, 7, 8, 9]],
  ['March, before the crowds may come', [3]],
  ['early morning', []],
  ['', []],
])('%s names months', (text, best) => {
  expect(monthsIn(text)).toEqual({ best, isAllYear: false, avoid: [] });
});

test('the whole year, and what is advised against, are understood', () => {
  expect(monthsIn('All year, best December to April')).toEqual({
    best: [1, 2, 3, 4, 12],
    isAllYear: true,
    avoid: [],
  });
  expect(monthsIn('Year-round (closed in September)')).toEqual({ best: [], isAllYear: true, avoid: [9] });
  expect(monthsIn('January to June; avoid May')).toEqual({
    best: [1, 2, 3, 4, 6],
    isAllYear: false,
    avoid: [5],
  });
});

test('words go before the climate, and a beach minds the sea', () => {
  const place = { district: 'Galle', category: 'Nature', bestTimeToVisit: 'January to April and August' };
  expect(monthsOfPlace(place)).toEqual({
    bestMonths: [1, 2, 3, 4, 8],
    goodMonths: [12],
    avoidMonths: [5, 6, 7, 9],
  });
  const beach = { district: 'Ampara', category: 'Beach', bestTimeToVisit: null };
  expect(monthsOfPlace(beach)).toEqual({
    bestMonths: [],
    goodMonths: [3, 4, 5, 6, 7, 8, 9],
    avoidMonths: [1, 2, 11, 12],
  });
});

test.each([
  ['1', 1],
  ['12', 12],
  ['2027-08', 8],
  ['MAY', 5],
  ['Sept', 9],
  ['october', 10],
])('%s is a month', (sent, month) => {
  expect(readMonth(sent)).toBe(month);
});
test.each(['0', '13', '2027-13', 'ma', 'mayor', '', '1.5', '-1'])('%s is none', (sent) => {
  expect(readMonth(sent)).toBeUndefined();
});
