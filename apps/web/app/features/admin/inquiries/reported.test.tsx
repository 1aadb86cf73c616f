import type { ReportedInquiry } from '@serendib/contract/inquiries/endpoints';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import {
  type Answer,
  act,
  answer,
  fill,
  openPage,
  refuses,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { ReportedPage } from './reported-page.tsx';
import { ReportedThread } from './reported-thread.tsx';

const reported: ReportedInquiry = {
  ...{ _id: '019acd00-0000-7000-8000-000000000009', listingTitle: 'Toyota KDH', status: 'open' },
  ...{ traveller: { name: 'Maja', userId: null }, partner: { name: 'Nimal', userId: null } },
  ...{ reportedBy: 'traveller', reason: 'He threatens me.', reportedAt: '2027-01-05T10:02:00.000Z' },
  earlier: { reportedBy: 'partner', reason: 'Rude.', reportedAt: '2027-01-04T10:01:00.000Z' },
};

test('the list of reported threads has what either side reported', async () => {
  signIn({ role: 'admin' });
  const list = { data: [reported], total: 1, totalUnfiltered: 1, capped: false, next: null };
  await openPage(<ReportedPage list={list} query={{}} cursor={null} isFirst now={0} />);
  const row = within(screen.getByRole('table')).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(
    /the traveller.*He threatens me.*Reported by the partner, 4 Jan 2027.*Rude/,
  );
});

test('a reported thread begins with what either side reported', async () => {
  signIn({ role: 'admin' });
  await openPage(<ReportedThread reported={{ ...reported, thread: undefined as never }}>…</ReportedThread>);
  screen.getByText(/^Reported by the traveller, 5 Jan 2027/);
  screen.getByText('He threatens me.');
  screen.getByText(/^Reported by the partner, 4 Jan 2027/);
  screen.getByText('Rude.');
});

test('a report that a colleague has closed leads back to the list, and says that what was typed was not sent', async () => {
  signIn({ role: 'admin' });
  const words = 'This report is not open any more.';
  answer({ 'POST /admin/inquiries/{id}/close-report': refuses(words, 404, 'NOT_FOUND') });
  const thread = { ...reported, thread: undefined as never };
  const page = {
    path: '/admin/inquiry',
    Component: () => <ReportedThread reported={thread}>…</ReportedThread>,
  };
  const list = { path: '/admin/inquiries', Component: () => <p>All reported</p> };
  const { user } = await openPage({ path: '/', children: [page, list] }, '/admin/inquiry');
  await user.click(screen.getByRole('button', { name: 'Close the report' }));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText(/^Reason/), 'Spoken with both.');
  await user.click(dialog.getByRole('button', { name: 'Close the report' }));
  await screen.findByText(`${words} What you typed was not sent.`);
  await screen.findByText('All reported');
});

test('a report whose closing is answered late leaves a page open that was gone to meanwhile', async () => {
  signIn({ role: 'admin' });
  let reply = (_: Answer) => {};
  answer({
    'POST /admin/inquiries/{id}/close-report': () =>
      new Promise<Answer>((resolve) => {
        reply = resolve;
      }),
  });
  const page = {
    path: '/admin/inquiry',
    Component: () => (
      <>
        <Link to="/admin/users">Users</Link>
        <ReportedThread reported={{ ...reported, thread: undefined as never }}>…</ReportedThread>
      </>
    ),
  };
  const list = { path: '/admin/inquiries', Component: () => <p>All reported</p> };
  const users = { path: '/admin/users', Component: () => <p>All users</p> };
  const { user } = await openPage({ path: '/', children: [page, list, users] }, '/admin/inquiry');
  await user.click(screen.getByRole('button', { name: 'Close the report' }));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText(/^Reason/), 'Spoken with both.');
  await user.click(dialog.getByRole('button', { name: 'Close the report' }));
  await user.click(screen.getByText('Users'));
  await screen.findByText('All users');
  await act(async () => reply({ status: 204 }));
  await screen.findByText('The report is closed.');
  await act(async () => {});
  screen.getByText('All users');
});
