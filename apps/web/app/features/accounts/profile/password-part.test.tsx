import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import {
  type Answer,
  act,
  alertWith,
  answer,
  fill,
  openPage,
  passes,
  refuses,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
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

/** The session is good before the password is sent. */
function goodAtFirst(then: Answer) {
  let asked = 0;
  return () => (asked++ === 0 ? says({ _id: 'nimal' }) : then);
}

async function changing(answers: Parameters<typeof answer>[0]) {
  signIn();
  answer({ 'PUT /auth/password': 'away', ...answers });
  const { user } = await openPage(<PasswordPart hasPassword />);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByRole('form', { name: 'Change password' });
  fill(screen.getByLabelText(/^Current password/), 'Kandy-Lake-7');
  for (const label of [/^New password/, /^Confirm new/]) fill(screen.getByLabelText(label), 'Galle-Fort-9');
  return () => act(async () => screen.getByRole('button', { name: 'Save password' }).click());
}

test('a new password whose answer was lost is there where the session is over, and is logged in with', async () => {
  const save = await changing({
    'GET /auth/me': goodAtFirst(refuses('Please log in to continue.', 401, 'UNAUTHENTICATED')),
  });
  await save();
  await screen.findByText('Your password is changed. Please log in with the new one.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
});

test('a new password that did not arrive leaves its person signed in', async () => {
  const save = await changing({ 'GET /auth/me': says({ _id: 'nimal' }) });
  await save();
  await alertWith('No answer came, so we do not know whether your password was changed.');
  expect([window.localStorage.getItem('token'), rememberedPlace()]).toEqual(['good', null]);
});

test('a new password of which nothing can be heard for a while is not said to have failed', async () => {
  const save = await changing({ 'GET /auth/me': goodAtFirst('away') });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await save();
  await passes(8_000);
  const said = await alertWith('No answer came, so we do not know whether your password was changed.');
  expect(said.textContent).not.toContain('could not be changed');
});
