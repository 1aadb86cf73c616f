import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright/test';
import { join, menuOf, newAddress } from '../accounts.ts';
import { firstFieldIsInSight } from '../forms/first-field.ts';
import { expect, test } from '../journey.ts';
import { find } from '../visitor/listings.ts';

// One provider at one address, so one after the other.
test.describe.configure({ mode: 'default' });

const provider = new OAuth2Server();
let claims: Record<string, unknown> = {};

test.beforeAll(async () => {
  const { hostname, port } = new URL(process.env.E2E_ISSUER ?? '');
  await provider.issuer.keys.generate('RS256');
  await provider.start(Number(port), hostname);
  // The server knows its provider by number, not as localhost.
  provider.issuer.url = process.env.E2E_ISSUER;
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims));
});
test.afterAll(() => provider.stop());

async function comeAs(page: Page, email: string, name: string): Promise<void> {
  claims = { sub: `sub-${email}`, aud: 'serendib', email, email_verified: true, name };
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

// Proves LOGIN-02, CALLBACK-04, PROTECT-07, OWN-STATE-29.
test('somebody new comes through another service, and back to the page they wanted', async ({ page }) => {
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

test('a part of a page that asked for a sign-in is in sight, with the keyboard, for a traveller who comes back through another service', async ({
  page,
  request,
}) => {
  const { _id } = await find(request, '/vehicles', () => true);
  await page.goto(`/login?from=${encodeURIComponent(`/vehicles/${_id}#said`)}`);
  await comeAs(page, newAddress('maja'), 'Maja Lindgren');
  await expect(page).toHaveURL(`/vehicles/${_id}#said`);
  await expect(page.locator('#said')).toBeInViewport();
  await expect(page.locator('#said')).toBeFocused();
});

// Proves CALLBACK-04, PROTECT-07, OWN-STATE-29.
test('an account that is there already is linked, and Back does not lead to its code', async ({
  page,
  request,
}) => {
  const { email, userName } = await join(request);
  await page.goto('/login');
  await firstFieldIsInSight(page);
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
