import { expect, test, vi } from 'vitest';
import { answer, lists, openPage, refuses, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import * as payment from './payment.tsx';
import * as payments from './payments.tsx';

const administrator = { _id: 'ruvini', userName: 'Ruvini', email: 'ruvini@example.lk', role: 'admin' };
const order = (number: string, hasSurplus: boolean) => ({
  ...{ _id: number, orderId: `SER-20261121-${number}`, status: 'completed', amount: 500, hasSurplus },
  ...{ description: 'Tour guide premium, one month', customerDetails: { name: 'Nimal' }, user: null },
  createdAt: '2026-11-21T06:55:17.000Z',
});

test('an order that was paid more than once is marked, and looked for', async () => {
  signIn(administrator);
  const asked: string[] = [];
  answer({
    'GET /auth/me': says(administrator),
    'GET /admin/payments': ({ url }) => {
      asked.push(url.search);
      const once = url.searchParams.has('surplus') ? [] : [order('ONCE', false)];
      return lists(order('TWICE', true), ...once);
    },
  });
  const { user } = await openPage(routeAt('/admin/payments', payments), '/admin/payments');
  const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) }).textContent;
  await screen.findAllByText(/SER-20261121-TWICE/);
  expect(row('TWICE')).toMatch(/Completed.*Paid more than once/);
  expect(row('ONCE')).toContain('Completed');
  expect(row('ONCE')).not.toContain('Paid more than once');
  await user.selectOptions(screen.getByLabelText('Surplus'), 'Paid more than once');
  await vi.waitFor(() => expect(screen.queryByText(/SER-20261121-ONCE/)).toBeNull());
  expect(new URLSearchParams(asked.at(-1)).get('surplus')).toBe('true');
});

test('an order that is not there is said so to administrators, who are led back to the payments', async () => {
  signIn(administrator);
  answer({
    'GET /auth/me': says(administrator),
    'GET /admin/payments/{orderId}': refuses('There is no such order.', 404, 'NOT_FOUND'),
  });
  await openPage(routeAt('/admin/payments/view/:orderId', payment), '/admin/payments/view/SER-NOTHING');
  await screen.findByRole('heading', { name: 'Payment not found' });
  expect(screen.getByRole('link', { name: 'Back to payments' }).getAttribute('href')).toBe('/admin/payments');
});
