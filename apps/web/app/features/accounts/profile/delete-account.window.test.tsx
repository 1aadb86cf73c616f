// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answer, openPage, refuses, screen, signIn, within } from '~/testing/open-page.tsx';
import { DeleteAccount } from './delete-account.tsx';

test('an account whose deletion had no answer is deleted where its session is over, and its drafts go', async () => {
  signIn();
  window.localStorage.setItem('draft:nimal:tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
  answer({
    'DELETE /auth/account': 'away',
    'GET /auth/me': refuses('Please log in to continue.', 401, 'UNAUTHENTICATED'),
  });
  const { user } = await openPage(<DeleteAccount hasPassword={false} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Your account is deleted. Thank you for having been with us.');
  expect(Object.keys(window.localStorage).filter((key) => /^(draft:|token|user)/.test(key))).toEqual([]);
});
