import type { PaymentDetail } from '@serendib/contract/payments/views';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PaymentPage } from './payment-page.tsx';

const refund = { _id: '1', reason: 'duplicate', note: null, requestedAt: '2026-11-22T06:00:00Z' };
const payment = {
  ...{ orderId: 'SER-20261121-ABCDEFGHJK', status: 'refunded', amount: 500, mode: 'sandbox' },
  ...{ createdAt: '2026-11-21T06:00:00Z', customerDetails: { name: null }, user: null },
  ...{ steps: [], notifications: [], surplusPayments: [], effects: { entitlements: [], voucher: null } },
};

function saidOf(over: object): string {
  const shown = { refunds: [], ...payment, ...over } as unknown as PaymentDetail;
  const Page = createRoutesStub([
    { path: '/', Component: () => <PaymentPage payment={shown} chargeback={null} /> },
  ]);
  return renderToStaticMarkup(<Page />).replaceAll(/<[^>]*>/g, '');
}

test.each([
  ['2026-11-22T06:01:00Z', '71234', '320025', 'Given back 22 Nov 2026, 11:31 (71234).'],
  ['2026-11-22T06:01:00Z', null, '320025', 'Given back 22 Nov 2026, 11:31.'],
  ['2026-11-22T06:01:00Z', null, null, `Written down 22 Nov 2026, 11:31, to be sent by hand.`],
  [null, null, null, 'Not confirmed yet.'],
])(
  'of a refund its page says when it was made, the number that the gateway gave it, if any, and what our team sends: %s, %s, %s',
  (finishedAt, gatewayRefundId, transactionId, words) => {
    const refunds = [{ ...refund, finishedAt, gatewayRefundId, transactionId }];
    const said = saidOf({ refunds });
    expect(said).toContain(`paid twice. ${words}`);
  },
);

test.each([
  [{}, 'A voucher for one submission, spent 21 Nov 2026, 11:30'],
  [
    { isAdded: true, startedAt: null },
    'A month for a tour that was not shown, kept until the tour is approved',
  ],
  [
    { isAdded: true, startedAt: '2026-11-22T06:01:00Z' },
    'A month for a tour that was not shown, begun 22 Nov 2026, 11:31',
  ],
])(
  'of a voucher its page says whether something is submitted with it or a tour has a month more: %o',
  (over, words) => {
    const voucher = { spentAt: '2026-11-21T06:00:00Z', listingId: 'tour', revokedAt: null, ...over };
    expect(saidOf({ effects: { entitlements: [], voucher } })).toContain(words);
  },
);

test('of an order whose money came twice its page says until when each payment can be given back', () => {
  const surplusPayments = [{ transactionId: '320000000042', refundableUntil: '2026-11-13' }];
  const paid = { status: 'completed', refundableUntil: '2026-11-08', surplusPayments };
  expect(saidOf(paid)).toContain('Refund until8 November 2026, 13 November 2026 (320000000042)');
  expect(saidOf({ surplusPayments })).toContain('Refund until13 November 2026 (320000000042)');
});

test('an order whose money came twice says so beside its state, as its line in the list does, and no other', () => {
  const surplusPayments = [{ transactionId: '320000000042', refundableUntil: '2026-11-13' }];
  const paid = { status: 'completed', refundableUntil: '2026-11-08' };
  expect(saidOf({ ...paid, surplusPayments })).toContain('Completed Paid more than once');
  expect(saidOf(paid)).not.toContain('Paid more than once');
});

test.each([
  ['simulator', 'Simulator'],
  ['sandbox', 'Sandbox'],
  ['live', 'Live'],
])('which gateway it was paid at is said in words: %s', (mode, words) => {
  expect(saidOf({ mode })).toContain(`Gateway${words}`);
});
