import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fill, openPage, screen, signIn } from '~/testing/open-page.tsx';
import { Details } from './details.tsx';

// Proves PROFILE-04, OWN-STATE-30.
test('the details are read or changed, and Cancel restores what is saved, in the form as well', async () => {
  signIn();
  const { sent } = answer({});
  const profile = {
    ...{ _id: 'nimal', userName: 'Nimal Perera', email: 'nimal@example.lk', pendingEmail: null },
    ...{ role: 'user', language: 'en', createdAt: '2026-11-21T06:55:17.000Z' },
  };
  await openPage(<Details profile={profile as never} />);
  // A long address breaks before its domain, not within a word.
  expect(screen.getByText(/^nimal/).innerHTML).toContain('<wbr>@example.lk');
  const edit = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    const username = await screen.findByLabelText(/^Username/);
    return { username, email: screen.getByLabelText(/^Email/) };
  };
  const { username, email } = await edit();
  expect(screen.queryByRole('definition')).toBeNull();
  fill(username, 'Never');
  fill(email, 'never@example.lk');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Nimal Perera',
    'nimal@example.lk',
    '21 November 2026',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit profile' }));
  const again = await edit();
  expect([again.username, again.email].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Nimal Perera',
    'nimal@example.lk',
  ]);
  expect(sent).toEqual([]);
});
