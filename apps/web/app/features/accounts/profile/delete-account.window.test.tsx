// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readLocal } from '~/lib/trip/local-trips.ts';
import { beginTrip, keep } from '~/lib/trip/trips.ts';
import { alertWith, answer, openPage, refuses, says, screen, signIn, within } from '~/testing/open-page.tsx';
import { DeleteAccount } from './delete-account.tsx';

const over = refuses('Please log in to continue.', 401, 'UNAUTHENTICATED');

test('an account whose deletion had no answer is deleted where its session is over, and its drafts go', async () => {
  signIn();
  let asked = 0;
  window.localStorage.setItem('draft:nimal:tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
  answer({
    'DELETE /auth/account': 'away',
    'GET /auth/me': () => (asked++ === 0 ? says({ _id: 'nimal' }) : over),
  });
  const { user } = await openPage(<DeleteAccount hasPassword={false} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Your account is deleted. Thank you for having been with us.');
  expect(Object.keys(window.localStorage).filter((key) => /^(draft:|token|user)/.test(key))).toEqual([]);
});

test('an account is not taken for deleted where its session ended by itself and the network was away', async () => {
  signIn();
  window.localStorage.setItem('draft:nimal:tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
  let asked = 0;
  answer({ 'GET /auth/me': () => (asked++ === 0 ? 'away' : over) });
  const { user } = await openPage(<DeleteAccount hasPassword={false} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await alertWith('No answer came, so we do not know whether this was done.');
  expect(screen.queryByText(/^Your account is deleted/)).toBeNull();
  expect(window.localStorage.getItem('draft:nimal:tourGuide:new')).toContain('SLTDA-7788');
});

test('of a deleted account nothing stays where another tab was refused meanwhile and forgot the session', async () => {
  signIn();
  window.localStorage.setItem('draft:nimal:tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
  keep((kept) => ({ ...kept, account: 'nimal' }));
  beginTrip({ title: 'Of Nimal' });
  answer({
    'GET /auth/me': says({ _id: 'nimal' }),
    'DELETE /auth/account': () => {
      for (const key of ['token', 'user']) window.localStorage.removeItem(key);
      return { status: 204 };
    },
  });
  const { user } = await openPage(<DeleteAccount hasPassword={false} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Your account is deleted. Thank you for having been with us.');
  expect(window.localStorage.getItem('draft:nimal:tourGuide:new')).toBeNull();
  expect(readLocal()).toMatchObject({ account: null, trips: [] });
});
