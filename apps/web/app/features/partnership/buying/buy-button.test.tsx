import { expect, test } from 'vitest';
import { alertWith, answer, openPage, refuses, screen, signIn } from '~/testing/open-page.tsx';
import { BuyButton } from './buy-button.tsx';

// Proves STATE-12, ERROR-21.
test('the button says why it does not lead to the gateway, and can be pressed again', async () => {
  signIn();
  const checkout = 'POST /payments/payhere/create-checkout';
  const { answers, sent } = answer({ [checkout]: 'away' });
  const { user } = await openPage(
    <BuyButton service="tour_partnership" place="/partnership/tour-operator#plans">
      Buy a month for a new tour
    </BuyButton>,
  );
  const buy = screen.getByRole('button', { name: 'Buy a month for a new tour' });
  await user.click(buy);
  await alertWith('Failed to initialize payment. Please try again later.');
  const words = 'Tour partnership costs LKR 2,000, not LKR 1,000. Please load the page again.';
  answers[checkout] = refuses(words, 400, 'INVALID');
  await user.click(buy);
  expect((await alertWith(words)).textContent).toBe(words);
  expect(buy.getAttribute('aria-busy')).not.toBe('true');
  expect(sent).toHaveLength(2);
});
