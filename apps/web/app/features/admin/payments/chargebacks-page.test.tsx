import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import * as chargebacksRoute from '~/routes/admin/chargebacks.tsx';
import {
  answer,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { ChargebackCase } from './chargeback-case.tsx';

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

test('what a colleague has answered first is shown as it stands now, and nothing is left open for it', async () => {
  signIn({ role: 'admin' });
  const words = 'Ruvini has answered this already.';
  answer({ 'PATCH /admin/chargebacks/{orderId}': refuses(words, 409, 'CONFLICT') });
  const loads = [{ ...charged, answeredAt: null, answeredBy: null, note: null }, charged];
  const { user } = await openPage({
    path: '/',
    loader: () => loads.shift() ?? charged,
    Component: () => <ChargebackCase chargeback={useLoaderData<Chargeback>()} />,
  });
  await user.click(await screen.findByRole('button', { name: 'It was answered' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'It was answered' }));
  await dialog.findByText('Please say what was handed in, and where.');
  fill(dialog.getByLabelText(/^Note/), 'Sent by the portal.');
  await user.click(dialog.getByRole('button', { name: 'It was answered' }));
  await screen.findByText(`${words} What you typed was not sent.`);
  await screen.findByText(/^Answered .* by Ruvini$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is not answered after all is said once, however often its button is pressed', async () => {
  signIn({ role: 'admin' });
  const { sent } = answer({ 'PATCH /admin/chargebacks/{orderId}': says({ ...charged, answeredAt: null }) });
  const { user } = await openPage(<ChargebackCase chargeback={charged} />);
  await user.dblClick(screen.getByRole('button', { name: 'Not answered after all' }));
  await screen.findByText('It waits for an answer again.');
  expect(sent).toHaveLength(1);
});
