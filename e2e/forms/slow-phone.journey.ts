import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { aPhoto } from '../partners/submitting.ts';

test.describe.configure({ timeout: 90_000 });

test('a form can be read and begun before its scripts have come, and keeps what was typed', async ({
  page,
  request,
}) => {
  const { email } = await join(request, undefined, 'Nimal Perera');
  await logIn(page, email);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opening = page.goto('/vehicle-registration');
  const model = page.getByLabel('Vehicle model');
  await expect(model).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeHidden();
  await page
    .getByRole('group', { name: 'Vehicle type' })
    .getByLabel('Van', { exact: true })
    .check({ force: true });
  await page.getByLabel('Price per day').fill('18,000');
  await page.getByRole('group', { name: 'Features' }).getByLabel('Wifi').check({ force: true });
  await page.getByLabel(/^Add photo/).setInputFiles(await aPhoto());
  await model.fill('Toyota KDH');
  await expect(page.getByLabel('Owner name')).toHaveValue('');
  scripts.resolve();
  await opening;

  // The account is known now, and nothing that was typed is gone.
  await expect(page.getByLabel('Owner name')).toHaveValue('Nimal Perera');
  await expect(page.getByLabel('Contact email')).toHaveValue(email);
  await expect(model).toHaveValue('Toyota KDH');
  await expect(model).toBeFocused();
  await expect(page.getByLabel('Van', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Wifi', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Price per day')).toHaveValue('18,000');
  await expect(page.locator('.form-preview')).toContainText('LKR 18,000');
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
});

test('a first tap on “When · Who” opens its dialog where the scripts are still on their way, and leads to the seasons where none come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ask = page.getByRole('link', { name: 'When · Who' });
  // What holds a tap stands at the end of the page, of which a link may be seen before.
  const tapAt = async (path: string) => {
    const isRead = page.waitForEvent('domcontentloaded');
    const opening = page.goto(path);
    // Where no scripts come it ends elsewhere.
    opening.catch(() => {});
    await isRead;
    await ask.click();
    return { opening };
  };
  // A tap waits five seconds for scripts. They are measured below, by a clock: here the scripts may take longer.
  const patient = await page.addInitScript(`{
    const { setTimeout: start } = window;
    window.setTimeout = (work, ms, ...given) => start(work, ms === 5000 ? 60_000 : ms, ...given);
  }`);
  for (const path of ['/vehicles', '/search?q=van']) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const { opening } = await tapAt(path);
    scripts.resolve();
    await opening;
    await expect(page.getByRole('dialog', { name: 'When and who' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.unroute('**/assets/*.js');
  }
  await patient.dispose();
  await page.clock.install();
  await page.route('**/assets/*.js', () => {});
  await tapAt('/tour-guides');
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL('/season');
});
