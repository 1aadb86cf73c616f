import type { PaymentDetail } from '@serendib/contract/payments/views';
import { expect, test } from 'vitest';
import { answer, openPage, says, screen, signIn } from '~/testing/open-page.tsx';
import { Refund } from './refund.tsx';

const payment = {
  ...{ _id: 'paid', orderId: 'SER-20261121-ABCDEFGHJK', status: 'completed', amount: 500 },
  ...{ description: 'Tour guide premium, one month', customerDetails: { name: 'Nimal' }, user: null },
  ...{ paymentMethod: 'admin_manual', transactionId: 'MANUAL-1', surplusPayments: [], refundableUntil: null },
  effects: { entitlements: [], voucher: null },
} as unknown as PaymentDetail;

const byHand = 'The gateway does not know this order: please send LKR 500 to the payer yourself.';
test.each([
  [null, byHand],
  ['320025', 'The money is on its way back.'],
])(
  'who gives money back is told whether they have to send it themselves: %s',
  async (transactionId, words) => {
    signIn({ role: 'admin' });
    const refunds = [{ transactionId, finishedAt: '2026-11-22T06:01:00Z' }];
    const { sent } = answer({ 'POST /admin/payments/{id}/refund': says({ ...payment, refunds }) });
    const { user } = await openPage(<Refund payment={payment} />);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await user.click(await screen.findByRole('button', { name: 'Give back LKR 500' }));
    await screen.findByText(words);
    expect(sent).toHaveLength(1);
  },
);

test.each([
  ['unless another payment is chosen', undefined, '320000000042'],
  ['where it is chosen again', ['', '320000000042'], '320000000042'],
  ['and the order itself where that is chosen', [''], null],
])(
  'of what came in once more than was asked for that alone is given back, %s',
  async (_, chosen = [], given) => {
    signIn({ role: 'admin' });
    const { sent } = answer({ 'POST /admin/payments/{id}/refund': says({ ...payment, refunds: [] }) });
    const twice = {
      ...payment,
      surplusPayments: [{ transactionId: '320000000042', refundableUntil: '2026-11-13' }],
    };
    const { user } = await openPage(<Refund payment={twice} />);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const which = await screen.findByLabelText('Which payment');
    for (const one of chosen) await user.selectOptions(which, one);
    await user.click(screen.getByRole('button', { name: 'Give back LKR 500' }));
    await screen.findByText('The money is on its way back.');
    expect(sent.map(({ body }) => body)).toMatchObject([{ transactionId: given }]);
  },
);

test('until when a fault can be reported is said of the payment that is chosen', async () => {
  signIn({ role: 'admin' });
  const surplusPayments = [{ transactionId: '320000000042', refundableUntil: '2026-11-13' }];
  const twice = { ...payment, surplusPayments, refundableUntil: '2026-11-08' };
  const { user } = await openPage(<Refund payment={twice} />);
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  const which = await screen.findByLabelText('Which payment');
  await user.selectOptions(which, '');
  expect(screen.getByText('A fault can be reported until 8 November 2026.')).toBeTruthy();
  await user.selectOptions(which, '320000000042');
  expect(screen.getByText('A fault can be reported until 13 November 2026.')).toBeTruthy();
  expect(screen.queryByText('A fault can be reported until 8 November 2026.')).toBeNull();
});
