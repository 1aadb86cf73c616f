import { freeListingCents, type PaidService, prices, yearlySavingPercent } from '@serendib/contract/prices';
import { t } from '@serendib/contract/words/t';
import { formatCents } from '~/lib/words/price-of.ts';
import type { Plan } from './premium-offer.ts';

export const freePrice = formatCents(freeListingCents);

/** What a place that is paid for is worth in each list and search, which keep this order: decisions 200, 410 and 870. */
export const firstUnderFilters = t(
  'First under every filter too; in a search, behind what fits better or lies nearer',
);

const percent = new Intl.NumberFormat('en-LK', { style: 'percent' });

interface Included {
  monthly: PaidService;
  yearly: PaidService;
  free: readonly string[];
  premium: readonly string[];
}

/** Free, a month and a year of one premium, with what a year saves worked out from the price list. */
export function plansOf({ monthly, yearly, free, premium }: Included): readonly Plan[] {
  const aMonthOfTheYear = formatCents(prices[yearly].cents / 12);
  const saved = formatCents(12 * prices[monthly].cents - prices[yearly].cents);
  return [
    {
      plan: 'free',
      name: t('Free'),
      per: t('for as long as you like'),
      line: t('Open to everybody today.'),
      includes: free,
    },
    {
      plan: 'monthly',
      name: t('Monthly'),
      service: monthly,
      per: t('a month'),
      line: t('One calendar month. Nothing renews by itself.'),
      includes: [t('Everything in Free, and'), ...premium],
    },
    {
      plan: 'yearly',
      name: t('Yearly'),
      service: yearly,
      per: t('a year'),
      saving: t('Saves {percent}', { percent: percent.format(yearlySavingPercent(monthly, yearly) / 100) }),
      line: t('That is {price} a month, and {saved} less than twelve single months.', {
        price: aMonthOfTheYear,
        saved,
      }),
      includes: [
        t('Everything in Monthly, and'),
        t('Every season of the island, the quiet ones too'),
        t('One payment, one receipt'),
      ],
    },
  ];
}
