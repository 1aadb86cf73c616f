/** An offer in words with an end: no price and no period changes with it. */
export const promotion = {
  months: 2,
  /** The last day of it in Asia/Colombo, `yyyy-mm-dd`. */
  lastDay: '2027-01-21',
} as const;

const dayInColombo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Colombo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days of the offer that are left, today included; 0 when it is over. Operators may have set another last day. */
export function promotionDaysLeft(at: Date, lastDay: string = promotion.lastDay): number {
  const days = (Date.parse(lastDay) - Date.parse(dayInColombo.format(at))) / 86_400_000;
  return Math.max(0, days + 1);
}
