import { Link, Outlet, useHref, useLocation } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { rememberPlace } from '~/lib/session/session-place.ts';
import {
  type Answer,
  act,
  answer,
  cleanup,
  fill,
  openPage,
  passes,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as callback from './auth-callback.tsx';
import * as forgot from './forgot-password.tsx';
import * as login from './login.tsx';
import * as reset from './reset-password.tsx';
import * as signUp from './sign-up.tsx';
import * as verify from './verify-email.tsx';

const password = 'Kandy-Road-77';
const email = 'nimal@example.lk';
const type = (label: RegExp, value: string) => fill(screen.getByLabelText(label), value);
const press = (name: string) => screen.getByRole('button', { name }).click();
const kept = () => ['token', 'user'].map((key) => window.localStorage.getItem(key));

/** Each form that a person without a session sends: its page, what is typed, its button and its call. */
const forms = {
  'signing up': {
    ...{ route: routeAt('/signup', signUp), at: '/signup', key: 'POST /auth/register', verb: 'Sign up' },
    fillIn() {
      type(/^Username/, 'Nimal Perera');
      type(/^Email/, email);
      type(/^Password/, password);
      type(/^Confirm password/, password);
      screen.getByLabelText(/agree to the/).click();
    },
  },
  'asking for a link': {
    ...{ route: routeAt('/forgot-password', forgot), at: '/forgot-password' },
    ...{ key: 'POST /auth/forgot-password', verb: 'Send reset link' },
    fillIn: () => type(/^Email/, email),
  },
  'choosing a password': {
    ...{ route: routeAt('/reset-password/:token', reset), at: '/reset-password/some-link' },
    ...{ key: 'POST /auth/reset-password/{token}', verb: 'Reset password' },
    fillIn() {
      type(/^New password/, password);
      type(/^Confirm new password/, password);
    },
  },
};

async function sends(name: keyof typeof forms, reply: Answer) {
  const { route, at, key, verb, fillIn } = forms[name];
  const heard = answer({ [key]: reply });
  const page = await openPage(route, at);
  await screen.findByRole('button', { name: verb });
  fillIn();
  press(verb);
  return { ...page, ...heard };
}

// Proves ERROR-05, ERROR-06, ERROR-07.
test.each([
  ['signing up', 'Error creating account.'],
  ['asking for a link', 'Failed to send reset email.'],
  ['choosing a password', 'Failed to reset password.'],
] as const)('%s is refused in the words of the server, or else in its own', async (name, failed) => {
  const { answers, sent } = await sends(
    name,
    refuses('The register is closed on Poya days.', 409, 'CONFLICT'),
  );
  await screen.findByText('The register is closed on Poya days.');
  expect(document.body.textContent).not.toContain(failed.slice(0, -1));
  expect(sent).toHaveLength(1);

  answers[forms[name].key] = 'away';
  press(forms[name].verb);
  await screen.findByText((words) => words.startsWith(failed));
  expect(document.body.textContent).not.toContain('Poya');
});

// Proves SIGNUP-01, SIGNUP-07.
test('who has signed up is told to verify their address before they log in', async () => {
  const message = 'Please verify your email address before logging in.';
  const { sent } = await sends('signing up', says({ message }));
  await screen.findByText(message);
  expect(sent.map(({ body }) => body)).toEqual([
    { userName: 'Nimal Perera', email, password, confirmPassword: password },
  ]);
});

test('who mistyped the address that was mailed reads it, and signs up again with what they had typed', async () => {
  const message = 'Please verify your email address before logging in.';
  const { sent } = await sends('signing up', says({ message }));
  await screen.findByText(`The link is on its way to ${email}.`);
  press('Not your address? Change it');
  const address = await screen.findByLabelText<HTMLInputElement>(/^Email/);
  expect(address.value).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('Nimal Perera');
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
  expect(document.activeElement).toBe(document.getElementById('main'));
  type(/^Email/, 'nimal@gmail.com');
  type(/^Password/, password);
  type(/^Confirm password/, password);
  press('Sign up');
  await screen.findByText('The link is on its way to nimal@gmail.com.');
  expect(sent.map(({ body }) => body)).toMatchObject([{ email }, { email: 'nimal@gmail.com' }]);
});

// Proves RESET-01, LOGIN-04.
test.each([
  ['a new password', forms['choosing a password'], [/^New password/, /^Confirm new/]],
  ['the password of who signs up', forms['signing up'], [/^Password/, /^Confirm/]],
  ['the password of who logs in', { route: routeAt('/login', login), at: '/login' }, [/^Password/]],
] as const)(
  '%s is shown and hidden again, each field by a button of its own',
  async (_, { route, at }, labels) => {
    answer({ 'GET /auth/third-party': says({ google: true }) });
    const { user } = await openPage(route, at);
    await screen.findByLabelText(labels[0]);
    const types = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).type);
    const hidden = labels.map(() => 'password');
    expect(types()).toEqual(hidden);
    for (const [index] of labels.entries()) {
      const button = screen.getAllByRole('button', { name: 'Show password' })[index] as HTMLElement;
      await user.click(button);
      expect(types()).toEqual(hidden.with(index, 'text'));
      // The name says it; a state beside it would say that hiding is on.
      const told = ['aria-label', 'aria-pressed'].map((name) => button.getAttribute(name));
      expect(told).toEqual(['Hide password', null]);
      await user.click(button);
      expect(types()).toEqual(hidden);
    }
  },
);

// Proves RESET-02, RESET-03, RULE-08, ERROR-08.
test('a new password is asked for twice, and leads to the login two seconds after it is set', async () => {
  signIn();
  answer({ 'POST /auth/reset-password/{token}': says({ message: 'Done.' }) });
  await openPage(forms['choosing a password'].route, '/reset-password/some-link');
  (await screen.findByRole('button', { name: 'Reset password' })).click();
  await screen.findByText('Please enter a password.');
  type(/^New password/, password);
  type(/^Confirm new password/, 'Another-Road-77');
  press('Reset password');
  await screen.findByText('Passwords do not match');
  type(/^Confirm new password/, password);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Reset password');
  await vi.waitFor(() => screen.getByText('Password reset successful! Redirecting to login...'));
  expect(kept(), 'the server has ended every session').toEqual([null, null]);
  await passes(1_900);
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await passes(200);
  screen.getByText('Elsewhere');
});

// Proves ERROR-04.
test('a verification mail that cannot be asked for again is said so', async () => {
  answer({
    'GET /auth/third-party': says({ google: true }),
    'POST /auth/login': refuses('Please verify it.', 403, 'EMAIL_NOT_VERIFIED'),
    'POST /auth/resend-verification': 'away',
  });
  await openPage(routeAt('/login', login), '/login');
  await screen.findByLabelText(/^Email/);
  type(/^Email/, email);
  type(/^Password/, password);
  press('Log in');
  await screen.findByText('Please verify it.');
  press('Resend verification email');
  await screen.findByText('Failed to resend verification email. Please try again later.');
});

/** Calls are answered from when this is called on. */
function answeredLater() {
  const asked = Promise.withResolvers<void>();
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    await asked.promise;
    return answered(...sent);
  });
  return asked.resolve;
}

// Proves CALLBACK-01, CALLBACK-02, CALLBACK-03, OWN-STATE-28.
test.each([
  ['cannot be had', 'away'],
  ['is refused', refuses('No such code.', 401, 'UNAUTHENTICATED')],
  ['gives nothing', says({})],
] as const)('a look-up after a login elsewhere that %s clears the user who was kept', async (_, reply) => {
  signIn();
  const { sent } = answer({ 'GET /auth/me': reply });
  const answerNow = answeredLater();
  const AtLogin = () => <p>Led to {useHref(useLocation())}</p>;
  const site = routeAt('/', { default: Outlet }, [
    routeAt('auth/callback', callback),
    { path: 'login', Component: AtLogin },
  ]);
  await openPage(site, '/auth/callback?token=some-code');
  screen.getByRole('heading', { name: 'Completing login...' });
  expect(kept()).toEqual(['good', expect.stringContaining('Nimal')]);
  answerNow();
  await screen.findByText('Led to /login?error=callback_failed');
  expect(kept()).toEqual([null, null]);
  expect(sent.map(({ call }) => call)).toEqual(['GET /auth/me']);
});

// Proves EMAIL-01, EMAIL-02, STATE-17.
test('an address is being verified, and then it is; what succeeded once stands', async () => {
  const key = 'GET /auth/verify-email/{token}';
  const { answers } = answer({ [key]: says({ message: 'Email verified! You can now log in.' }) });
  const answerNow = answeredLater();
  const Leads = () => (
    <>
      <Link to="/verify-email/another">Another link</Link>
      <Outlet />
    </>
  );
  const site = routeAt('/', { default: Leads }, [routeAt('verify-email/:token', verify)]);
  const { user } = await openPage(site, '/verify-email/some-link');
  screen.getByText('Verifying your email...');
  answerNow();
  await screen.findByText('Email verified! You can now log in.');
  expect(screen.queryByText('Verifying your email...')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  let refused = 0;
  answers[key] = () => {
    refused += 1;
    return refuses('No such link.');
  };
  await user.click(screen.getByRole('link', { name: 'Another link' }));
  await vi.waitFor(() => expect(refused).toBe(1));
  await act(async () => {});
  screen.getByText('Email verified! You can now log in.');
  expect(screen.queryByText('Invalid or expired verification link.')).toBeNull();
});

// Proves EMAIL-03, ERROR-09.
test('a link that is not good any more is said so', async () => {
  answer({ 'GET /auth/verify-email/{token}': refuses('No such link.') });
  await openPage(routeAt('/verify-email/:token', verify), '/verify-email/some-link');
  await screen.findByText('Invalid or expired verification link.');
});

test('a link that is not good any more leads who is signed in to the profile, where another is had', async () => {
  signIn();
  answer({ 'GET /auth/verify-email/{token}': refuses('No such link.') });
  await openPage(routeAt('/verify-email/:token', verify), '/verify-email/some-link');
  const profile = await screen.findByRole('link', { name: 'My Profile' });
  expect(profile.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

describe('the page that asked for a sign-up', () => {
  const page = (words: string) => ({ default: () => <p>{words}</p> });
  const site = routeAt('/', { default: Outlet }, [
    routeAt('', page('The first page')),
    routeAt('vehicle-registration', page('The form of a vehicle')),
    routeAt('login', login),
    routeAt('verify-email/:token', verify),
  ]);
  const user = { _id: 'nimal', userName: 'Nimal Perera', email, role: 'user' };
  const logIn = {
    'GET /auth/third-party': says({ google: false }),
    'POST /auth/login': says({ ...user, token: 'good' }),
  };
  /** Another tab of this browser. */
  const newTab = () => {
    cleanup();
    window.sessionStorage.clear();
  };
  const signsUp = async (from?: string) => {
    if (from) rememberPlace(from);
    await sends('signing up', says({ message: 'Look into your mail.' }));
    await screen.findByText('Look into your mail.');
  };
  const confirms = async () => {
    answer({
      'GET /auth/verify-email/{token}': says({ message: 'Email verified! You can now log in.' }),
      ...logIn,
    });
    await openPage(site, '/verify-email/some-link');
    (await screen.findByRole('link', { name: 'Log in' })).click();
  };
  const logsIn = async () => {
    await screen.findByLabelText(/^Email/);
    type(/^Email/, email);
    type(/^Password/, password);
    press('Log in');
  };

  test('is led to from the tab that the mail opened, once', async () => {
    await signsUp('/vehicle-registration');
    newTab();
    await confirms();
    await logsIn();
    await screen.findByText('The form of a vehicle');
    newTab();
    window.localStorage.removeItem('token');
    await confirms();
    await logsIn();
    await screen.findByText('The first page');
  });

  test.each([
    ['after a day', () => vi.setSystemTime(Date.now() + 25 * 3_600_000)],
    [
      'on another site',
      () =>
        window.localStorage.setItem(
          'signUpPlace',
          JSON.stringify({ path: '/\\evil.example', until: Date.now() + 1000 }),
        ),
    ],
    ['that cannot be read', () => window.localStorage.setItem('signUpPlace', '{')],
    ['of a sign-up before this one', () => signsUp()],
  ])('is not led to %s', async (_, happens) => {
    await signsUp('/vehicle-registration');
    newTab();
    await happens();
    cleanup();
    await confirms();
    await logsIn();
    await screen.findByText('The first page');
  });

  test('is not led to by who logs in without having confirmed an address', async () => {
    await signsUp('/vehicle-registration');
    newTab();
    answer(logIn);
    await openPage(site, '/login');
    await logsIn();
    await screen.findByText('The first page');
  });
});
