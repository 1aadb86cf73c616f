import { fillLogin, join, logIn, mailedPath, menuOf, newAddress, password } from '../accounts.ts';
import { expect, test } from '../journey.ts';

// Chromium complains of every call that is refused, and refusals are what some of these are about.
test.use({ broken: '/api/auth/' });
// Mails, several tabs and passwords that are dear to check take their time on a busy machine.
test.describe.configure({ timeout: 75_000 });

// Proves NAV-14, NAV-18, LOGIN-01, LOGIN-03, SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-07, EMAIL-02.
// Proves ENTITY-01, STATE-01, STATE-02, STATE-03, RULE-03, ROLE-02.
test('sign up, open the mailed link, log in, reload, sign out', async ({ page, request }) => {
  const email = newAddress();
  await page.goto('/');
  await page.evaluate('document.fonts.ready.then(() => true)');
  const beside = page.getByRole('button', { name: 'Switch between light and dark' });
  const place = await beside.boundingBox();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByRole('link', { name: 'Sign up' }).click();

  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Username').fill('Nimal Perera');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill('kandy');
  const rule = form.getByRole('listitem').filter({ hasText: 'One number' });
  await expect(rule).toContainText('still missing');
  await form.getByLabel(/^Password/).fill(password);
  await expect(rule).toContainText('done');
  await form.getByLabel('Confirm password').fill('Another-1');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expect(form.getByText('Please agree to the terms to sign up.')).toBeVisible();
  await expect(form.getByLabel('Confirm password')).toBeFocused();
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel(/agree to the/).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(/verify your email address before logging in/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trial mailbox' })).toHaveAttribute('href', '/dev/mailbox');

  await page.goto(await mailedPath(request, email, 'verify-email'));
  await expect(page.getByText('Email verified! You can now log in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/');
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => beside.boundingBox(), 'a name is as wide as "Sign in"').toEqual(place);
  const kept = (name: string) => page.evaluate<string | null>(`localStorage.getItem('${name}')`);
  expect(JSON.parse((await kept('user')) ?? '')).toEqual({
    ...{ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), userName: 'Nimal Perera', email, role: 'user' },
  });
  expect(await kept('token')).toMatch(/^\S{20,}$/);

  await page.reload();
  await menuOf(page).click();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect([await kept('token'), await kept('user')]).toEqual([null, null]);
});

test('who logs in before the page’s scripts have come is logged in when they have', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await join(request);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.evaluate(`location.href = ${JSON.stringify(`${baseURL}/login`)}`);
  await fillLogin(page, email);
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  pressed.resolve();
  await expect(menuOf(page)).toBeVisible();
});

// Proves LOGIN-04, ERROR-02.
test('a wrong password is refused in words, and an empty form says what it needs', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillLogin(page, email, 'Not-the-one-1');
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

// Proves STATE-02, STATE-03, RULE-05.
test('an answer without a token signs nobody in, and takes away what was kept', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { _id: '1', role: 'user' } }));
  await page.goto('/about');
  await page.evaluate("localStorage.setItem('token', 'old'); localStorage.setItem('user', '{broken')");
  await page.goto('/login');
  // A session that cannot be read counts as none.
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await fillLogin(page, 'nimal@example.lk');
  await expect(page.getByText('Login response was invalid')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate("localStorage.getItem('token') ?? localStorage.getItem('user')")).toBeNull();
});

// Proves LOGIN-10, EMAIL-03, STATE-05, STATE-17, RULE-06, ERROR-03.
test('who has not verified their address is told so, and gets another link', async ({ page, request }) => {
  const email = newAddress();
  const body = { userName: 'Nimal Perera', email, password, confirmPassword: password };
  expect((await request.post('/api/auth/register', { data: body })).status()).toBe(201);
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByText('Please verify your email address before logging in.')).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend verification email' });
  await page.getByLabel('Email').fill('');
  await resend.click();
  await expect(page.getByText('Please enter your email address first.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await resend.click();
  await page.getByRole('link', { name: 'Open the verification link' }).click();
  await expect(page.getByText('Email verified! You can now log in.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email verified! You can now log in.')).toBeVisible();
  // An error that follows in the same page changes nothing of the success.
  const refused = page.waitForResponse('**/api/auth/verify-email/nothing');
  await page.evaluate(
    `history.pushState(null, '', '/verify-email/nothing'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  expect((await refused).status()).toBe(400);
  await expect(page.getByText('Email verified! You can now log in.')).toBeVisible();
  await expect(page.getByText('Invalid or expired verification link.')).toHaveCount(0);
  await page.goto('/verify-email/nothing');
  await expect(page.getByText('Invalid or expired verification link.')).toBeVisible();
});

test('where two signed up with one address, its owner chooses a password', async ({ page, request }) => {
  const email = newAddress();
  for (const word of [password, 'Stolen-9-keys']) {
    const body = { userName: 'Nimal Perera', email, password: word, confirmPassword: word };
    expect((await request.post('/api/auth/register', { data: body })).status()).toBe(201);
  }
  await page.goto(await mailedPath(request, email, 'verify-email'));
  await expect(page.getByText(/More than one sign-up was made with this address/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await page.getByLabel(/^New password/).fill('Galle-Fort-88');
  await page.getByLabel('Confirm new password').fill('Galle-Fort-88');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email, 'Stolen-9-keys');
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await fillLogin(page, email, 'Galle-Fort-88');
  await expect(page).toHaveURL('/');
});

// Proves LOGIN-06, FORGOT-01, FORGOT-02, RESET-02, STATE-18, ROLE-02, ERROR-08.
test('a forgotten password is replaced by a mailed link, and the old tab is signed out', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await join(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, email);
  await logIn(page, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');

  const other = await page.context().newPage();
  await other.goto('/forgot-password');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByText('If this email exists, a reset link has been sent.')).toBeVisible();
  await other.goto(await mailedPath(request, email, 'reset-password'));
  await other.getByLabel(/^New password/).fill('Galle-Fort-88');
  await other.getByLabel('Confirm new password').fill('Galle-Fort-89');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByText('Passwords do not match')).toBeVisible();
  await other.getByLabel('Confirm new password').fill('Galle-Fort-88');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
  await expect(other).toHaveURL('/login');

  await expect(page).toHaveURL('/login');
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login?session_expired=true');
  await expect(elsewhere.getByText('Your login session has expired.')).toBeVisible();
  await fillLogin(other, email, 'Galle-Fort-88');
  await expect(other).toHaveURL('/');
  // The other tab of this browser goes along.
  await expect(menuOf(page)).toBeVisible();
  await elsewhere.context().close();
});

// Proves CALLBACK-02, OWN-STATE-27.
test('both ways in which another service can fail lead to the login that says them', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/login?error=auth_failed');
  await expect(page.getByText(/could not sign you in with Google/)).toBeVisible();
  await page.goto('/auth/callback?token=nothing');
  await expect(page).toHaveURL('/login?error=callback_failed');
  await expect(page.getByText(/could not be completed/)).toBeVisible();
});
