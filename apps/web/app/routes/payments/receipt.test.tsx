import { expect, test } from 'vitest';
import { answer, lists, openPage, refuses, routeAt, screen, signIn } from '~/testing/open-page.tsx';
import * as receipt from './receipt.tsx';

test('a receipt that is not among one’s own payments is not there', async () => {
  signIn();
  answer({ 'GET /payments/user': lists({ orderId: 'SER-1', hasReceipt: true }) });
  await openPage(routeAt('/payment/receipt/:orderId', receipt), '/payment/receipt/SER-0');
  await screen.findByRole('heading', { level: 1, name: 'Receipt Not Found' });
});

test('why the file of a receipt cannot be had is said in the words of the refusal, and it can be asked for again', async () => {
  signIn();
  const payment = {
    ...{ orderId: 'SER-1', hasReceipt: true, serviceType: 'tour_partnership', amount: 2_000 },
    ...{ createdAt: '2026-11-21T06:55:17.000Z', customerDetails: {}, subscriptionDetails: {} },
  };
  answer({
    'GET /payments/user': lists(payment),
    'GET /payments/{orderId}/receipt': refuses('This order has no receipt.', 404, 'NOT_FOUND'),
  });
  const { user } = await openPage(routeAt('/payment/receipt/:orderId', receipt), '/payment/receipt/SER-1');
  const download = await screen.findByRole('button', { name: 'Download PDF' });
  await user.click(download);
  await screen.findByText('This order has no receipt.');
  await expect.poll(() => download.getAttribute('aria-busy')).not.toBe('true');
});
