import type { PaymentStatus } from '@serendib/contract/payments/states';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { expect, test } from 'vitest';
import { answer, fill, openPage, refuses, says, screen, signIn, within } from '~/testing/open-page.tsx';
import { PaymentPage } from './payment-page.tsx';

const orderId = 'SER-20261121-ABCDEFGHJK';
const orderThatIs = (status: PaymentStatus) =>
  ({
    ...{ _id: 'ordered', orderId, status, amount: 500, mode: 'sandbox' },
    ...{ createdAt: '2026-11-21T06:00:00Z', customerDetails: { name: 'Sunil Perera' }, user: null },
    ...{ steps: [], notifications: [], refunds: [], surplusPayments: [] },
    effects: { entitlements: [], voucher: null },
  }) as unknown as PaymentDetail;

test.each(['pending', 'failed', 'cancelled', 'expired'] as const)(
  'money that came by transfer completes an order that is %s, and which transfer it was is sent along',
  async (status) => {
    signIn({ role: 'admin' });
    const { sent } = answer({
      'PATCH /payments/{id}/complete': says({ paymentMethod: 'admin_manual', completedBefore: null }),
    });
    const { user } = await openPage(<PaymentPage payment={orderThatIs(status)} chargeback={null} />);
    await user.click(screen.getByRole('button', { name: `Complete ${orderId}` }));
    const dialog = within(screen.getByRole('dialog'));
    // Two orders of one plan differ by these alone.
    dialog.getByText(`${orderId}, Sunil Perera`);
    fill(dialog.getByLabelText('Note'), ' Transfer of Monday, 4711 ');
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await screen.findByText('Payment completed successfully');
    const body = { note: 'Transfer of Monday, 4711' };
    expect(sent).toEqual([{ call: 'PATCH /payments/ordered/complete', body }]);
  },
);

test.each([
  ['VISA', 'Visa'],
  [null, 'Gateway'],
])(
  'where the gateway was first (%s), it is not said that the order was completed by hand',
  async (paymentMethod, words) => {
    signIn({ role: 'admin' });
    answer({
      'PATCH /payments/{id}/complete': says({ status: 'completed', paymentMethod, completedBefore: null }),
    });
    const { user } = await openPage(<PaymentPage payment={orderThatIs('pending')} chargeback={null} />);
    await user.click(screen.getByRole('button', { name: `Complete ${orderId}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    await screen.findByText(
      `It was paid already (${words}), and nothing has changed. If money came in a second time, it has to go back.`,
    );
    expect(screen.queryByText('Payment completed successfully')).toBeNull();
  },
);

test.each([
  ['Ruvini', 'Ruvini has completed this in the meantime.'],
  [null, 'Another administrator has completed this in the meantime.'],
])('what a colleague completed in the meantime is not told as one’s own: %s', async (userName, words) => {
  signIn({ role: 'admin' });
  const reply = { paymentMethod: 'admin_manual', completedBefore: { userName } };
  answer({ 'PATCH /payments/{id}/complete': says(reply) });
  const { user } = await openPage(<PaymentPage payment={orderThatIs('pending')} chargeback={null} />);
  await user.click(screen.getByRole('button', { name: `Complete ${orderId}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
  await screen.findByText(words);
  expect(screen.queryByText('Payment completed successfully')).toBeNull();
});

test.each(['completed', 'refunded', 'charged_back'] as const)(
  'an order that is %s is not completed by hand',
  async (status) => {
    await openPage(<PaymentPage payment={orderThatIs(status)} chargeback={null} />);
    expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
  },
);

test('an order that could not be completed keeps its dialog and the note', async () => {
  signIn({ role: 'admin' });
  answer({ 'PATCH /payments/{id}/complete': refuses('Please try again in a minute.', 503, 'UNAVAILABLE') });
  const { user } = await openPage(<PaymentPage payment={orderThatIs('pending')} chargeback={null} />);
  await user.click(screen.getByRole('button', { name: `Complete ${orderId}` }));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText('Note'), 'Transfer of Monday');
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  await screen.findByText('Failed to complete payment: Please try again in a minute.');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Transfer of Monday');
});
