import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Price, priceCurrencies, priceUnits, roundPrice } from './price.ts';
import { priceLine } from './price-line.ts';
import { amountText, priceValue, shownPrice, unitText } from './price-text.ts';
import { readPrice } from './read-price.ts';

const rupees = (from: number, to: number | null, per: string | null) => ({ from, to, currency: 'LKR', per });

const open =
  (per: string | null) =>
  (written: string): [string, ReturnType<typeof rupees>] => [written, rupees(5000, null, per)];

test.each([
  ['Rs 12000-15000', rupees(12000, 15000, 'day')],
  ['9000', rupees(9000, 9000, 'day')],
  ['Under 1,000', rupees(0, 1000, 'day')],
  ['from Rs 4k', rupees(4000, null, 'day')],
  ['12-15k', rupees(12000, 15000, 'day')],
  ['Rs. 3,000 – 6,000 per person', rupees(3000, 6000, 'person')],
  ['LKR 18,000/= per day only', rupees(18000, 18000, 'day')],
  ['Rs 2500 per hour', rupees(2500, 2500, 'hour')],
  ['Rs 6000 for half a day', rupees(6000, 6000, 'halfDay')],
  ['4500 pp', rupees(4500, 4500, 'person')],
  ['5000 per person per day', rupees(5000, 5000, 'personDay')],
  ['Rs 9000 a room, a night', rupees(9000, 9000, 'roomNight')],
  ['රු. 12,000 දිනකට', rupees(12000, 12000, 'day')],
  ['ரூ 12,000 ஒரு நாளைக்கு', rupees(12000, 12000, 'day')],
  ['ரூபா 12,000', rupees(12000, 12000, 'day')],
  ['ஒரு நாளுக்கு 40 டொலர்', { from: 40, to: 40, currency: 'USD', per: 'day' }],
  ['ඩොලර් 40-60', { from: 40, to: 60, currency: 'USD', per: 'day' }],
  // What it is for is not guessed where words are left over, or amounts.
  ['Rs 9000 for two', rupees(9000, 9000, null)],
  ['Rs 12000 for 2 days', rupees(12000, 12000, null)],
  ['Rs 3000 adults, 1500 children', rupees(3000, 3000, null)],
  // Of several figures the one beside a currency is the price, and a bound stands beside its amount.
  ['Full day (8 hours) Rs 15,000', rupees(15000, 15000, null)],
  ['Rs 5,000 per person, children under 12 free', rupees(5000, 5000, null)],
  ['Rs 12,000 a day, up to 8 hours', rupees(12000, 12000, null)],
  ['Rs 12,000 max 8 hours', rupees(12000, 12000, null)],
  ['Rs 15,000 a day from Colombo', rupees(15000, 15000, null)],
  ['From Colombo Rs 15,000-18,000', rupees(15000, 18000, null)],
  ['Rs 12,000, lunch included', rupees(12000, 12000, null)],
  ['8 hours, 15,000/=', rupees(15000, 15000, null)],
  ['For 2 or 4: LKR 12-15k', rupees(12000, 15000, null)],
  ['RS 5000 PER DAY ALL IN', rupees(5000, 5000, null)],
  ['maximum: Rs 5,000', rupees(0, 5000, 'day')],
  ['Rs 5,000 upwards', rupees(5000, null, 'day')],
  ['5000 Rs + per day', rupees(5000, null, 'day')],
  ['Rs 5,000+ a person', rupees(5000, null, 'person')],
  ['Rs 5,000+ per person', rupees(5000, null, 'person')],
  ['5000+pp', rupees(5000, null, 'person')],
  ['Rs 5,000+ each', rupees(5000, null, 'person')],
  ['Rs 5,000+/day', rupees(5000, null, 'day')],
  ['5k+ daily', rupees(5000, null, 'day')],
  ['5k+ nightly', rupees(5000, null, null)],
  ['5k+ half day', rupees(5000, null, 'halfDay')],
  ['5k+ for the group', rupees(5000, null, 'group')],
  ['5k+ for two', rupees(5000, null, null)],
  ['5k+ a trip', rupees(5000, null, null)],
  ['5k+ only', rupees(5000, null, 'day')],
  ['5k+ upwards', rupees(5000, null, null)],
  ['5k+ all inclusive', rupees(5000, null, 'day')],
  ['5k+ (negotiable)', rupees(5000, null, 'day')],
  ['5000+ LKR a day', rupees(5000, null, 'day')],
  ['රු. 5,000+ දිනකට', rupees(5000, null, 'day')],
  ['රු. 5,000+ රාත්‍රියකට', rupees(5000, null, null)],
  ['ரூ 5,000+ ஒரு நாளைக்கு', rupees(5000, null, 'day')],
  ['ரூ 5,000+ நபருக்கு', rupees(5000, null, 'person')],
  ...['5000+ person', '5000+ guest', '5000+person'].map(open('person')),
  ...['5000+ everyday', '5000+ approx', '5000+ net', '5000 + net'].map(open('day')),
  ...['5k+ full day', '5000+ day', '5000+ night', '5000+ room', '5000+ hour', '5000+ weekly'].map(open(null)),
  ...['5000+ monthly', '5000+ one day', '5000+ whole house', '5000+ and up', '5000+ or more'].map(open(null)),
  ...['5000+ minimum', '5000+ to start', '5000+ depending on season', '5000+ based on group'].map(open(null)),
  ...['5000+ with driver', '5000+ including driver', '5000+ incl. fuel', '5000 + with driver'].map(
    open(null),
  ),
  ...['ரூ 5,000+ மணிக்கு', 'රු. 5,000+ පැයකට', 'රු. 5,000+ කාමරයකට'].map(open(null)),
  ...['රු. 5,000+ එක් දිනකට', 'රු. 5,000+ එක දවසකට', 'රු. 5,000+ එක් පුද්ගලයෙකුට'].map(open(null)),
  ['ரூ 5,000+ ஒரு நபருக்கு', rupees(5000, null, null)],
  ...['5000/=+ depending on season', '5000/=+ weekly', '5,000 LKR+ minimum', '5000+ each ticket'].map(
    open(null),
  ),
  ['Rs 120+ per km', rupees(120, null, null)],
  ['$40 රියදුරු', { from: 40, to: 40, currency: 'USD', per: null }],
  ['8000+ රියදුරු', rupees(8000, 8000, null)],
  ['8000/= + boat', rupees(8000, 8000, null)],
  ['8000 LKR + boat', rupees(8000, 8000, null)],
  ['8000+ for driver', rupees(8000, 8000, null)],
  ['8000+driver', rupees(8000, 8000, null)],
  ['8000+boat', rupees(8000, 8000, null)],
  ['8000+ driver bata', rupees(8000, 8000, null)],
  // Charges that come on top are no dearer price: so hotels and restaurants write service charge and taxes.
  ['Rs 2500 ++', rupees(2500, 2500, null)],
  ['LKR 15,000++', rupees(15000, 15000, null)],
  ['15,000/=+ +', rupees(15000, 15000, null)],
  ['Rs 15,000 + tax', rupees(15000, 15000, null)],
  ['Rs 15,000+taxes a day', rupees(15000, 15000, null)],
  ['Rs 15,000 + VAT & SC', rupees(15000, 15000, null)],
  ['Rs 15,000 + 10% service charge', rupees(15000, 15000, null)],
  ['Rs 15,000 + fuel', rupees(15000, 15000, null)],
  ['රු. 15,000 + බදු', rupees(15000, 15000, null)],
  ['ரூ 15,000 + வரி', rupees(15000, 15000, null)],
  ['Rs 5,000 – Rs 6,000 a day', rupees(5000, 6000, 'day')],
  ['4000 PER DAY', rupees(4000, 4000, 'day')],
  ['A$ 90', { from: 90, to: 90, currency: 'AUD', per: 'day' }],
  ['US$90', { from: 90, to: 90, currency: 'USD', per: 'day' }],
  ['USD$90', { from: 90, to: 90, currency: 'USD', per: 'day' }],
  ['$40-60', { from: 40, to: 60, currency: 'USD', per: 'day' }],
  ['USD 25', { from: 25, to: 25, currency: 'USD', per: 'day' }],
  // Cents count where they are paid in: which they are not of rupees and yen.
  ['$12.50', { from: 12.5, to: 12.5, currency: 'USD', per: 'day' }],
  ['$0.40', { from: 0.4, to: 0.4, currency: 'USD', per: 'day' }],
  ['€7.50-12.99 a person', { from: 7.5, to: 12.99, currency: 'EUR', per: 'person' }],
  ['JPY 900.60', { from: 901, to: 901, currency: 'JPY', per: 'day' }],
  ['LKR 18,000.00', rupees(18000, 18000, 'day')],
  ['Rs 1250.50', rupees(1251, 1251, 'day')],
  // A code may be written in small letters, and words that are codes of currencies elsewhere are words.
  ['25 usd', { from: 25, to: 25, currency: 'USD', per: 'day' }],
  ['eur 30', { from: 30, to: 30, currency: 'EUR', per: 'day' }],
  ['aud 40 per person', { from: 40, to: 40, currency: 'AUD', per: 'person' }],
  ['Jpy 900-1200', { from: 900, to: 1200, currency: 'JPY', per: 'day' }],
  ['5000 all inclusive', rupees(5000, 5000, 'day')],
  ['all 5000', rupees(5000, 5000, null)],
  ['5000 top van', rupees(5000, 5000, null)],
  ['rs 60 not chf', rupees(60, 60, null)],
  ['€ 35 a person', { from: 35, to: 35, currency: 'EUR', per: 'person' }],
  [24000, rupees(24000, 24000, 'day')],
])('the price "%s" is read', (written, read) => {
  expect(readPrice(written, 'day')).toEqual(read);
});

test.each([
  ...['driver bata', 'driver', 'highway', 'accommodation', 'guide', 'breakfast', 'govt tax', 'all taxes'],
  ...['local taxes', 'permit', 'perahera tickets', 'රියදුරු', 'ஓட்டுநர்'],
  ...['a driver', 'for driver', 'half board', 'each ticket', 'per km', 'boat ride'],
])('a price to which "%s" is added is closed above', (charge) => {
  expect(readPrice(`Rs 8000 + ${charge}`, 'day')).toEqual(rupees(8000, 8000, null));
});

test.each([
  'ask us',
  '',
  'Rs ',
  null,
  undefined,
  0,
  '1.234,50',
  'Rs 12,000 / $40',
  '¥500',
  '2 lakhs',
  '99999999999',
  'Rs 0.40',
  // Several figures, and no currency says which.
  'Full day (8 hours) 15,000',
  '15,000 for 2 days',
  'Rs 3000 adults, Rs 1500 children',
  'Rs 12,000 - 8 hours',
  'For 2 - Rs 5,000',
  // Currencies that are none of ours.
  ...['CHF 60', 'SGD 80', '200 AED', 'CAD $90', 'AED200-300', '฿300'],
  ...['60 chf', 'chf 60', 'Chf 60 per day', '200 aed a day', '80sgd', 'from nzd 90', 'thb 300-400'],
  ...['NZ$ 90', 'S$80', 'C$50', 'HK$ 400', 'NZ $90', '80 Canadian dollars'],
])('the price "%s" is not read', (written) => {
  expect(readPrice(written, 'day')).toBeNull();
});

test.each([
  ['Rs 12000-15000', 'day', 'LKR 12,000 to 15,000 a day'],
  ['Under 1,000', 'meal', 'Up to LKR 1,000 a meal for one'],
  ['LKR 5k+', null, 'From LKR 5,000'],
  ['LKR 15000++', 'roomNight', 'LKR 15,000++'],
  ['15000 ++', 'roomNight', 'LKR 15,000 ++'],
  ['Rs 15000 + tax', 'roomNight', 'Rs 15,000 + tax'],
  ['$40-60', 'person', 'USD 40 to 60 a person'],
  ['$12.50', 'person', 'USD 12.50 a person'],
  ['USD 1.50 a dish', 'meal', 'USD 1.50 a dish'],
  ['$40.00', 'day', 'USD 40 a day'],
  ['LKR 18,000.00', 'day', 'LKR 18,000 a day'],
  ['EUR 40', null, 'EUR 40'],
  ['INR 1500', null, 'INR 1,500'],
  ['£2000', null, 'GBP 2,000'],
  ['රු. 12000', null, 'LKR 12,000'],
  ['ரூ 12000', null, 'LKR 12,000'],
  // Their own words say more.
  ['GBP 2000 for two', 'day', 'GBP 2,000 for two'],
  ['₹2000 for two', 'day', '₹2,000 for two'],
  ['Rs 9000 for two', 'day', 'Rs 9,000 for two'],
  ['ask us', 'day', 'ask us'],
  [null, 'day', null],
] as const)('the price "%s" for %s is written "%s"', (written, per, text) => {
  const shown = shownPrice(readPrice(written, per), written);
  expect(shown && priceLine(shown)).toBe(text);
});

const written = [
  ...priceCurrencies,
  'Rs',
  'Rs.',
  'රු.',
  'ரூ',
  ...['$', 'US$', 'A$', 'AU$', '€', '£', '₹', '₽'],
];
test.each(written)('of a bare price in %s is said that its owner does not say what it is for', (currency) => {
  const shown = (text: string) => shownPrice(readPrice(text, null), text);
  expect(shown(`${currency} 2000`)).toMatchObject({ isUnitUnsaid: true, per: null });
  expect(shown(`${currency} 2000 for two`)).toEqual({
    ...{ amount: `${currency} 2,000 for two`, per: null, isUnitUnsaid: false },
    value: expect.stringMatching(/2000$/),
  });
});

test.each([
  ['Rs 3,500 per night', 'roomNight', 'roomNight'],
  ['3500/night', 'personNight', 'personNight'],
  ['3500 nightly', 'houseNight', 'houseNight'],
  ['Rs 9,000 a night', 'houseNight', 'houseNight'],
  ['Rs 9,000 each night', 'roomNight', 'roomNight'],
  ['Rs 5,000 each night', 'personNight', 'personNight'],
  ['රු. 3,500 රැයකට', 'roomNight', 'roomNight'],
  ['ரூ 3,500 ஒரு இரவுக்கு', 'roomNight', 'roomNight'],
  ['Rs 5,000 per person', 'personNight', 'personNight'],
  ['5000 pp', 'personNight', 'personNight'],
  ['රු. 5,000 කෙනෙකුට', 'personNight', 'personNight'],
  ['Rs 5,000 per night per person', 'personNight', 'personNight'],
  ['Rs 9,000 per room', 'roomNight', 'roomNight'],
  ['Rs 9,000 a double room', 'roomNight', 'roomNight'],
  ['Rs 40,000 whole villa', 'houseNight', 'houseNight'],
  ['Rs 9,000 a room, a night', 'personNight', 'roomNight'],
  // They can be read in two ways, or say what was not chosen.
  ['Rs 9,000 per day', 'roomNight', null],
  ['රු. 9,000 දිනකට', 'houseNight', null],
  ['Rs 5,000 per person per day', 'personNight', null],
  ['Rs 5,000 per person', 'roomNight', null],
  ['Rs 5,000 per room', 'personNight', null],
  ['Rs 9,000 per night for two', 'roomNight', null],
  ['Rs 3,500 per night', 'meal', null],
  ['Rs 3,500 per night', null, null],
  ['Rs 800 a meal', 'roomNight', 'meal'],
] as const)('"%s" where %s was chosen is for %s', (written, chosen, per) => {
  expect(readPrice(written, chosen)?.per).toBe(per);
});

test('a price of nothing but signs of rupees is shown in time', () => {
  const written = `5 ${'rs.'.repeat(200)}!`;
  expect(shownPrice({ from: 5, to: 5, currency: 'LKR', per: null }, written)?.amount).toBe(written);
});

test('no text makes the reader fail, and what it reads has an order', () => {
  const parts = fc.constantFrom(
    ...['Rs ', 'LKR', '$', '€', '12,000', '5k', '-', ' to ', 'per', ' day', '/', '+', '=', '.', 'under '],
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (written) => {
      const read = readPrice(written, 'day');
      if (!read) return;
      expect(read.to === null || (read.from <= read.to && read.to > 0)).toBe(true);
      expect(read.from).toBeGreaterThanOrEqual(0);
      expect(read.from).toBe(roundPrice(read.from, read.currency));
      if (read.currency === 'LKR') expect(read.from).toBe(Math.round(read.from));
      expect(priceValue(read)).toMatch(/^(\d+(-\d*)?|[A-Z]{3}\d+(\.\d{1,2})?(-(\d+(\.\d{1,2})?)?)?)$/);
    }),
  );
});

test('what is written in the one form of all prices is read as it was', () => {
  const amounts = fc.integer({ min: 1, max: 9_999_999 });
  const parts = fc.constantFrom(1, 1, 10, 100);
  const range = fc.oneof(
    amounts.map((from) => ({ from, to: from })),
    amounts.map((to) => ({ from: 0, to })),
    amounts.map((from) => ({ from, to: null })),
    fc.tuple(amounts, amounts).map(([from, more]) => ({ from, to: from + more })),
  );
  const prices = fc.tuple(
    range,
    fc.constantFrom(...priceCurrencies),
    fc.constantFrom(null, ...priceUnits.map(({ value }) => value)),
  );
  fc.assert(
    fc.property(prices, parts, ([{ from, to }, currency, per], part) => {
      const paid = (amount: number) => (currency === 'LKR' || currency === 'JPY' ? amount : amount / part);
      const price: Price = { from: paid(from), to: to && paid(to), currency, per };
      expect(readPrice([amountText(price), unitText(price) ?? ''].join(' '), null)).toEqual(price);
    }),
  );
});
