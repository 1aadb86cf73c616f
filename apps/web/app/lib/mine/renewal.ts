import { dayMs, dayOf, daysBetween } from '@serendib/contract/calendar';

/** Premium that ends within so many days is spoken of. */
const soonDays = 14;

export interface Premium {
  isPremium?: boolean | null;
  premiumExpiry?: string | null;
}
export interface Paid {
  subscriptionDetails?: { awaitingSubmission?: boolean | null } | null;
}

/** Premium that ends within fourteen days, and has not ended yet. */
export function endsSoon({ isPremium, premiumExpiry }: Premium, now: number): boolean {
  if (!isPremium || !premiumExpiry) return false;
  const left = (Date.parse(premiumExpiry) - now) / dayMs;
  return left > 0 && left <= soonDays;
}

/** As the mails that remind of it count them, by the days of Colombo: none on the day of the end itself. */
export const daysUntil = (instant: string, now: number): number =>
  Math.max(0, daysBetween(dayOf(now), dayOf(instant)));

/** Whole days that have passed. */
export const daysSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / dayMs));

/** A payment whose blog or tour has still to be sent. */
export const awaitsAction = ({ subscriptionDetails }: Paid): boolean =>
  subscriptionDetails?.awaitingSubmission === true;
