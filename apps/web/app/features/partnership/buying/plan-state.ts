import { dayInWords } from '@serendib/contract/calendar';
import type { PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import { t } from '@serendib/contract/words/t';
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

const offered: Record<PlanName, string> = { monthly: t('Buy a month'), yearly: t('Buy a year') };
const more: Record<PlanName, string> = { monthly: t('Add another month'), yearly: t('Add another year') };

/** What a plan's button says and does for an account with this premium; without any, or before it is known, it sells. */
export function planState(plan: PlanName, status: PremiumStatus | undefined, now: number): PlanState {
  if (!status?.hasActivePremiumSubscription) return { label: offered[plan], canBuy: true };
  const { activePlanType: active, premiumExpiry } = status;
  const until = premiumExpiry && dayInWords(premiumExpiry);
  const runs = until ? t('Runs until {day}.', { day: until }) : undefined;
  if (active === plan) {
    const isEnding = endsSoon({ isPremium: true, premiumExpiry }, now);
    return { label: t('Plan Active'), canBuy: false, note: runs, renew: isEnding ? more[plan] : undefined };
  }
  if (active === 'yearly') return { label: t('Already Subscribed'), canBuy: false };
  const added = until
    ? t('Begins on {day}, when what you have ends. No day is lost.', { day: until })
    : undefined;
  if (active === 'monthly') return { label: t('Upgrade to Annual'), canBuy: true, note: added };
  return { label: offered[plan], canBuy: true, note: added };
}
