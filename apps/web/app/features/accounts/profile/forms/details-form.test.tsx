import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, openPage, patience, says, screen, signIn } from '~/testing/open-page.tsx';
import DetailsForm from './details-form.tsx';

test('the language of our mails is chosen with the profile', async () => {
  signIn();
  const profile = {
    ...{
      _id: 'nimal',
      userName: 'Nimal Perera',
      email: 'nimal@example.lk',
      pendingEmail: null,
      role: 'user',
    },
    ...{ language: 'en', createdAt: '2026-11-21T06:55:17.000Z' },
  };
  const { sent } = answer({ 'PUT /auth/profile': says({ ...profile, language: 'si' }) });
  const done = vi.fn();
  await openPage(<DetailsForm profile={profile as never} onDone={done} />);
  const language = screen.getByLabelText('Language of our mails');
  expect([...language.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'English',
    'සිංහල',
    'தமிழ்',
  ]);
  fireEvent.change(language, { target: { value: 'si' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), patience);
  expect(sent).toEqual([
    {
      call: 'PUT /auth/profile',
      body: { userName: 'Nimal Perera', email: 'nimal@example.lk', language: 'si' },
    },
  ]);
});
