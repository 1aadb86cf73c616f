import { type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright/test';
import { join, menuOf, newAddress } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administrator } from '../serve.ts';

// One provider at one address, so one after the other.
test.describe.configure({ mode: 'default' });
// A refused sign-in is one call that is refused.
test.use({ broken: '/api/auth/me' });

const provider = new OAuth2Server();
let claims: Record<string, unknown> = {};
let isWilling = true;

test.beforeAll(async () => {
  const { hostname, port } = new URL(process.env.E2E_ISSUER ?? '');
  await provider.issuer.keys.generate('RS256');
  await provider.start(Number(port), hostname);
  // The server knows its provider by number, not as localhost.
  provider.issuer.url = process.env.E2E_ISSUER;
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims));
  provider.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (isWilling) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
});
test.afterAll(() => provider.stop());

async function comeAs(page: Page, email: string, name: string, more = {}): Promise<void> {
  claims = { sub: `sub-${email}`, aud: 'serendib', email, email_verified: true, name, ...more };
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

// Proves LOGIN-02, CALLBACK-04, PROTECT-07, OWN-STATE-29.
test('somebody new comes through another service, and back to the page they wanted', async ({ page }) => {
  isWilling = true;
  const email = newAddress('kamala');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await comeAs(page, email, 'Kamala Silva');
  await expect(page).toHaveURL('/profile');
  await expect(menuOf(page, 'Kamala Silva')).toBeVisible();
  await expect(page.getByText(/You log in through Google and have no password yet/)).toBeVisible();
  await page.reload();
  await expect(menuOf(page, 'Kamala Silva')).toBeVisible();
});

// Proves CALLBACK-04, PROTECT-07, OWN-STATE-29.
test('an account that is there already is linked, and Back does not lead to its code', async ({
  page,
  request,
}) => {
  const { email, userName } = await join(request);
  await page.goto('/login');
  await comeAs(page, email, 'Another Name');
  await expect(page).toHaveURL('/');
  await expect(menuOf(page, userName)).toBeVisible();
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].name')).toContain('token=');
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(frame.url()));
  await page.goBack();
  await expect.poll(() => passed.length).toBeGreaterThan(0);
  await expect(menuOf(page, userName)).toBeVisible();
  // A spent code would lead on to the login with an error.
  expect(passed.filter((address) => /token=|error=/.test(address))).toEqual([]);
});

// Proves CALLBACK-04, PROTECT-07, OWN-STATE-29.
test('an administrator who comes through another service lands in the admin', async ({ page }) => {
  await page.goto('/login');
  await comeAs(page, administrator.email, 'Administrator');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
});

// Proves CALLBACK-03.
test('a code that is sent on to another browser signs nobody in there', async ({ page, browser }) => {
  isWilling = true;
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/login');
  const landed = page.waitForRequest(/\/auth\/callback\?token=/);
  await comeAs(page, newAddress('sender'), 'Kamala Silva');
  const address = (await landed).url();
  await expect(page).toHaveURL('/login?error=callback_failed');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await expect(elsewhere).toHaveURL('/login?error=callback_failed');
  await expect(elsewhere.getByText(/could not be completed/)).toBeVisible();
  await elsewhere.context().close();
  await page.unroute('**/api/auth/me');
  await page.goto(address);
  await expect(menuOf(page, 'Kamala Silva')).toBeVisible();
});

test('who is refused there, or has not verified their address there, is told in words', async ({ page }) => {
  isWilling = false;
  await page.goto('/login');
  await comeAs(page, newAddress(), 'Nimal Perera');
  await expect(page).toHaveURL('/login?error=auth_failed');
  await expect(page.getByText(/could not sign you in with Google/)).toBeVisible();
  isWilling = true;
  await comeAs(page, newAddress(), 'Nimal Perera', { email_verified: false });
  await expect(page).toHaveURL('/login?error=auth_failed');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
