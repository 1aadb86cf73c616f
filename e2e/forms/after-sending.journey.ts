import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, type Kind, newName, submit } from '../partners/partners.ts';

test.describe.configure({ timeout: 120_000 });
// What is not approved is found by its owner alone, whose browser asks once more.
test.use({ broken: '/' });

const kinds: [Kind, string, Record<string, unknown>][] = [
  ['vehicle', '/vehicles', {}],
  ['tourGuide', '/tour-guides', {}],
  ['businessListing', '/business-listings', {}],
  ['tour', '/tours', { image: 'https://example.lk/t.jpg' }],
  ['blog', '/blogs', {}],
];

test('a pending page says to its owner what it is and who sees it, and asks for nothing a traveller would', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  await logIn(page, email);
  for (const [kind, path, over] of kinds) {
    const { _id } = await submit(request, caller, kind, over);
    await page.goto(`${path}/${_id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Under Review: this is how it will look'), kind).toBeVisible();
    await expect(main.getByText('Only you and our team see this page.')).toBeVisible();
    await expect(main.getByText('Travelling with somebody?')).toBeHidden();
    await expect(main.getByText('What travellers said')).toBeHidden();
    await expect(main.getByRole('heading', { name: /^More / })).toBeHidden();
    await main.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();

    await decide(request, kind, _id, { status: 'approved' });
    await page.goto(`${path}/${_id}`);
    await expect(main.getByText('Travelling with somebody?'), kind).toBeVisible();
    await expect(main.getByText('Only you and our team see this page.')).toBeHidden();
  }
});

test('a rejection shows on every page, leads to the form, and is sent again from under the words of our team', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  const vehicleModel = newName('Toyota KDH');
  const { _id } = await submit(request, caller, 'vehicle', { vehicleModel });
  const reason = 'We could not reach you by the phone number you gave. Please check it and send it again.';
  await decide(request, 'vehicle', _id, { status: 'rejected', reason });
  await logIn(page, email);
  for (const path of ['/', '/about', '/vehicles']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'One listing needs your hand' }), path).toBeVisible();
  }
  await page.getByRole('button', { name: 'One listing needs your hand' }).click();
  const menu = page.getByRole('link', { name: 'One listing needs your hand' });
  await expect(menu).toHaveAttribute('href', `/vehicle-edit/${_id}`);

  await page.goto(`/vehicles/${_id}`);
  await expect(page.getByText('Not approved yet: travellers do not see this')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'One needs your hand' }).click();
  await expect(page).toHaveURL(`/vehicle-edit/${_id}`);

  // The words stand above the field they speak of, which is marked.
  const said = page.getByRole('form').getByText(reason);
  await expect(said).toBeVisible();
  const phone = page.getByLabel('Contact phone');
  await expect(page.locator('[data-marked]', { has: phone })).toContainText('Our team wrote about this.');
  await expect(page.locator('[data-marked]', { has: page.getByLabel('Vehicle model') })).toHaveCount(0);
  expect((await said.boundingBox())?.y).toBeLessThan((await phone.boundingBox())?.y ?? 0);
  const again = page.getByRole('button', { name: 'Send again' });
  await again.click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been changed yet.');
  await phone.fill('077 765 4321');
  await again.click();
  await expect(page.getByText('Vehicle updated successfully! It is with our team again.')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=submissions');
  await expect(page.getByText('Under Review', { exact: true })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('button', { name: /^Nimal/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'One listing needs your hand' })).toBeHidden();
});

test('a guide without a photo has one quiet picture on card and page, and is asked for a photo', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const { _id } = await submit(request, await callerOf(request, email), 'tourGuide');
  await logIn(page, email);
  const pattern = async () =>
    (await page.getByRole('main').locator('img[src*="/prints/pattern-"]').first().getAttribute('src'))
      ?.split('/')
      .at(-1);
  await page.goto(`/tour-guides/${_id}`);
  await expect(page.getByText('Only you and our team see this page.')).toBeVisible();
  const onPage = await pattern();
  expect(onPage).toMatch(/^pattern-/);
  await page.goto(`/tour-guide-edit/${_id}`);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(await pattern()).toBe(onPage);
  await page.goto('/profile?tab=submissions');
  expect(await pattern()).toBe(onPage);
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await expect(page).toHaveURL(`/tour-guide-edit/${_id}#you`);
});

test('what leads to the plans lands at them', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=subscriptions');
  await page.getByRole('link', { name: 'See the plans: Vehicle premium' }).click();
  await expect(page).toHaveURL('/partnership/vehicle-premium#plans');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
});
