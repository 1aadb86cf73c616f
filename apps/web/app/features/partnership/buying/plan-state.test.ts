import { expect, test } from 'vitest';
import { planState } from './plan-state.ts';

const now = Date.parse('2026-11-03T10:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const premium = (activePlanType: 'monthly' | 'yearly' | null, days: number) => ({
  ...{ hasActivePremiumSubscription: true, activePlanType, premiumExpiry: inDays(days) },
});

test('without premium, and before it is known, both plans are for sale', () => {
  const none = { hasActivePremiumSubscription: false, activePlanType: null, premiumExpiry: null };
  for (const status of [undefined, none]) {
    expect(planState('monthly', status, now)).toEqual({ label: 'Buy a month', canBuy: true });
    expect(planState('yearly', status, now)).toEqual({ label: 'Buy a year', canBuy: true });
  }
});

// Proves PARTNER-13, PARTNER-14, OWN-STATE-21.
test('an active monthly plan disables the monthly button and offers the upgrade to annual', () => {
  const status = premium('monthly', 20);
  expect(planState('monthly', status, now)).toEqual({
    label: 'Plan Active',
    canBuy: false,
    note: 'Runs until 23 November 2026.',
  });
  expect(planState('yearly', status, now)).toEqual({
    label: 'Upgrade to Annual',
    canBuy: true,
    note: 'Begins on 23 November 2026, when what you have ends. No day is lost.',
  });
});

// Proves PARTNER-15, OWN-STATE-22.
test('an active yearly plan disables both buttons', () => {
  const status = premium('yearly', 200);
  expect(planState('monthly', status, now)).toMatchObject({ label: 'Already Subscribed', canBuy: false });
  expect(planState('yearly', status, now)).toMatchObject({ label: 'Plan Active', canBuy: false });
});

test('in its last fourteen days a plan can be bought once more', () => {
  expect(planState('monthly', premium('monthly', 14), now).renew).toBe('Add another month');
  expect(planState('monthly', premium('monthly', 15), now).renew).toBeUndefined();
  expect(planState('yearly', premium('yearly', 3), now).renew).toBe('Add another year');
  expect(planState('monthly', premium('yearly', 3), now).renew).toBeUndefined();
});

test('premium that an administrator gave sells both plans on top of it', () => {
  const state = planState('monthly', premium(null, 9), now);
  expect(state).toMatchObject({ label: 'Buy a month', canBuy: true });
  expect(state.note).toContain('12 November 2026');
});
