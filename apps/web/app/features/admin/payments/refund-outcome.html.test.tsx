import type { PaymentDetail } from '@serendib/contract/payments/views';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundOutcome } from './refund-outcome.tsx';

const now = Date.parse('2026-11-22T08:00:00Z');
const payment = {
  amount: 500,
  description: 'Tour guide premium, one month',
  customerDetails: { name: 'Nimal Perera' },
  user: { _id: '1', userName: 'nimal', email: 'nimal@example.lk' },
  paymentMethod: 'VISA',
  transactionId: '320025',
  effects: {
    entitlements: [
      { kind: 'tourGuide', endsAt: '2026-12-20T08:00:00Z', cancelledAt: null },
      { kind: 'tourGuide', endsAt: '2026-10-20T08:00:00Z', cancelledAt: null },
    ],
    voucher: null,
    takesDown: false,
  },
};
type Over = Partial<Record<keyof PaymentDetail, unknown>>;
const htmlOf = (over: Over = {}, surplusId = '') =>
  renderToStaticMarkup(
    <RefundOutcome payment={{ ...payment, ...over } as PaymentDetail} surplusId={surplusId} now={now} />,
  );
// Where a line may break is no space.
const said = (over: Over = {}, surplusId = '') =>
  htmlOf(over, surplusId)
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ');

test('says how much goes back, for what, to whom, by which way, what ends with it, and that it is for good', () => {
  const words = said();
  for (const one of [
    'LKR 500, all of it',
    'Tour guide premium, one month',
    'Nimal Perera, nimal@example.lk',
    'to what it was paid with (Visa)',
    'Premium for tour guides, which would run until 20 December 2026',
    'The payer is told by mail.',
    'It cannot be undone.',
  ])
    expect(words).toContain(one);
  expect(words).not.toContain('October');
});

test('what no gateway took goes back by hand, and a voucher ends with what was submitted with it', () => {
  const effects = (spentAt: string | null) => ({
    effects: {
      ...{ entitlements: [], voucher: { spentAt, listingId: null, revokedAt: null } },
      takesDown: spentAt !== null,
    },
  });
  const words = said({ paymentMethod: 'admin_manual', ...effects(null) });
  expect(words).toContain('you send the money yourself');
  expect(words).toContain('The voucher, which has not been used yet');
  expect(said(effects('2026-11-20T08:00:00Z'))).toContain('it is rejected, and travellers see it no more');
});

test('with a month that was added to a tour ends the month, and not the tour', () => {
  const added = (startedAt: string | null) => ({
    effects: {
      entitlements: [],
      voucher: {
        ...{ spentAt: '2026-11-20T08:00:00Z', listingId: 'tour', revokedAt: null },
        ...{ isAdded: true, startedAt },
      },
    },
  });
  expect(said(added(null))).toContain('The month that is kept until its tour is approved');
  expect(said(added('2026-11-21T08:00:00Z'))).toContain('Nothing that still runs');
  for (const began of [null, '2026-11-21T08:00:00Z']) expect(said(added(began))).not.toContain('rejected');
});

test.each([
  ['a renewal', null],
  [
    'a month that was added',
    { spentAt: '2026-11-20T08:00:00Z', isAdded: true, startedAt: '2026-11-21T08:00:00Z' },
  ],
])('with %s ends a tour that nothing else pays for, and no other', (_, voucher) => {
  const words = (takesDown: boolean) =>
    said({ effects: { entitlements: [], voucher: voucher && { ...voucher, revokedAt: null }, takesDown } });
  expect(words(true)).toContain('it is rejected, and travellers see it no more');
  expect(words(false)).toContain('Nothing that still runs');
});

test('of money that came once more nothing else ends, and nobody is mailed', () => {
  const words = said({}, '320026');
  expect(words).toContain('Nothing: what was bought stays');
  expect(words).not.toContain('told by mail');
  expect(words).toContain('It cannot be undone.');
});

test('the address of who gets the money breaks before its domain, where it does not fit', () => {
  expect(htmlOf()).toContain('nimal<wbr/>@example.lk');
  expect(said({ user: null })).toMatch(/Nimal Perera(?!,)/);
  expect(said({ user: null, customerDetails: { name: null } })).toContain('an account that is gone');
});

test('of several payments of one order it says which goes back', () => {
  expect(said()).toContain('Transaction 320025');
  expect(said({}, '320026')).toContain('Transaction 320026');
  expect(said({ paymentMethod: 'admin_manual', transactionId: 'MANUAL-1' })).not.toContain('MANUAL-1');
});
