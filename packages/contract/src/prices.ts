import { t } from './words/t.ts';
/** What Serendib charges, in LKR cents. Pages, checkout and receipts all read it here. */
export const prices = {
  guide_premium_monthly: { cents: 500_00, words: t('Tour guide premium, one month') },
  guide_premium_yearly: { cents: 4_800_00, words: t('Tour guide premium, one year') },
  vehicle_premium_monthly: { cents: 500_00, words: t('Vehicle premium, one month') },
  vehicle_premium_yearly: { cents: 4_800_00, words: t('Vehicle premium, one year') },
  business_listing_monthly: { cents: 1_500_00, words: t('Premium business listing, one month') },
  business_listing_yearly: { cents: 15_000_00, words: t('Premium business listing, one year') },
  sponsored_blog_post: { cents: 700_00, words: t('Sponsored blog post') },
  tour_partnership: { cents: 2_000_00, words: t('Tour partnership, one month') },
} as const;
export type PaidService = keyof typeof prices;

export const freeListingCents = 0;

/** What a year saves against twelve months, in whole per cent. */
export const yearlySavingPercent = (monthly: PaidService, yearly: PaidService) =>
  Math.round(100 - (100 * prices[yearly].cents) / (12 * prices[monthly].cents));
