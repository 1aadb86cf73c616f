// @vitest-environment happy-dom
import { test } from 'vitest';
import { alertWith, answer, openPage, refuses, screen, signIn } from '~/testing/open-page.tsx';
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
