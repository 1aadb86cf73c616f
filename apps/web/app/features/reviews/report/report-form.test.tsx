import { expect, test, vi } from 'vitest';
import { alertWith, answer, openPage, refuses, screen, signIn } from '~/testing/open-page.tsx';
import { Report } from './report.tsx';
import ReportForm from './report-form.tsx';

test('a report that is refused for no field says so to those who hear the page', async () => {
  signIn();
  answer({ 'POST /reviews/{id}/report': refuses('This review is gone.', 404, 'NOT_FOUND') });
  const review = { _id: 'one', userName: 'Maja Lindgren' };
  const { user } = await openPage(<ReportForm review={review} onDone={() => {}} />);
  await user.type(screen.getByLabelText(/^What is wrong with it/), 'It is about another van.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await alertWith('This review is gone.');
});

test('a review is reported with a reason, and the keyboard is back where it was', async () => {
  signIn();
  const { sent } = answer({ 'POST /reviews/{id}/report': { status: 204 } });
  const { user } = await openPage(<Report review={{ _id: 'one', userName: 'Maja Lindgren' }} />);
  const opener = () => screen.findByRole('button', { name: 'Report the review by Maja Lindgren' });
  await user.click(await opener());
  await screen.findByRole('form', { name: 'Report the review by Maja Lindgren' });
  const reason = screen.getByLabelText(/^What is wrong with it\?/);
  await vi.waitFor(() => expect(document.activeElement).toBe(reason));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Please say what is wrong with it.');
  expect(sent).toEqual([]);
  await user.type(reason, 'An advertisement for a shop.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Thank you. Our team looks at it.');
  const again = await opener();
  await vi.waitFor(() => expect(document.activeElement).toBe(again));
  expect(sent).toMatchObject([
    { call: 'POST /reviews/one/report', body: { reason: 'An advertisement for a shop.' } },
  ]);
});
