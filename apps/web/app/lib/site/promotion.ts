import { dayInWords } from '@serendib/contract/calendar';
import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { promotion, promotionDaysLeft } from '@serendib/contract/promotion';
import { t } from '@serendib/contract/words/t';

export interface PromotionWords {
  /** `For the next 2 months`, as long as that is so; then the day of its end. */
  how: string;
  /** `21 January 2027` */
  until: string;
  /** What it is, in a sentence. */
  text: string;
}

/** While payments are paused all listings are free plans; else the first premium of each kind begins for nothing. */
const free = (mode: PaymentMode, how: string) =>
  mode === 'paused'
    ? t('{how}, registering a business, tour or vehicle is free.', { how })
    : t(
        '{how}, registering a business, guide, vehicle or your first tour is free, and your first premium of each kind begins with two calendar months for nothing.',
        { how },
      );

/** What is said of the offer at this moment; null when it is over. */
export function promotionWords(
  mode: PaymentMode,
  at = new Date(),
  lastDay: string = promotion.lastDay,
): PromotionWords | null {
  const left = promotionDaysLeft(at, lastDay);
  if (left === 0) return null;
  const until = dayInWords(lastDay);
  const isWhole = left > 31 * (promotion.months - 1) && left <= 31 * promotion.months;
  const how = isWhole
    ? t('For the next {months} months', { months: promotion.months })
    : t('Until {day}', { day: until });
  return { how, until, text: free(mode, how) };
}
