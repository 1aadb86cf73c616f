import { expect, test, vi } from 'vitest';
import {
  alertWith,
  answer,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as partnership from './partnership.tsx';

// Proves OWN-AIM-04.
test('a story is paid for once, from the card of who writes', async () => {
  signIn();
  const order = 'POST /payments/payhere/create-checkout';
  const { sent } = answer({
    'GET /payments/mode': says({ mode: 'simulator' }),
    'GET /settings': refuses('', 404, 'NOT_FOUND'),
    'GET /payments/user': lists(),
    [order]: 'away',
  });
  const { user } = await openPage(routeAt('/partnership', partnership), '/partnership');
  const card = (await screen.findByRole('heading', { name: 'I write.' })).closest('article') as HTMLElement;
  await vi.waitFor(() => expect(card.textContent).toMatch(/LKR\s700 a post, once/));
  await user.click(within(card).getByRole('button', { name: 'Buy a post' }));
  await alertWith('Failed to initialize payment. Please try again later.');
  expect(sent.filter(({ call }) => call === order).map(({ body }) => body)).toEqual([
    { serviceType: 'sponsored_blog_post', amount: 700, description: 'Sponsored blog post' },
  ]);
});
