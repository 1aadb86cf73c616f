import type { Page } from 'playwright/test';
import { join } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });
// Nearly everything here is refused on purpose, and Chromium complains of each.
test.use({ broken: '/api/' });

const why = 'The desk is closed.';
const refuse = (page: Page, method: string, path: string | RegExp) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 400, json: { error: why, code: 'BAD_REQUEST' } })
      : route.fallback(),
  );

// Proves ADMIN-02, ADMIN-04, ADMIN-05, ADMIN-ERROR-02, ADMIN-ERROR-04.
test('the dashboard leads to every page, and says it when an order cannot be completed or reconciled', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const name = newName('Aadhavan Selvarajah');
  const { _id } = await submit(request, await callerOf(request, email), 'tourGuide', { name });
  const order = {
    ...{ _id, orderId: 'SER-20261122-REFUSED', serviceType: 'guide_premium_monthly', amount: 500 },
    ...{ description: 'Tour guide premium, one month', status: 'pending', createdAt: '2026-11-22T06:00:00Z' },
    ...{ customerDetails: { name: 'Nimal' }, user: null },
  };
  await page.route(/\/api\/admin\/payments\?/, (route) =>
    route.fulfill({ json: [order], headers: { 'x-total-count': '1', 'x-total-unfiltered': '1' } }),
  );
  await refuse(page, 'PATCH', `**/api/payments/${_id}/complete`);
  await refuse(page, 'POST', '**/api/admin/payments/reconcile');
  await openAdmin(page, '/admin');
  const cards = page.getByRole('region', { name: 'What there is' }).getByRole('link');
  for (const [index, words] of [
    ...['users', 'destinations', 'vehicles', 'tour-guides', 'blogs', 'affiliate-links', 'tours'],
    ...['vehicles?premium=true', 'tour-guides?premium=true'],
    ...['reviews?waiting=true', 'reviews?reported=true'],
  ].entries())
    await expect(cards.nth(index)).toHaveAttribute('href', `/admin/${words}`);
  await expect(cards).toHaveCount(11);
  const tabs = page.getByRole('navigation', { name: 'Pending' });
  await expect(tabs.getByRole('link')).toHaveText([
    ...[/^Tour guides/, /^Vehicles/, /^Blogs/, /^Business listings/, /^Tours/, /^Users/, /^Payments/],
  ]);
  const reviews = page.getByRole('region', { name: 'Pending', exact: true }).getByRole('link', {
    name: /^Review /,
  });
  await expect(reviews.first()).toHaveAttribute('href', /^\/admin\/tour-guides\?id=[\da-f-]{36}$/);

  const panel = page.getByRole('region', { name: 'Pending payments' });
  await panel.getByRole('button', { name: 'Reconcile' }).click();
  await expect(said(page, `Failed to reconcile payments: ${why}`)).toBeVisible();
  await panel.getByRole('button', { name: `Complete ${order.orderId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(said(page, `Failed to complete payment: ${why}`)).toBeVisible();
  await remove(page, 'tourGuide', _id);
});

// Proves ADMIN-ERROR-05, ADMIN-ERROR-07, ADMIN-ERROR-08, ADMIN-ERROR-10, ADMIN-ERROR-11, ADMIN-ERROR-19.
test('a vehicle, a changed business and a place that cannot be saved or loaded say so in the specified words', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const vehicle = await submit(request, owner, 'vehicle', { vehicleModel: newName('Isuzu Journey') });
  const businessName = newName('Fort Bakery');
  const business = await submit(request, owner, 'businessListing', { businessName, image });
  await decide(request, 'businessListing', business._id, { status: 'approved' });
  const changed = await request.put(`/api/affiliate-links/${business._id}`, {
    headers: { authorization: owner.authorization },
    data: { specialties: 'Kimbula banis' },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  const pane = paneOf(page);
  await refuse(page, 'PATCH', '**/api/vehicles/*/verify');
  await refuse(page, 'PUT', `**/api/vehicles/${vehicle._id}`);
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}&id=${vehicle._id}`);
  await pane.getByRole('button', { name: 'Verify' }).click();
  const relog = 'Failed to update vehicle status. Please try logging in again.';
  await expect(said(page, `${relog} ${why}`)).toBeVisible();
  await pane.getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Save changes' });
  await form.getByLabel(/^Base location/).fill('Kalmunai');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Error saving vehicle: ${why}`).first()).toBeVisible();

  await refuse(page, 'PATCH', '**/api/affiliate-links/*/reviewed');
  await page.goto(`/admin/affiliate-links?ownerId=${owner._id}&id=${business._id}`);
  await pane.getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(said(page, `Failed to mark as reviewed. ${why}`)).toBeVisible();
  await refuse(page, 'GET', `**/api/affiliate-links/${business._id}`);
  await page.reload();
  await expect(pane.getByText('Failed to load business listing details')).toBeVisible();

  await refuse(page, 'PUT', '**/api/destinations/*');
  await page.goto('/admin/destinations?search=Vavuniya');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Failed to update destination: ${why}`)).toBeVisible();
  await remove(page, 'vehicle', vehicle._id);
  await remove(page, 'businessListing', business._id);
});

// Proves ADMIN-PAGE-08, ADMIN-PAGE-09, OWN-STATE-14, OWN-STATE-19, OWN-STATE-20, ADMIN-ERROR-12.
// Proves ADMIN-ERROR-16, ADMIN-ERROR-19.
test('a guide’s card says the most of it; without premium it is not featured, and what it never had is not restored', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const name = newName('Chandani Wijekoon');
  const contactEmail = 'chandani@example.lk';
  const { _id } = await submit(request, owner, 'tourGuide', { name, contactEmail, yearsOfExperience: 23 });
  await decide(request, 'tourGuide', _id, { status: 'approved' });
  const shown = (await (await request.get(`/api/tour-guides/${_id}`)).json()) as Record<string, string[]>;
  // As it would be after a premium that ended long ago.
  await page.route(`**/api/tour-guides/${_id}`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), hadPremiumBefore: true } });
  });
  await openAdmin(page, `/admin/tour-guides?ownerId=${owner._id}`);
  const card = page.locator('.workspace-row');
  const areas = [shown.languages?.[0], shown.specialization?.[0], shown.preferredAreas?.[0]];
  for (const words of [name, 'Verified', '23 years', contactEmail, ...areas])
    await expect(card).toContainText(words ?? 'nothing');
  await page.getByRole('link', { name }).click();
  const pane = paneOf(page);
  await pane.getByRole('button', { name: 'Restore Premium' }).click();
  const never = page.getByRole('dialog', { name: 'Nothing to restore' });
  await expect(never).toContainText('This guide never had premium. Please use the regular upgrade process.');
  await never.getByRole('button', { name: 'OK' }).click();
  await page.route(`**/api/admin/tour-guides/${_id}/payment-history`, (route) =>
    route.fulfill({ json: { hadPremium: true, periods: [] } }),
  );
  await pane.getByRole('button', { name: 'Restore Premium' }).click();
  const days = page.getByRole('dialog', { name: 'Restore premium' });
  await expect(days.getByLabel('Number of days')).toHaveValue('30');
  await days.getByRole('button', { name: 'Restore' }).click();
  await expect(said(page, /^This guide never had premium\./)).toBeVisible();
  await refuse(page, 'PATCH', `**/api/tour-guides/${_id}/restore-premium`);
  await pane.getByRole('button', { name: 'Restore Premium' }).click();
  await days.getByLabel('Number of days').fill('77');
  await days.getByRole('button', { name: 'Restore' }).click();
  await expect(days.getByRole('alert')).toHaveText(`Failed to restore premium status: ${why}`);
  await expect(days.getByLabel('Number of days')).toHaveValue('77');
  await days.getByRole('button', { name: 'Cancel' }).click();
  await expect(pane.getByRole('button', { name: 'Feature' })).toHaveCount(0);
  await pane.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete this guide?' });
  await expect(sure).toContainText('Are you sure you want to delete this guide?');
  await sure.getByLabel('Reason').fill('She has moved away.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(said(page, 'Guide has been deleted successfully.')).toBeVisible();
});

test('a reason stays where it was typed, with what failed, until it has been taken', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const vehicleModel = newName('Tata Nano');
  await submit(request, owner, 'vehicle', { vehicleModel });
  const bulk = '**/api/admin/listings/bulk';
  await refuse(page, 'PATCH', '**/api/vehicles/*/verify');
  await refuse(page, 'POST', bulk);
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}`);
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason');
  const refused = async (verb: string, words: string, failed: string) => {
    await reason.fill(words);
    await dialog.getByRole('button', { name: verb }).click();
    await expect(dialog.getByRole('alert')).toHaveText(`${failed}${why}`);
    await expect(reason).toHaveValue(words);
  };
  await page.getByLabel(`Choose ${vehicleModel}`).check();
  const bar = page.locator('.workspace-bar');
  for (const verb of ['Reject', 'Delete']) {
    await bar.getByRole('button', { name: verb }).click();
    await refused(verb, `${verb}: its plate cannot be read.`, '');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.getByRole('link', { name: vehicleModel }).click();
  const pane = paneOf(page);
  await pane.getByRole('button', { name: 'Reject' }).click();
  await refused(
    'Reject',
    'Nobody answers.',
    'Failed to update vehicle status. Please try logging in again. ',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await pane.getByRole('button', { name: 'Delete' }).click();
  await refused('Delete', 'It was sold.', 'The vehicle could not be deleted. ');
  await page.unroute(bulk);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(said(page, 'Vehicle has been deleted successfully.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a number of days stays with what failed; what somebody else has done already takes the reason along and says so', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const vehicleModel = newName('Hino Liesse');
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  await openAdmin(page, `/vehicle-premium?search=${encodeURIComponent(vehicleModel)}`);
  const dialog = page.getByRole('dialog');
  const days = dialog.getByLabel('Number of days');
  await page.route('**/api/admin/vehicles/*/premium', (route) => route.abort());
  await page.getByRole('button', { name: `Upgrade ${vehicleModel}` }).click();
  await days.fill('123');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Premium could not be given.');
  await expect(days).toHaveValue('123');
  await page.unroute('**/api/admin/vehicles/*/premium');
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(said(page, `${vehicleModel} has 123 more days of premium.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/admin/vehicles?ownerId=${owner._id}&id=${_id}`);
  await paneOf(page).getByRole('button', { name: 'Unverify' }).click();
  await dialog.getByLabel('Reason').fill('The plate cannot be read.');
  await decide(request, 'vehicle', _id, { status: 'rejected', reason: 'Somebody was faster.' });
  await dialog.getByRole('button', { name: 'Unverify' }).click();
  await expect(
    said(page, /has rejected this in the meantime\. What you typed was not sent\.$/),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await remove(page, 'vehicle', _id);
});

test('an order that is not there is said so at the desk, and the desk leads on', async ({ page }) => {
  await openAdmin(page, '/admin/payments/view/SER-20261122-NOTHING');
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to payments' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Payments' })
    .click();
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
});
