import { test } from 'vitest';
import { answer, lists, openPage, routeAt, screen, signIn } from '~/testing/open-page.tsx';
import * as receipt from './receipt.tsx';

test('a receipt that is not among one’s own payments is not there', async () => {
  signIn();
  answer({ 'GET /payments/user': lists({ orderId: 'SER-1', hasReceipt: true }) });
  await openPage(routeAt('/payment/receipt/:orderId', receipt), '/payment/receipt/SER-0');
  await screen.findByRole('heading', { level: 1, name: 'Receipt Not Found' });
});
