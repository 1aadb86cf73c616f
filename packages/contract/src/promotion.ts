import { dayOf, daysBetween } from './calendar.ts';
/** An offer in words with an end: no price and no period changes with it. */
export const promotion = {
  months: 2,
  /** The last day of it in Asia/Colombo, `yyyy-mm-dd`. */
  lastDay: '2027-01-21',
} as const;

/** Days of the offer that are left, today included; 0 when it is over. Operators may have set another last day. */
export function promotionDaysLeft(at: Date, lastDay: string = promotion.lastDay): number {
  return Math.max(0, daysBetween(dayOf(at), lastDay) + 1);
}
