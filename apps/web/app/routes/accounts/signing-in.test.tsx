import { Link, Outlet, useHref, useLocation } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminLoad } from '~/lib/session/guard.ts';
import { signInPath } from '~/lib/session/session.ts';
import { rememberedPlace, rememberPlace } from '~/lib/session/session-place.ts';
import {
  type Answer,
  act,
  answer,
  fill,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as callback from './auth-callback.tsx';
import * as login from './login.tsx';
import * as signUp from './sign-up.tsx';
import * as verify from './verify-email.tsx';

const [email, password] = ['nimal@example.lk', 'Kandy-Road-77'];
const user = { _id: 'nimal', userName: 'Nimal Perera', email, role: 'user' };
const kept = () => ['token', 'user'].map((key) => window.localStorage.getItem(key));
const Place = () => <p>Led to {useHref(useLocation())}</p>;
const site = routeAt('/', { default: Outlet }, [
  { index: true, Component: Place },
  routeAt('login', login),
  routeAt('auth/callback', callback),
  { path: '*', Component: Place },
]);

afterEach(() => history.replaceState(null, '', '/'));

/** The login, whose form is answered so. */
async function opened(reply: Answer, more: Record<string, Answer> = {}) {
  const heard = answer({
    'GET /auth/third-party': says({ google: true }),
    'POST /auth/login': reply,
    ...more,
  });
  const page = await openPage(site, '/login');
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByRole('form', { name: 'Log in' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const logsIn = async (word = password) => {
    fill(field(/^Email/), email);
    fill(field(/^Password/), word);
    await press('Log in');
  };
  return { ...page, ...heard, field, press, logsIn };
}

// Proves ERROR-02.
test('an empty form says what it needs, a refusal is said in words, and the right password logs in by Enter', async () => {
  const refused = refuses('Login failed. Please check your credentials.', 401, 'UNAUTHENTICATED');
  const { field, press, logsIn, answers, sent, user: reader } = await opened(refused);
  await press('Log in');
  await screen.findByText('Please enter your email address.');
  screen.getByText('Please enter your password.');
  await vi.waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await logsIn('Not-the-one-1');
  await screen.findByText('Login failed. Please check your credentials.');
  expect(kept()).toEqual([null, null]);
  answers['POST /auth/login'] = says({ ...user, token: 'good' });
  fill(field(/^Password/), password);
  await reader.type(field(/^Password/), '{Enter}');
  await screen.findByText('Led to /');
  expect(kept()).toEqual(['good', JSON.stringify(user)]);
});

// Proves STATE-02, STATE-03, RULE-05.
test('an answer without a token signs nobody in, and takes away what was kept', async () => {
  window.localStorage.setItem('token', 'old');
  // A session that cannot be read counts as none: the form is there.
  window.localStorage.setItem('user', '{broken');
  const { logsIn } = await opened(says(user));
  await logsIn();
  await screen.findByText('Login response was invalid');
  screen.getByRole('form', { name: 'Log in' });
  expect(kept()).toEqual([null, null]);
});

// Proves LOGIN-10, STATE-05, RULE-06, ERROR-03.
test('who has not verified their address is told so, and gets another link for the address in the form', async () => {
  const words = 'Please verify your email address before logging in.';
  const devVerificationLink = 'https://serendib.test/verify-email/another';
  const resend = 'POST /auth/resend-verification';
  const { field, press, logsIn, sent } = await opened(refuses(words, 403, 'EMAIL_NOT_VERIFIED'), {
    [resend]: says({ message: 'Another link is on its way.', devVerificationLink }),
  });
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull();
  await logsIn();
  await screen.findByText(words);
  fill(field(/^Email/), '');
  await press('Resend verification email');
  await screen.findByText('Please enter your email address first.');
  fill(field(/^Email/), email);
  await press('Resend verification email');
  await screen.findByText('Another link is on its way.');
  const link = screen.getByRole('link', { name: 'Open the verification link' });
  expect(link.getAttribute('href')).toBe(devVerificationLink);
  expect(sent.filter(({ call }) => call === resend).map(({ body }) => body)).toEqual([{ email }]);
});

test('a code is asked for the address that wants one, and another is sent without', async () => {
  const login = 'POST /auth/login';
  const wanted = refuses('Please enter the code of your app.', 401, 'FACTOR_REQUIRED');
  const { field, press, logsIn, answers, sent } = await opened(wanted);
  await logsIn();
  await screen.findByLabelText(/^Code/);
  fill(field(/^Email/), 'other@example.lk');
  await vi.waitFor(() => expect(screen.queryByLabelText(/^Code/)).toBeNull());
  fill(field(/^Email/), email);
  fill(await screen.findByLabelText(/^Code/), '123456');
  fill(field(/^Email/), 'other@example.lk');
  answers[login] = says({ ...user, token: 'good' });
  await press('Log in');
  await screen.findByText('Led to /');
  const bodies = sent.filter(({ call }) => call === login).map(({ body }) => body);
  expect(bodies).toEqual([
    { email, password },
    { email: 'other@example.lk', password },
  ]);
});

test('the code gets the keyboard when it is asked for, and does not take it from who types the address', async () => {
  const wanted = refuses('Please enter the code of your app.', 401, 'FACTOR_REQUIRED');
  const { field, logsIn, user: reader } = await opened(wanted);
  await logsIn();
  await vi.waitFor(() => expect(document.activeElement).toBe(field(/^Code/)));
  await reader.clear(field(/^Email/));
  await reader.type(field(/^Email/), `${email}x`);
  expect([field(/^Email/).value, document.activeElement]).toEqual([`${email}x`, field(/^Email/)]);
  await reader.keyboard('{Backspace}');
  expect([field(/^Code/).value, document.activeElement]).toEqual(['', field(/^Email/)]);
});

// Proves LOGIN-06.
test('an administrator who opens the login with a session that ran out is told so, and logs in', async () => {
  signIn({ role: 'admin' });
  // The router of a test leaves the window where it is.
  history.replaceState(null, '', '/login');
  const admin = { ...user, role: 'admin' };
  const clientLoader = adminLoad(async () => null);
  answer({
    'GET /auth/third-party': says({ google: true }),
    'POST /auth/login': says({ ...admin, token: 'anew' }),
    'GET /auth/me': ({ headers }) =>
      headers.get('authorization') === 'Bearer anew'
        ? says(admin)
        : refuses('Not authenticated', 401, 'UNAUTHENTICATED'),
  });
  const at = routeAt('/', { default: Outlet }, [
    routeAt('login', login),
    // The layout of the back office asks who it is as well.
    routeAt('admin', { default: Outlet, clientLoader }, [routeAt('', { default: Place, clientLoader })]),
  ]);
  await openPage(at, '/login');
  await screen.findByText('Your login session has expired. Please log in again.');
  expect(kept()).toEqual([null, null]);
  expect(signInPath()).toBe('/login');
  fill(screen.getByLabelText(/^Email/), email);
  fill(screen.getByLabelText(/^Password/), password);
  act(() => screen.getByRole('button', { name: 'Log in' }).click());
  await screen.findByText('Led to /admin');
});

// Proves CALLBACK-02, OWN-STATE-27.
test('a login elsewhere that gave no code leads to the login that says so, and nothing is asked for', async () => {
  signIn();
  const { sent } = answer({});
  const at = routeAt('/', { default: Outlet }, [
    routeAt('auth/callback', callback),
    { path: 'login', Component: Place },
  ]);
  await openPage(at, '/auth/callback');
  await screen.findByText('Led to /login?error=auth_failed');
  expect(sent).toEqual([]);
});

// Proves CALLBACK-04, PROTECT-07, OWN-STATE-29.
test.each([
  ['an administrator', 'admin', undefined, '/admin'],
  ['who wanted a page', 'user', '/profile', '/profile'],
  ['who wanted none', 'user', undefined, '/'],
])('a login elsewhere of %s leads on to where theirs leads', async (_, role, wanted, to) => {
  if (wanted) rememberPlace(wanted);
  const { sent } = answer({ 'GET /auth/me': says({ ...user, role, token: 'anew' }) });
  await openPage(site, '/auth/callback?token=some-code');
  await screen.findByText(`Led to ${to}`);
  expect(kept()).toEqual(['anew', JSON.stringify({ ...user, role })]);
  expect(sent.map(({ call }) => call)).toEqual(['GET /auth/me']);
});

test('who is suspended reads so after a login elsewhere', async () => {
  answer({ 'GET /auth/third-party': says({ google: true }) });
  await openPage(site, '/login?error=suspended');
  await screen.findByText('This account is suspended. Please write to us if you think this is wrong.');
});

test('where two signed up with one address, its link leads to where its owner chooses a password', async () => {
  const message =
    'Email verified! More than one sign-up was made with this address, so please choose a password.';
  answer({ 'GET /auth/verify-email/{token}': says({ message, resetToken: 'its-owner' }) });
  await openPage(routeAt('/verify-email/:token', verify), '/verify-email/some-link');
  await screen.findByText(message);
  const choose = screen.getByRole('link', { name: 'Choose a password' });
  expect(choose.getAttribute('href')).toBe('/reset-password/its-owner');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test.each([
  ['/login', login],
  ['/signup', signUp],
])('%s keeps the place that the link to it says one comes from', async (path, page) => {
  answer({ 'GET /auth/third-party': says({ google: true }) });
  await openPage(routeAt(path, page), `${path}?from=%2Fvehicle-registration%3Ftier%3Dfree`);
  await screen.findByRole('form');
  expect(rememberedPlace()).toBe('/vehicle-registration?tier=free');
});

test.each([
  ['/login', login, '/signup?from=%2Fvehicle-registration', '/vehicle-registration'],
  ['/signup', signUp, '/login?from=%2Fvehicle-registration', '/vehicle-registration'],
  ['/signup', signUp, '/season?from=2027-01-02', null],
  ['/signup', signUp, 'https://elsewhere.example/login?from=%2Fprofile', null],
])(
  '%s keeps the place where it was opened before the scripts of the page that led to it: %#',
  async (...row) => {
    const [path, page, before, place] = row;
    const referrer = vi.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue(new URL(before, window.location.origin).href);
    onTestFinished(() => referrer.mockRestore());
    answer({ 'GET /auth/third-party': says({ google: true }) });
    await openPage(routeAt(path, page), path);
    await screen.findByRole('form');
    expect(rememberedPlace()).toBe(place);
  },
);

test('a place that was remembered since is not taken for that of the page that led to the document', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue(`${window.location.origin}/signup?from=%2Fvehicle-registration`);
  onTestFinished(() => referrer.mockRestore());
  answer({ 'GET /auth/third-party': says({ google: true }) });
  const About = () => (
    <Link to="/login" onClick={() => rememberPlace('/trip')}>
      Keep it
    </Link>
  );
  const { user } = await openPage(
    routeAt('/', { default: Outlet }, [{ path: 'about', Component: About }, routeAt('login', login)]),
    '/about',
  );
  await user.click(screen.getByRole('link', { name: 'Keep it' }));
  await screen.findByRole('form');
  expect(rememberedPlace()).toBe('/trip');
});
