import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  fillLogin,
  join,
  logIn,
  mailedPath,
  menuOf,
  newAddress,
  openSession,
  password,
  sessionOf,
} from '../accounts.ts';
import { expect, test } from '../journey.ts';

test.use({ broken: '/api/auth/' });
// Mails, several tabs and passwords that are dear to check take their time on a busy machine.
test.describe.configure({ timeout: 75_000 });

// Proves NAV-16, ROUTE-06, OWN-AIM-01, PROTECT-01, PROFILE-03.
test('a visitor signs in first and comes back', async ({ page, request }) => {
  const { email } = await join(request);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toHaveCount(2);
  for (const [term, words] of [
    ['Username', 'Nimal Perera'],
    ['Email', email],
    ['Member since', /^\d+ \w+ 20\d\d$/],
  ] as const) {
    const fact = page.locator('.facts > div').filter({ has: page.getByText(term, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(words);
  }

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Destinations' }).first().click();
  // The address leads its page by a moment, and a page that arrives takes the focus and closes what is open.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations');
  await menuOf(page).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

/** Puts a draft with a paper's number into the browser, and tells which drafts are there. */
const draftsIn = (page: Page) => ({
  add: () =>
    page.evaluate(`(() => {
      const { _id } = JSON.parse(localStorage.getItem('user'));
      localStorage.setItem('draft:' + _id + ':tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
      localStorage.setItem('draft:another:vehicle:new', '{}');
    })()`),
  left: () => page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('draft:'))`),
});

test.describe('when a session ends elsewhere', () => {
  // What the badge counts is asked for with the ended token too, and refused.
  test.use({ broken: '/api/' });

  // Proves CALL-36, LIMIT-05, OWN-LIMIT-18.
  test('the bar asks every five minutes, and notices that a session has ended elsewhere', async ({
    page,
    request,
  }) => {
    const { email } = await join(request);
    await page.clock.install();
    const session = await sessionOf(request, email);
    await openSession(page, session);
    const { authorization } = session;
    const asked: string[] = [];
    let answered = 0;
    const pathOf = (url: string) => new URL(url).pathname.split('/api/')[1];
    page.on('request', (one) => {
      const path = pathOf(one.url());
      if (path) asked.push(path);
    });
    page.on('response', (one) => {
      if (pathOf(one.url())) answered += 1;
    });
    const four = [
      'affiliate-links/user',
      'payments/user',
      'tour-guides/my-submissions',
      'vehicles/my-submissions',
    ];
    // The mark of what was rejected looks through the other two kinds as well.
    const two = ['blogs/my-submissions', 'tours/my-submissions'];
    const round = ['auth/me', 'inquiries/unread', ...four, ...two].sort();
    const forget = () => {
      asked.length = 0;
      answered = 0;
    };
    await page.goto('/');
    await expect(menuOf(page)).toBeVisible();
    // A page can be idle before it is hydrated: its first round is over when all of it is answered.
    await expect.poll(() => [...asked].sort()).toEqual(round);
    await expect.poll(() => answered).toBe(round.length);
    forget();
    await page.clock.fastForward(270_000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.clock.fastForward(30_000);
    await expect.poll(() => [...asked].sort()).toEqual(round);
    await expect(menuOf(page)).toBeVisible();

    await request.delete('/api/auth/sessions', { headers: { authorization }, data: { password } });
    await page.clock.fastForward(300_000);
    await expect(page).toHaveURL('/login?session_expired=true');
  });
});

// Proves PROFILE-05, OWN-ROLE-03.
test('name and address are changed, the address by a link and with the password', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const next = newAddress('kamala');
  await logIn(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Username').fill('Never');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Nimal Perera' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Username').fill('Kamala Silva');
  await page.getByLabel('Email').fill(next);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${next} waits for your confirmation`)).toBeVisible();
  await expect(menuOf(page, 'Kamala Silva')).toBeVisible();

  await page.goto(await mailedPath(request, next, 'verify-email'));
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible();
});

test('a password is changed, other devices are signed out, and one’s data taken along', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await join(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, email);
  await logIn(page, email);
  await page.goto('/profile');
  const devices = page.getByRole('listitem').filter({ hasText: 'Last seen' });
  await expect(devices).toHaveCount(2);
  await devices
    .filter({ hasNotText: '(this one)' })
    .getByRole('button', { name: /Sign out/ })
    .click();
  const dialog = page.getByRole('dialog');
  const confirm = async (name: string, word: string) => {
    await dialog.getByLabel('Your password').fill(word);
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  await confirm('Sign out', 'Not-the-one-1');
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await confirm('Sign out', password);
  await expect(devices).toHaveCount(1);
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login?session_expired=true');
  await elsewhere.context().close();

  const oldToken = await page.evaluate('localStorage.getItem("token")');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('Not-the-one-1');
  await page.getByLabel(/^New password/).fill('Galle-Fort-88');
  await page.getByLabel('Confirm new password').fill('Galle-Fort-88');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is not right.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/Your password is changed/)).toBeVisible();

  // The token that was stored before is of no use any more.
  expect(await page.evaluate('localStorage.getItem("token")')).not.toBe(oldToken);
  const old = await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${oldToken}` } });
  expect(old.status()).toBe(401);

  await page.getByRole('button', { name: 'Download my data' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), confirm('Download', 'Galle-Fort-88')]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).account.email).toBe(email);

  const drafts = draftsIn(page);
  await drafts.add();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await confirm('Sign out everywhere', 'Galle-Fort-88');
  await expect(page).toHaveURL('/login');
  expect(await drafts.left()).toEqual(['draft:another:vehicle:new']);
});

test('an account is deleted with its password, and then is no more', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/profile');
  await expect(page.getByText(/Payments are kept for 7 years/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('Not-the-one-1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  const drafts = draftsIn(page);
  await drafts.add();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/Your account is deleted/)).toBeVisible();
  expect(await drafts.left()).toEqual(['draft:another:vehicle:new']);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const again = await request.post('/api/auth/login', { data: { email, password } });
  expect(again.status()).toBe(401);
});
