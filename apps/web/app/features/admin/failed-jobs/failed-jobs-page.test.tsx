import { expect, test } from 'vitest';
import { answer, openPage, refuses, screen, signIn, within } from '~/testing/open-page.tsx';
import { FailedJobsLine } from './failed-jobs-line.tsx';
import { FailedJobsPage } from './failed-jobs-page.tsx';

const mail = {
  ...{ _id: '41', task: 'mail', attempts: 17, error: 'connect ECONNREFUSED 127.0.0.1:2525' },
  ...{ madeAt: '2026-11-20T06:00:00.000Z', failedAt: '2026-11-22T06:00:00.000Z' },
};

test('what failed is said in words, with how often, when and why, and a refusal of trying again is told', async () => {
  signIn({ role: 'admin' });
  answer({ 'POST /admin/failed-jobs/try-again': refuses('The queue is closed.') });
  const { user } = await openPage(<FailedJobsPage kinds={[{ task: 'mail', count: 1 }]} jobs={[mail]} />);
  const row = within(screen.getByRole('table', { name: 'One by one' })).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/A mail.*20 Nov 2026.*22 Nov 2026.*17.*ECONNREFUSED/);
  expect(screen.getByRole('button', { name: 'Try all again: A mail' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Try again: A mail, 22 Nov 2026/ }));
  await screen.findByText('This could not be tried again. The queue is closed.');
});

test('where nothing failed it is said, and the dashboard has no line of it', async () => {
  await openPage(
    <>
      <FailedJobsLine count={0} />
      <FailedJobsPage kinds={[]} jobs={[]} />
    </>,
  );
  expect(screen.getByText('Nothing has failed for good.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /failed for good/ })).toBeNull();
});

test('the dashboard leads to what failed, with how much', async () => {
  await openPage(<FailedJobsLine count={3} />);
  const link = screen.getByRole('link', { name: '3 jobs and mails failed for good' });
  expect(link.getAttribute('href')).toBe('/admin/failed-jobs');
});
