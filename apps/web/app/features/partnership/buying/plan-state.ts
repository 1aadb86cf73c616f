import { dayInWords } from '@serendib/contract/calendar-words';
import type { PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import { endsSoon } from '~/lib/mine/renewal.ts';

export type PlanName = 'monthly' | 'yearly';

export interface PlanState {
  label: string;
  canBuy: boolean;
  /** Beneath the button: what runs, and when what is bought begins. */
  note?: string | undefined;
  /** A second button in the last fourteen days: more of what runs. */
  renew?: string | undefined;
}

const offered: Record<PlanName, string> = { monthly: 'Buy a month', yearly: 'Buy a year' };
const more: Record<PlanName, string> = { monthly: 'Add another month', yearly: 'Add another year' };

/** What a plan's button says and does for an account with this premium; without any, or before it is known, it sells. */
export function planState(plan: PlanName, status: PremiumStatus | undefined, now: number): PlanState {
  if (!status?.hasActivePremiumSubscription) return { label: offered[plan], canBuy: true };
  const { activePlanType: active, premiumExpiry } = status;
  const until = premiumExpiry && dayInWords(premiumExpiry);
  const runs = until ? `Runs until ${until}.` : undefined;
  if (active === plan) {
    const isEnding = endsSoon({ isPremium: true, premiumExpiry }, now);
    return { label: 'Plan Active', canBuy: false, note: runs, renew: isEnding ? more[plan] : undefined };
  }
  if (active === 'yearly') return { label: 'Already Subscribed', canBuy: false };
  const added = until ? `Begins on ${until}, when what you have ends. No day is lost.` : undefined;
  if (active === 'monthly') return { label: 'Upgrade to Annual', canBuy: true, note: added };
  return { label: offered[plan], canBuy: true, note: added };
}
