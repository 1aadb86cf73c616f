import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { expect, test } from 'vitest';
import * as chargebacksRoute from '~/routes/admin/chargebacks.tsx';
import { answer, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';

const charged: Chargeback = {
  ...{ orderId: 'SER-7', description: 'Vehicle premium, one month', amount: 2_500, userName: 'Nimali' },
  ...{ openedAt: '2026-11-20T06:00:00.000Z', dueOn: '2026-11-27', isLate: false },
  ...{ answeredAt: '2026-11-21T06:00:00.000Z', answeredBy: 'Ruvini', note: 'Sent.' },
};

test('chargebacks are narrowed by their state, go on page by page, and are taken away as a file', async () => {
  signIn({ role: 'admin' });
  const asked: string[] = [];
  answer({
    'GET /auth/me': { status: 200, body: { _id: 'ruvini', userName: 'Ruvini', role: 'admin' } },
    'GET /admin/chargebacks': ({ url }) => {
      asked.push(url.search);
      const link = '</api/admin/chargebacks?state=answered&cursor=further>; rel="next"';
      return says([charged], { 'x-total-count': '101', 'x-total-unfiltered': '104', link });
    },
  });
  await openPage(routeAt('/admin/chargebacks', chargebacksRoute), '/admin/chargebacks?state=answered');
  await screen.findByText('101 of 104');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'answered');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringMatching(/state=answered&cursor=further$/));
  expect(new Set(asked)).toEqual(new Set(['?state=answered&limit=24']));
  screen.getByRole('button', { name: 'Export CSV' });
});
