import { priceCurrencies } from '@serendib/contract/listings/price/price';
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const told = (search: string) => understand(search).understood.map(({ as, value }) => `${as}:${value}`);

test.each([
  ['hotel under 5000', 'under 5000'],
  ['hotel below rs 5,000 per night', 'below rs 5 000 per night'],
  ['hotel less than 10k', 'less than 10k'],
  ['hotel max 50 usd', 'max 50 usd'],
  ['hotel LKR 8000 a night', 'lkr 8000 a night'],
  ['රු 5000 හෝටල්', 'රු 5000'],
  ['ஹோட்டல் 5000 ரூபாய்', '5000 ரூபாய்'],
  ['hotel under $50', 'under usd 50'],
  ['hotel US$ 50', 'usd 50'],
  ['hotel 50€ per night', '50 eur per night'],
  ['£80 hotel', 'gbp 80'],
  ['hotel Rs5000', 'rs 5000'],
  ['hotel ₨ 5,000', 'rs 5 000'],
  ['hotel 50USD a night', '50 usd a night'],
  ['hotel 10krs', '10k rs'],
  ['hotel 5000 per night', '5000 per night'],
  ['hotel 5000/=', '5000 rs'],
  ['hotel 5,000/- per night', '5 000 rs per night'],
  ['hotel under 750 /=', 'under 750 rs'],
  ['hotel Rs. 5000/=', 'rs 5000'],
  ['hotel Rs.5,000.00/=', 'rs 5 000'],
  ['රු. 5000/- හෝටල්', 'රු 5000'],
  ['hotel $49.99', 'usd 49'],
  ['hotel 49.99 USD a night', '49 usd a night'],
  ['hotel 5000.00 per night', '5000 per night'],
  ['hotel Rs. 1,500.50', 'rs 1 500'],
  ['රු5000 හෝටල්', 'රු 5000'],
  ['ஹோட்டல் ரூ.5000', 'ரூ 5000'],
  ['hotel $50/night', 'usd 50 per night'],
  ['hotel $20/person', 'usd 20 per person'],
  ['hotel $50-80', 'usd 50 to 80'],
  ['hotel $49.99-79.99', 'usd 49 to 79'],
  ['hotel Rs 5,000-8,000', 'rs 5 000 to 8 000'],
  ['hotel rs 2000 – 5000', 'rs 2000 to 5000'],
  ['hotel 2000-5000/=', '2000 to 5000 rs'],
  ['hotel 5000-8000 per night', '5000 to 8000 per night'],
  ['hotel 5000 to 8000 per night', '5000 to 8000 per night'],
  ['hotel US$50 - US$100 a night', 'usd 50 to usd 100 a night'],
  ['hotel 5000/=per night', '5000 rs per night'],
  ['hotel $1.5k', 'usd 1500'],
  ['hotel 50/= per km', '50 rs per km'],
  ['hotel rs 50/km', 'rs 50 per km'],
  ['hotel rs 5000 per room', 'rs 5000 per room'],
  ['hotel not more than $50', 'not more than usd 50'],
  ['hotel no more than 5000', 'no more than 5000'],
  ['hotel not over 5000', 'not over 5000'],
  ['hotel not above 5000', 'not above 5000'],
  ['hotel at most 5000', 'at most 5000'],
  ['hotel max of 5000', 'max of 5000'],
  ['hotel up-to 5000', 'up to 5000'],
  ['hotel between $50 and $80', 'between usd 50 and usd 80'],
  ['hotel between 5000 and 8000', 'between 5000 and 8000'],
  ['hotel ₹3000', 'inr 3000'],
  ['hotel under 3000 inr', 'under 3000 inr'],
  ['hotel 3000 inr', '3000 inr'],
  ['hotel AU$50', 'aud 50'],
  ['hotel CA$ 50', 'cad 50'],
  ['hotel NZ$50', 'nzd 50'],
  ['hotel S$50', 'sgd 50'],
  ['hotel 5000 yen', '5000 yen'],
  ['hotel ¥5000', 'jpy 5000'],
  ['hotel 500₽', '500 rub'],
  ['hotel 200 yuan', '200 yuan'],
  ['hotel 5.000 €', '5 000 eur'],
  ['hotel 49,99 €', '49 eur'],
  ['hotel under 5000 a night', 'under 5000 a night'],
  ['hotel rs 1,50,000 - 2,00,000', 'rs 1 50 000 to 2 00 000'],
  ['hotel $2-5k', 'usd 2 to 5k'],
  ['hotel 40 pounds', '40 pounds'],
  ['ඩොලර් 50 හෝටල්', 'ඩොලර් 50'],
  ['පවුම් 50-80 හෝටල්', 'පවුම් 50 to 80'],
  ['ஹோட்டல் 50-80 யூரோ', '50 to 80 யூரோ'],
  ['hotel max. 5000', 'max 5000'],
  ['hotel max.5000', 'max 5000'],
  ['hotel max. $50', 'max usd 50'],
  ['hotel LKR-5000', 'lkr 5000'],
  ['hotel Rs (5000)', 'rs 5000'],
  ['hotel 5000 (LKR)', '5000 lkr'],
  ['hotel 5000 (per night)', '5000 per night'],
  ['hotel 5000, per night', '5000 per night'],
  ['hotel 50 US dollars', '50 us dollars'],
  ['hotel 5000 Sri Lankan rupees', '5000 sri lankan rupees'],
  ['hotel 3000 indian rupees', '3000 indian rupees'],
  ['hotel USD $50', 'usd 50'],
  ['hotel AUD $50', 'aud 50'],
  ['hotel $50 USD', 'usd 50 usd'],
  ['hotel $80 $20', 'usd 80 usd 20'],
  ['hotel 80€ 20€', '80 eur 20 eur'],
  ['hotel 40 usd 50 usd', '40 usd 50 usd'],
  ['රුපියල් 5000ට අඩු හෝටල්', 'රුපියල් 5000ට අඩු'],
  ['රුපියල් 5000 ට වඩා අඩු හෝටල්', 'රුපියල් 5000 ට වඩා අඩු'],
  ['රු. 5000ක් හෝටල්', 'රු 5000ක්'],
  ['රුපියල් 5000කට හෝටල්', 'රුපියල් 5000කට'],
  ['5000ට අඩු හෝටල්', '5000ට අඩු'],
  ['ரூ. 5000க்கு குறைவான ஹோட்டல்', 'ரூ 5000க்கு குறைவான'],
  ['5000 ரூபாய்க்கு கீழ் ஹோட்டல்', '5000 ரூபாய்க்கு கீழ்'],
  ['50 டொலருக்கு குறைவான ஹோட்டல்', '50 டொலருக்கு குறைவான'],
  ['hotel', null],
  ['cheapest hotel', null],
  ['hotel nearest me', null],
])('%s asks for a hotel, and says %s of what it may cost', (search, sum) => {
  expect([told(search), understand(search).rest, understand(search).sum]).toEqual([
    ['businessType:hotel'],
    [],
    sum,
  ]);
  expect(understand(search).clauses).toEqual([]);
});

test('what is counted otherwise is no sum', () => {
  for (const [search, rest] of [
    ['hotel within 5 km', ['within', '5', 'km']],
    ['temple 200 steps', ['temple', '200', 'steps']],
    ['temple under 1000 steps', ['temple', 'under', '1000', 'steps']],
    ['hotel within 500 m', ['within', '500']],
    ['hotel below 2000 metres', ['below', '2000', 'metres']],
    ['night market', ['night', 'market']],
    ['temple $', ['temple']],
    ['rs50x temple', ['rs50x', 'temple']],
    ['temple 5/3', ['temple', '5', '3']],
    ['temple 49.99', ['temple', '49', '99']],
    ['temple not over 200 steps', ['temple', '200', 'steps']],
    ['temple no more than 1200 steps', ['temple', 'no', 'more', 'than', '1200', 'steps']],
    ['temple between 1948 and 1972', ['temple', 'between', '1948', '1972']],
    ['temple between 500 and 800 steps', ['temple', 'between', '500', '800', 'steps']],
    ['temple 5000-8000', ['temple', '5000', '8000']],
    ['temple 2 per room', ['temple', '2']],
    ['temple up to 3000 km', ['temple', 'up', '3000', 'km']],
    ['temple a9', ['temple', 'a9']],
    ['temple 2500 years', ['temple', '2500', 'years']],
    ['temple 3000 km', ['temple', '3000', 'km']],
  ] as const)
    expect([understand(search).rest, understand(search).sum], search).toEqual([rest, null]);
});

test('what stands beside a sum is told for itself', () => {
  const all = (search: string) => {
    const { when, rest, sum } = understand(search);
    return [told(search), when, rest, sum];
  };
  for (const [search, understood, when, sum] of [
    ['van usd 40 2 nights', ['vehicleType:van'], ['2', 'nights'], 'usd 40'],
    ['van usd 40 - 2 nights', ['vehicleType:van'], ['2', 'nights'], 'usd 40'],
    ['van rs 5000 - 4 people', ['vehicleType:van', 'seats:4'], [], 'rs 5000'],
    ['van rs 5000 and 4 people', ['vehicleType:van', 'seats:4'], [], 'rs 5000'],
    ['van for 2 - $50', ['vehicleType:van', 'seats:2'], [], 'usd 50'],
    ['van for 4 at most 50 usd', ['vehicleType:van', 'seats:4'], [], 'at most 50 usd'],
    ['van not over 18 people', ['vehicleType:van', 'seats:18'], [], null],
    ['van january 3 to 5 $100', ['vehicleType:van'], ['january', '3', 'to', '5'], 'usd 100'],
    ['van january 3 to 5 usd 100', ['vehicleType:van'], ['january', '3', 'to', '5'], 'usd 100'],
    ['van 12 january 2027 lkr 10000', ['vehicleType:van'], ['12', 'january', '2027'], 'lkr 10000'],
    ['van 12 january 2027 usd 100', ['vehicleType:van'], ['12', 'january', '2027'], 'usd 100'],
    ['van 80€ 2 nights', ['vehicleType:van'], ['2', 'nights'], '80 eur'],
    ['van 80 € 2 nights', ['vehicleType:van'], ['2', 'nights'], '80 eur'],
    ['van 40 usd 2 nights', ['vehicleType:van'], ['2', 'nights'], '40 usd'],
    ['van 2000 rs 2 nights', ['vehicleType:van'], ['2', 'nights'], '2000 rs'],
    ['van 80€ 2 adults', ['vehicleType:van', 'seats:2'], [], '80 eur'],
    ['van for 2 rs 5000', ['vehicleType:van', 'seats:2'], [], 'rs 5000'],
    ['van for 2 rs.2000', ['vehicleType:van', 'seats:2'], [], 'rs 2000'],
    ['van for 2 usd $50', ['vehicleType:van', 'seats:2'], [], 'usd 50'],
    ['van 50 eur (2 adults)', ['vehicleType:van', 'seats:2'], [], '50 eur'],
    ['van 5 € 12 guests', ['vehicleType:van', 'seats:12'], [], '5 eur'],
  ] as const)
    expect(all(search), search).toEqual([understood, when, [], sum]);
});

test('a sum is said in its own words, also where nothing else is', () => {
  expect(understand('hotel under $50').words).toEqual(['hotel', 'under', 'usd', '50']);
  expect(understand('under 5000').rest).toEqual(['under', '5000']);
  expect(understand('hotel galla under 5000').corrected).toBe('hotel galle under 5000');
});

test('each currency that a price can be in is known by its code', () => {
  for (const currency of priceCurrencies)
    expect(understand(`hotel 50 ${currency}`).sum).toBe(`50 ${currency.toLowerCase()}`);
});
