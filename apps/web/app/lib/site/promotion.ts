import { promotion, promotionDaysLeft } from '@serendib/contract/promotion';

export interface PromotionWords {
  /** `For the next 2 months`, as long as that is so; then the day of its end. */
  how: string;
  /** `21 January 2027` */
  until: string;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is said of the offer at this moment; null when it is over. */
export function promotionWords(at = new Date(), lastDay: string = promotion.lastDay): PromotionWords | null {
  const left = promotionDaysLeft(at, lastDay);
  if (left === 0) return null;
  const until = dayFormat.format(new Date(lastDay));
  const isWhole = left > 31 * (promotion.months - 1) && left <= 31 * promotion.months;
  return { how: isWhole ? `For the next ${promotion.months} months` : `Until ${until}`, until };
}
