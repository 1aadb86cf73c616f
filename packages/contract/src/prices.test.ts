import { expect, test } from 'vitest';
import { freeListingCents, prices, yearlySavingPercent } from './prices.ts';

// Proves ENTITY-15, LIMIT-12, LIMIT-13, LIMIT-14, LIMIT-15, LIMIT-16, LIMIT-18, OWN-AIM-03, OWN-AIM-04.
// Proves OWN-ENTITY-37, OWN-LIMIT-07, OWN-LIMIT-09, OWN-LIMIT-10, OWN-LIMIT-11, OWN-LIMIT-12, OWN-LIMIT-13.
test('prices are the specified ones, and a guide’s or vehicle’s year saves a fifth', () => {
  const rupees = Object.fromEntries(Object.entries(prices).map(([name, { cents }]) => [name, cents / 100]));
  expect(rupees).toEqual({
    guide_premium_monthly: 500,
    guide_premium_yearly: 4_800,
    vehicle_premium_monthly: 500,
    vehicle_premium_yearly: 4_800,
    business_listing_monthly: 1_500,
    business_listing_yearly: 15_000,
    sponsored_blog_post: 700,
    tour_partnership: 2_000,
  });
  expect(freeListingCents).toBe(0);
  expect(yearlySavingPercent('guide_premium_monthly', 'guide_premium_yearly')).toBe(20);
  expect(yearlySavingPercent('vehicle_premium_monthly', 'vehicle_premium_yearly')).toBe(20);
});
