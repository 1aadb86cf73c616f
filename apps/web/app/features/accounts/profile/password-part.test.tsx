// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { keepPlace } from '~/ui/navigate/keep-place.ts';
import { PasswordPart } from './password-part.tsx';

test('the form in place of its button has the keyboard, and the button has it back', async () => {
  onTestFinished(keepPlace());
  const { user } = await openPage(<PasswordPart hasPassword />);
  screen.getByRole('button', { name: 'Change password' }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.closest('form')).toBeTruthy());
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Change password'));
});
