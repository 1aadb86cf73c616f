import { Outlet } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '~/lib/api/call.ts';
import { forgetSession } from '~/lib/session/session.ts';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import {
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as login from './login.tsx';
import * as profile from './profile.tsx';
import { hrefs, inDays, nothing, opened } from './testing.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('a new address that waits gets another link for the asking', async () => {
  const message = 'If this address waits to be verified, a new link is on its way.';
  const { user, sent } = await opened('profile', {
    'GET /auth/profile': says({
      ...{ _id: 'nimal', userName: 'Nimal Perera', email: 'nimal@example.lk', hasPassword: true },
      ...{ pendingEmail: 'new@example.lk', role: 'user', createdAt: inDays(-30), authMethods: ['password'] },
    }),
    'POST /auth/resend-verification': says({ message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  await screen.findByText(message);
  expect(sent.at(-1)).toMatchObject({ body: { email: 'new@example.lk' } });
});

test.each([
  ['a passkey', 'After that your passkey logs you in, or your password with a recovery code.'],
  ['no passkey', 'After that your password alone logs you in.'],
])('who takes the app away and has %s left is told what logs in then', async (left, words) => {
  const passkey = {
    ...{ _id: 'phone', name: 'Phone', device: 'Firefox', browser: 'Firefox', system: 'Android' },
    ...{ createdAt: inDays(-2), lastUsedAt: null },
  };
  const { user } = await opened('profile', {
    'GET /auth/factors': says({
      ...{ authenticatorSince: inDays(-3), recoveryCodesLeft: 8, isRequired: false },
      passkeys: left === 'a passkey' ? [passkey] : [],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Take the app away' }));
  await screen.findByText(words);
});

test('a call that is refused while the password is being changed logs nobody out', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, answers } = await opened('profile', {
    'GET /auth/me': says({ _id: 'nimal' }),
    'PUT /auth/password': async () => {
      answers['GET /auth/sessions'] = refuses('Please log in to continue.', 401, 'UNAUTHENTICATED');
      await expect(call('GET /auth/sessions')).rejects.toThrow();
      answers['GET /auth/sessions'] = lists();
      return says({ message: 'Your password is changed.', token: 'anew' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await screen.findByRole('form', { name: 'Change password' });
  fill(screen.getByLabelText(/^Current password/), 'Kandy-Lake-7');
  for (const label of [/^New password/, /^Confirm new/]) fill(screen.getByLabelText(label), 'Galle-Fort-9');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await vi.waitFor(() => expect(window.localStorage.getItem('token')).toBe('anew'));
  expect(window.localStorage.getItem('user')).toContain('Nimal');
  expect(assign).not.toHaveBeenCalled();
});

test('who was led to the sign-in page while the password was being changed, for another tab was refused, comes back', async () => {
  signIn();
  // The router of a test leaves the window where it is.
  history.replaceState(null, '', '/profile');
  answer({
    ...nothing,
    'GET /auth/third-party': says({ google: true }),
    'GET /auth/me': says({ _id: 'nimal' }),
    'PUT /auth/password': async () => {
      forgetSession();
      await screen.findByRole('form', { name: 'Log in' });
      return says({ message: 'Your password is changed.', token: 'anew' });
    },
  });
  const site = routeAt('/', { default: Outlet }, [routeAt('profile', profile), routeAt('login', login)]);
  const { user } = await openPage(site, '/profile?tab=profile');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await screen.findByRole('form', { name: 'Change password' });
  fill(screen.getByLabelText(/^Current password/), 'Kandy-Lake-7');
  for (const label of [/^New password/, /^Confirm new/]) fill(screen.getByLabelText(label), 'Galle-Fort-9');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('Your password is changed.');
  await screen.findByRole('button', { name: 'Change password' });
  expect([window.localStorage.getItem('token'), rememberedPlace()]).toEqual(['anew', null]);
});

test('sessions tell device and country, and whose data says so; one of an unknown country tells none', async () => {
  const session = {
    ...{ _id: 'laptop', device: 'Firefox on Linux', browser: 'Firefox', system: 'Linux', isCurrent: true },
    ...{ country: null, countryName: null, createdAt: inDays(-2), lastSeenAt: inDays(-1) },
  };
  const phone = { ...session, _id: 'phone', country: 'LK', countryName: 'ශ්‍රී ලංකාව', isCurrent: false };
  const { unmount } = await opened('profile', { 'GET /auth/sessions': lists(session, phone) });
  const [here, there] = screen.getAllByText(/Last seen/).map(({ textContent }) => textContent);
  expect(here).toMatch(/^Last seen/);
  expect(there).toMatch(/^ශ්‍රී ලංකාව · Last seen/);
  expect(hrefs()).toContain('https://db-ip.com');
  unmount();
  await opened('profile', { 'GET /auth/sessions': lists(session) });
  expect(hrefs()).not.toContain('https://db-ip.com');
});
