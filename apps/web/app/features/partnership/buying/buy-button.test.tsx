import { expect, test } from 'vitest';
import { alertWith, answer, openPage, refuses, screen, signIn } from '~/testing/open-page.tsx';
import { BuyButton } from './buy-button.tsx';

// Proves CALL-37.
test('what is ordered is sent with its price and its words as the page has them, and with what it is for', async () => {
  signIn();
  const { sent } = answer({ 'POST /payments/payhere/create-checkout': 'away' });
  const itemId = '019acd00-0000-7000-8000-000000000001';
  const { user } = await openPage(
    <>
      <BuyButton service="tour_partnership" place="/partnership/tour-operator#plans">
        Buy a month for a new tour
      </BuyButton>
      <BuyButton service="tour_partnership" itemId={itemId} place="/profile">
        Another month
      </BuyButton>
    </>,
  );
  for (const name of ['Buy a month for a new tour', 'Another month']) {
    await user.click(screen.getByRole('button', { name }));
    await alertWith('Failed to initialize payment. Please try again later.');
  }
  const order = { serviceType: 'tour_partnership', amount: 2000, description: 'Tour partnership, one month' };
  expect(sent.map(({ body }) => body)).toEqual([order, { ...order, itemId }]);
});

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
