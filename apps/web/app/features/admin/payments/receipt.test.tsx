import { test } from 'vitest';
import { answer, openPage, refuses, screen, signIn } from '~/testing/open-page.tsx';
import { Receipt } from './receipt.tsx';

test('why a receipt is not given is said in the words of the API', async () => {
  signIn({ role: 'admin' });
  const words = 'You do not have permission to do this.';
  answer({ 'GET /payments/{orderId}/receipt': refuses(words, 403, 'FORBIDDEN') });
  const { user } = await openPage(<Receipt orderId="SER-20261121-ABCDEFGHJK" />);
  await user.click(screen.getByRole('button', { name: 'Receipt' }));
  await screen.findByText(words);
});
