import { expect, test } from 'vitest';
import { cursorAt } from '../../src/modules/listings/read/list/list-order.ts';
import { findColumns } from '../../src/modules/listings/row/details.queries.ts';
import type { Catalogue } from '../catalogue.ts';

const place = {
  id: '018bcfe5-8e80-7000-8000-000000000000',
  isFree: true,
  isPremium: false,
  ratingHundredths: 372,
  ratedOrder: 0,
  cheapestOrder: 0,
};
const standing = { isFuzzy: false, step: 0, isBack: false, before: 24 };
const amid = cursorAt('vehicle', 'recommended', standing, place);
const back = cursorAt('vehicle', 'recommended', { ...standing, isBack: true }, place);
const amidRated = cursorAt('vehicle', 'rating', standing, { ...place, ratedOrder: 38_000 });

/** Lists by their filters, orders and days: each page is found by few rows. */
export function lists(catalogue: Catalogue): void {
  test.each([
    ['a plain list', '/vehicles'],
    ['a plain list, far in', `/vehicles?cursor=${amid}`],
    ['a plain list, backwards', `/vehicles?cursor=${back}`],
    ['newest first', '/vehicles?sort=newest'],
    ['cheapest first', '/vehicles?sort=price'],
    ['cheapest first, of the type that costs most', '/vehicles?type=van&sort=price'],
    ['cheapest first, of that type and an area', '/vehicles?type=van&area=Northern&sort=price'],
    ['best rated first', '/vehicles?sort=rating'],
    ['best rated first, far in', `/vehicles?sort=rating&cursor=${amidRated}`],
    ['two filters, best rated first', '/vehicles?type=suv&area=Northern&sort=rating'],
    ['a rare value, best rated first', '/vehicles?type=threeWheeler&sort=rating'],
    ['a frequent value', '/vehicles?type=car'],
    ['a frequent value, far in', `/vehicles?type=car&cursor=${amid}`],
    ['a rare value', '/vehicles?type=threeWheeler'],
    ['a rare value of many', '/tour-guides?language=Malayalam'],
    ['two rare values', '/tour-guides?language=Malayalam&district=Vavuniya'],
    ['two values of one filter', '/tour-guides?language=German&language=French'],
    ['two filters', '/vehicles?type=suv&area=Northern'],
    ['two filters, newest first', '/vehicles?type=suv&area=Northern&sort=newest'],
    ['two filters, far in', `/vehicles?type=suv&area=Northern&cursor=${amid}`],
    ['four filters', '/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi'],
    ['four filters, cheapest first', '/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi&sort=price'],
    ['four filters, far in', `/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi&cursor=${amid}`],
    ['two filters of two values each', '/vehicles?type=minibus&type=suv&area=Northern&area=Uva'],
    [
      'what hardly any has',
      '/tour-guides?language=Malayalam&language=Bengali&district=Vavuniya&specialization=Nature',
    ],
    ['a low price', '/vehicles?maxPrice=100'],
    ['a high price', '/vehicles?minPrice=299500'],
    ['a narrow range of prices', '/vehicles?minPrice=150000&maxPrice=151000'],
    ['a narrow range of prices, cheapest first', '/vehicles?minPrice=150000&maxPrice=151000&sort=price'],
    ['the most seats', '/vehicles?seats=50'],
    ['some seats and a type', '/vehicles?seats=20&type=van'],
    ['a word of many', '/vehicles?search=toyota'],
    ['a word of many, newest first', '/vehicles?search=caravan&sort=newest'],
    ['two words of few', '/vehicles?search=toyota+993'],
    ['a word of some', '/vehicles?search=word1500'],
    ['a word of hardly any', '/vehicles?search=word3987'],
    ['what many words begin with', '/vehicles?search=word'],
    ['a misspelt word of many', '/vehicles?search=toyotta'],
    ['misspelt words of few', '/vehicles?search=toyotta+montera+993'],
    ['a word like no other', '/vehicles?search=xyzzy'],
  ])('%s: few buffers, no walk over the table', async (_what, path) => {
    expect((await catalogue.costs(path)).page.buffers).toBeLessThanOrEqual(500);
  });

  test.each([
    ['days alone', ''],
    ['days, newest first', '&sort=newest'],
    ['days, far in', `&cursor=${amid}`],
    ['days and a type', '&type=car'],
    ['days, a type and an area', '&type=suv&area=Northern'],
    ['days and a word of many', '&search=toyota'],
    ['days and a word of some', '&search=word1500'],
  ])('%s: calendars are asked of those that are met, and no further', async (_what, more) => {
    const { page, count } = await catalogue.costs(`/vehicles?from=2027-01-12&to=2027-01-26${more}`);
    expect(page.buffers).toBeLessThanOrEqual(1_000);
    expect(count.buffers).toBeLessThanOrEqual(6_000);
  });

  test.each(['vehicle', 'blog'] as const)(
    'of a %s the night compares what lists know with its words by few rows at once',
    async (kind) => {
      for (const after of [undefined, place.id]) {
        const { answer, buffers } = await catalogue.measured(() =>
          findColumns(catalogue.reading.db, kind, { after, count: 100 }),
        );
        expect(answer).toHaveLength(100);
        expect(buffers).toBeLessThanOrEqual(500);
      }
    },
  );
}
