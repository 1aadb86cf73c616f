import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { firstFieldIsInSight } from './first-field.ts';

test.describe.configure({ timeout: 120_000 });
// What is not approved is found by its owner alone, whose browser asks once more.
test.use({ broken: '/' });

test('a pending page says to its owner what it is, also where other parts of it come late, and travellers see it once it is approved', async ({
  page,
  request,
}) => {
  const caller = await newCaller(request);
  await openSession(page, caller);
  const { _id } = await submit(request, caller, 'blog', { title: newName('The 5:47') });
  // What every page brings with the first touch, which comes when the page has said that it is not there.
  const late = /\/assets\/touched-/;
  const others = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await others.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(late);
  await page.goto(`/blogs/${_id}`);
  await asked;
  others.resolve();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: /^The 5:47/ })).toBeVisible();
  await expect(main.getByText('Under Review: this is how it will look')).toBeVisible();
  await decide(request, 'blog', _id, { status: 'approved' });
  await page.goto(`/blogs/${_id}`);
  await expect(main.getByText('Travelling with somebody?')).toBeVisible();
  await expect(main.getByText('Only you and our team see this page.')).toBeHidden();
});

test('a rejection shows in the bar, leads to the form, and is sent again from under the words of our team', async ({
  page,
  request,
}) => {
  const caller = await newCaller(request);
  const vehicleModel = newName('Toyota KDH');
  const { _id } = await submit(request, caller, 'vehicle', { vehicleModel });
  const reason = 'We could not reach you by the phone number you gave. Please check it and send it again.';
  await decide(request, 'vehicle', _id, { status: 'rejected', reason });
  await openSession(page, caller);
  await page.goto('/about');
  await page.getByRole('button', { name: 'One listing needs your hand' }).click();
  const menu = page.getByRole('link', { name: 'One listing needs your hand' });
  await expect(menu).toHaveAttribute('href', `/vehicle-edit/${_id}`);

  await menu.click();
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
  // The mark comes with the last of what the bar counts by, after the name beside it.
  const counted = [
    ...['payments/user', 'affiliate-links/user', 'inquiries/unread'],
    ...['tour-guides', 'vehicles', 'tours', 'blogs'].map((kind) => `${kind}/my-submissions`),
  ].map((list) => page.waitForEvent('requestfinished', (call) => call.url().includes(`/api/${list}`)));
  await page.goto('/about');
  await Promise.all(counted);
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
  await expect(page.getByRole('button', { name: /^Nimal/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'One listing needs your hand' })).toBeHidden();
});

test('a guide without a photo has one pattern on card and page, and is asked for a photo; what leads to the plans stands on one line and lands at them', async ({
  page,
  request,
}) => {
  const caller = await newCaller(request);
  const { _id } = await submit(request, caller, 'tourGuide');
  await openSession(page, caller);
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
  await firstFieldIsInSight(page);
  expect(await pattern()).toBe(onPage);
  await page.goto('/profile?tab=submissions');
  expect(await pattern()).toBe(onPage);
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await expect(page).toHaveURL(`/tour-guide-edit/${_id}#you`);

  // The ways to each premium stand on one line, where there is room.
  await page.goto('/profile?tab=subscriptions');
  const ways = page.getByRole('link', { name: /^See the plans/ });
  await expect(ways).toHaveCount(3);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const tops = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size, `at ${width} px: ${tops}`).toBe(1);
    }).toPass();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'See the plans: Vehicle premium' }).click();
  await expect(page).toHaveURL('/partnership/vehicle-premium#plans');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
});
