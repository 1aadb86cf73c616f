import type { KindsWith } from '../listings/endpoints/keys.ts';
import { type PaidService, prices } from '../prices.ts';
import { t } from '../words/t.ts';

/** What an order can be for. A test payment carries any amount and has no effects. */
export const serviceTypes = [...(Object.keys(prices) as PaidService[]), 'test_payment'] as const;
export type ServiceType = PaidService | 'test_payment';

export type Effect =
  /** Premium for all listings of the kind that the payer owns. */
  | { does: 'premium'; kind: KindsWith<'premiumStatus'>; plan: 'monthly' | 'yearly' }
  /** One submission of the kind; with the id of a tour, another month of that tour's premium. */
  | { does: 'voucher'; kind: 'blog' | 'tour' }
  | { does: 'nothing' };

/** What a completed payment brings. */
export const effects: Record<ServiceType, Effect> = {
  guide_premium_monthly: { does: 'premium', kind: 'tourGuide', plan: 'monthly' },
  guide_premium_yearly: { does: 'premium', kind: 'tourGuide', plan: 'yearly' },
  vehicle_premium_monthly: { does: 'premium', kind: 'vehicle', plan: 'monthly' },
  vehicle_premium_yearly: { does: 'premium', kind: 'vehicle', plan: 'yearly' },
  business_listing_monthly: { does: 'premium', kind: 'businessListing', plan: 'monthly' },
  business_listing_yearly: { does: 'premium', kind: 'businessListing', plan: 'yearly' },
  sponsored_blog_post: { does: 'voucher', kind: 'blog' },
  tour_partnership: { does: 'voucher', kind: 'tour' },
  test_payment: { does: 'nothing' },
};

export const serviceWords = (service: ServiceType): string =>
  service === 'test_payment' ? t('Test payment') : prices[service].words;

/** In LKR cents; null where the payer names the amount. */
export const priceCents = (service: ServiceType): number | null =>
  service === 'test_payment' ? null : prices[service].cents;

/** As the gateway wants it: two decimals, a dot, nothing between the thousands. */
export const gatewayAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
