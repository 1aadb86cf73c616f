import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { aPartner, aPhoto, seesItWait } from './submitting.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 90_000 });

/** As many stops as a form may have between two of its fields. */
const manyStops = 80;

/** Goes on by Tab alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: to find a field by its role, the names of all that stands in a form are worked out.
  const element = await target.elementHandle();
  for (let stops = 0; stops < manyStops; stops++) {
    if (await element?.evaluate((one) => one.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab.`);
}

/** What has the focus, in the form, where it lies under the bar of the site or the line of progress. */
const covered = (page: Page) =>
  page.evaluate<string | null>(`(() => {
    const focused = document.querySelector('.submission-parts :focus, .submission-end :focus');
    const line = document.querySelector('.form-progress').getBoundingClientRect();
    return focused !== null && focused.getBoundingClientRect().top < line.bottom - 1 ? focused.outerHTML : null;
  })()`);

test('a vehicle is listed without a mouse, on a small screen, and nothing that has the focus is covered', async ({
  page,
  request,
}) => {
  const partner = await aPartner(page, request);
  // Heard from the start: a browser has to be told beforehand that its chooser is for us.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/vehicle-registration');
  const owner = page.getByRole('textbox', { name: 'Owner name' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, owner);
  await expect(owner).toHaveValue('Nimal Perera');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please fill in the owner name');
  await expect(owner).toBeFocused();

  const model = `Toyota KDH ${Date.now()}`;
  const write = async (label: string, words: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(words);
  };
  // The name of the account is offered, and pressing it leads on from the line it has filled.
  await tabTo(page, page.locator('button.chip', { hasText: 'Nimal Perera' }).first());
  await page.keyboard.press('Enter');
  await expect(owner).toBeFocused();
  await expect(owner).toHaveValue('Nimal Perera');
  await tabTo(page, page.getByLabel('Car', { exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Van', { exact: true })).toBeChecked();
  await write('Vehicle model', model);
  await write('Vehicle year', '2018');
  await write('Plate number', `WP K${String(Date.now()).slice(-6)}`);
  await write('Seating capacity', '9');
  await tabTo(page, page.getByLabel('Air Conditioning', { exact: true }));
  await page.keyboard.press('Space');
  // Refused again, the first thing that is wrong by now has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Price per day')).toBeFocused();
  await page.keyboard.type('24000');
  await write('Contact phone', '077 123 4567');
  // The address, and further down the driver's name, are filled in by the account.
  await write('Base location', 'Kandy');
  await tabTo(page, page.getByLabel('Central', { exact: true }));
  await page.keyboard.press('Space');

  const areas = page.getByRole('combobox', { name: 'Preferred areas' });
  await tabTo(page, areas);
  await page.keyboard.type('mata');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: /^Remove Mata/ }).first());
  await page.keyboard.press('Enter');
  await expect(areas).toBeFocused();

  await write('Driver experience', '12');
  await tabTo(page, page.getByLabel('Add photo: Photos'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await aPhoto());
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
  await expect(page.getByLabel('Replace photo: Photos')).toBeFocused();

  const submit = page.getByRole('button', { name: 'Submit registration' });
  await tabTo(page, submit);
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Shift+Tab');
    expect(await covered(page)).toBeNull();
  }
  await submit.focus();
  await page.keyboard.press('Enter');
  await seesItWait(page, model);
  const [vehicle] = await partner.mine('/vehicles/my-submissions');
  // Asked once, held twice.
  expect(vehicle).toMatchObject({ vehicleType: 'van', features: ['Air Conditioning'], hasAC: true });
});
