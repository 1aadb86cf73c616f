import { expect, test } from 'vitest';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { openPage, screen } from '~/testing/open-page.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const payment = {
  ...{ _id: 'p1', orderId: 'SER-1', serviceType: 'vehicle_premium_monthly', amount: 500, hasReceipt: false },
  ...{ createdAt: '2026-11-21T06:55:17.000Z', status: 'failed' },
  subscriptionDetails: { startDate: null, endDate: null, awaitingSubmission: false },
} as unknown as MyPayment;

test.each([
  ['failed', 'vehicle_premium_monthly', '/partnership/vehicle-premium#plans'],
  ['cancelled', 'tour_partnership', '/partnership/tour-operator#plans'],
  ['expired', 'sponsored_blog_post', '/partnership#blog-section'],
] as const)('an order that has %s leads to where the same is bought', async (status, serviceType, to) => {
  await openPage(<PaymentsTab payments={[{ ...payment, status, serviceType }]} />);
  const link = screen.getByRole('link', { name: /^See the plans: .+, SER-1$/ });
  expect(link.getAttribute('href')).toBe(to);
});

test.each([
  ['pending', 'vehicle_premium_monthly'],
  ['completed', 'vehicle_premium_monthly'],
  ['refunded', 'vehicle_premium_monthly'],
  ['failed', 'test_payment'],
] as const)('an order that is %s of %s does not', async (status, serviceType) => {
  await openPage(<PaymentsTab payments={[{ ...payment, status, serviceType }]} />);
  expect(screen.queryByRole('link', { name: /^See the plans/ })).toBeNull();
});
