import { expect, test } from 'vitest';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { openPage, screen } from '~/testing/open-page.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

const paid: MyPayment = {
  ...{ _id: 'p1', orderId: 'SER-1', serviceType: 'tour_partnership', description: 'Tour partnership' },
  ...{ amount: 2_000, currency: 'LKR', status: 'completed', itemId: null, hasReceipt: true, isTest: false },
  ...{ createdAt: '2026-11-21T06:55:17.000Z', paidAt: '2026-11-21T06:56:17.000Z' },
  ...{ customerDetails: { name: 'Nimal Perera' }, paymentMethod: 'VISA', transactionId: '320025' },
  subscriptionDetails: {
    ...{ startDate: null, endDate: null, awaitingSubmission: true, awaitingApproval: false },
    listingId: null,
  },
};

test.each([
  [true, 1],
  [false, 0],
])('a receipt says that no real money was paid where it was a test: %s', async (isTest, times) => {
  await openPage(<ReceiptSheet payment={{ ...paid, isTest }} />);
  expect(screen.queryAllByText('A payment in a test: no real money was paid.')).toHaveLength(times);
});
