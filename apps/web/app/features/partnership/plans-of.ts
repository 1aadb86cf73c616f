import { freeListingCents, type PaidService, prices, yearlySavingPercent } from '@serendib/contract/prices';
import { formatLkr } from '@serendib/contract/words/lkr';
import type { Plan } from './premium-offer.ts';

/** `LKR 4,800`, which stays in one line. */
const inOneLine = (cents: number) => formatLkr(cents / 100).replace(' ', '\u00a0');
export const priceOf = (service: PaidService) => inOneLine(prices[service].cents);
export const freePrice = inOneLine(freeListingCents);

const percent = new Intl.NumberFormat('en-LK', { style: 'percent' });

interface Included {
  monthly: PaidService;
  yearly: PaidService;
  free: readonly string[];
  premium: readonly string[];
}

/** Free, a month and a year of one premium, with what a year saves worked out from the price list. */
export function plansOf({ monthly, yearly, free, premium }: Included): readonly Plan[] {
  const aMonthOfTheYear = inOneLine(prices[yearly].cents / 12);
  const saved = inOneLine(12 * prices[monthly].cents - prices[yearly].cents);
  return [
    { name: 'Free', per: 'for as long as you like', line: 'Open to everybody today.', includes: free },
    {
      name: 'Monthly',
      service: monthly,
      per: 'a month',
      line: 'One calendar month. Nothing renews by itself.',
      includes: ['Everything in Free, and', ...premium],
    },
    {
      name: 'Yearly',
      service: yearly,
      per: 'a year',
      saving: `Saves ${percent.format(yearlySavingPercent(monthly, yearly) / 100)}`,
      line: `That is ${aMonthOfTheYear} a month, and ${saved} less than twelve single months.`,
      includes: [
        'Everything in Monthly, and',
        'Every season of the island, the quiet ones too',
        'One payment, one receipt',
      ],
    },
  ];
}
