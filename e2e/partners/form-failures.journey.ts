import type { Page } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, type Kind, newName, submit } from './partners.ts';

// Calls that fail are what it is about.
test.use({ broken: '/api/' });
test.describe.configure({ timeout: 90_000 });

const image = 'https://example.lk/picture.jpg';

/** What is said where nothing was said by the server: it could not be reached, or refused without a word. */
const updates: { kind: Kind; edit: string; api: string; refuses: 'away' | 'silent'; words: string }[] = [
  {
    ...{ kind: 'vehicle', edit: '/vehicle-edit', api: '/vehicles/owner', refuses: 'away' },
    words: 'Error updating vehicle',
  },
  {
    ...{ kind: 'tourGuide', edit: '/tour-guide-edit', api: '/tour-guides', refuses: 'silent' },
    words: 'Error updating tour guide profile. Please try again.',
  },
  {
    ...{ kind: 'tour', edit: '/tour-edit', api: '/tours', refuses: 'away' },
    words: 'An error occurred while updating the tour.',
  },
  {
    ...{ kind: 'businessListing', edit: '/business-edit', api: '/affiliate-links', refuses: 'silent' },
    words: 'An error occurred while updating the business listing.',
  },
];

/** Makes calls of one method fail. */
const fail = (page: Page, path: string, method: string, how: 'away' | 'silent') =>
  page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return how === 'away' ? route.abort() : route.fulfill({ status: 400, json: {} });
  });

// Proves ERROR-26, OWN-ERROR-07, OWN-ERROR-13, OWN-ERROR-16, OWN-ERROR-17, OWN-ERROR-19, OWN-ERROR-20.
// Proves OWN-ERROR-21.
test('what could not be saved, loaded or sent is said in the specified words, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  const said = page.getByRole('alert');
  const ids = new Map<Kind, string>();
  for (const { kind } of updates)
    ids.set(kind, (await submit(request, caller, kind, kind === 'vehicle' ? {} : { image }))._id);
  await logIn(page, email);

  for (const { kind, edit, api, refuses, words } of updates) {
    const id = ids.get(kind);
    await fail(page, `${api}/${id}`, 'PUT', refuses);
    await page.goto(`${edit}/${id}`);
    const phone = page.getByLabel(/phone/i).first();
    await phone.fill('077 765 4321');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(said).toContainText(words);
    await expect(said).toContainText('All that you wrote is kept here.');
    await expect(phone).toHaveValue('077 765 4321');
  }

  const business = ids.get('businessListing');
  await fail(page, `/affiliate-links/${business}`, 'GET', 'away');
  await page.goto(`/business-edit/${business}`);
  await expect(page.getByText('Failed to load business data. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible();

  await fail(page, '/tour-guides', 'POST', 'silent');
  await page.goto('/tour-guide-registration');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(newName('Nadeesha'));
  await page.getByLabel('Bio').fill('I grew up below Hanthana.');
  await page.getByLabel('Years of experience').fill('9');
  await page.getByLabel('Rate per day').fill('Rs 12000');
  await page.getByLabel('Contact email').fill('nadeesha@example.lk');
  await page.getByLabel('Contact phone').fill('071 234 5678');
  await page.getByRole('combobox', { name: 'Preferred areas' }).fill('kan');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect(said).toContainText('Error submitting registration. Please check all required fields.');
  await expect(page.getByLabel('Bio')).toHaveValue('I grew up below Hanthana.');
});

// Proves PROTECT-04, PROTECT-05, EDIT-07.
test('editors and the forms of partners are nobody’s alone, and ask for a login in their own place', async ({
  page,
}) => {
  for (const path of [
    ...['/vehicle-edit/1', '/tour-guide-edit/1', '/blog-edit/1', '/business-edit/1', '/tour-edit/1'],
    ...['/submit-sponsored-blog', '/submit-tour-partnership'],
  ]) {
    // What is shown while an editor loads is what the server sends.
    if (path.includes('-edit/'))
      expect(await (await page.request.get(path)).text(), path).toContain('role="status"');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Login Required' }), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

// Proves OWN-ERROR-02, OWN-LIMIT-17.
test('registering a vehicle asks for a login, waits five seconds to know of premium, and no longer', async ({
  page,
  request,
}) => {
  await page.goto('/vehicle-registration');
  await expect(
    page.getByText('You must be logged in to register a vehicle. Please log in again.'),
  ).toBeVisible();

  const { email } = await join(request);
  await logIn(page, email);
  // Logging in leads back to the form, which asks as well: that call is over once the page is another.
  await page.goto('/about');
  await page.route('**/api/vehicles/my-premium-status', () => {});
  const isStatus = (asked: { url: () => string }) => asked.url().endsWith('/my-premium-status');
  const asked = page.waitForEvent('request', isStatus).then(() => Date.now());
  const given = page.waitForEvent('requestfailed', isStatus).then(() => Date.now());
  await page.goto('/vehicle-registration');
  await expect(page.getByText('One photo, from your camera')).toBeVisible();

  // Meanwhile: a picture without encryption is taken, and its owner told that it is not shown.
  await page.getByText('It is on the web already').click();
  await page.getByLabel('Vehicle image URL').fill('http://example.lk/van.jpg');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Travellers see a drawing instead.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByLabel('Vehicle image URL').fill('https://example.lk/van.jpg');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expect(page.getByText('Travellers see a drawing instead.')).toBeHidden();

  const waited = (await given) - (await asked);
  // As it is heard of here, on a machine that has other things to do; no other call waits for as short a time.
  expect(waited).toBeGreaterThan(3_000);
  expect(waited).toBeLessThan(25_000);
  await expect(page.getByText('One photo, from your camera')).toBeVisible();
});
