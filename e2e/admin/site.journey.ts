import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, sidewaysAt, test } from '../journey.ts';
import { administratorOf, newCaller, newName, submit } from '../partners/partners.ts';
import { axeOf } from '../stands.ts';
import { openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });
// What is refused is refused with a 400, and Chromium complains of it.
test.use({ broken: '/api/admin/' });

test('the file of a district’s places is said to change nothing, and one line of it changes one', async ({
  page,
  request,
}) => {
  await openAdmin(page, '/admin/destinations?district=Mullaitivu');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import destinations' });
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(file);
  await expect(dialog.getByRole('status')).toContainText('0 new, 0 changed');
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await choose('name,district\nNowhere,Atlantis\n');
  await expect(dialog.getByText('Wrong', { exact: true })).toBeVisible();
  await expect(dialog.getByText('There is no district "Atlantis".')).toBeVisible();
  await choose('name,Name\nA,B\n');
  await expect(dialog.getByRole('alert')).toHaveText('The column “name” stands twice in the heading.');

  const slug = file.split('\n')[1]?.split(',')[0] ?? '';
  const { bestTimeToVisit: before } = await (await request.get(`/api/destinations/${slug}`)).json();
  const after = newName('When the herons nest');
  await choose(`slug,bestTimeToVisit\n${slug},${after}\n`);
  await expect(dialog.getByRole('status')).toContainText('0 new, 1 changed');
  await expect(dialog.getByRole('listitem')).toContainText(`Best time to visit: ${before ?? 'nothing'}`);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(said(page, '0 added, 1 changed.')).toBeVisible();
  await page.goto(`/destination/${slug}`);
  await expect(page.getByText(after)).toBeVisible();
  const { authorization } = await administratorOf(request);
  const csv = `slug,bestTimeToVisit\n${slug},"${before ?? ''}"\n`;
  await request.post('/api/admin/destinations/import', {
    headers: { authorization },
    data: { csv, dryRun: false },
  });
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** To a page of the back office as a link goes, without opening it anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(path)})`);

// Proves ROLE-06.
test('the admin is in order on a phone and on a desktop, by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAdmin(page, '/admin');
  // A form of the last two stands over what leads on.
  const forms = new Map([
    ['/blogs?add=1', '.admin form[aria-label^="Add"]'],
    ['/destinations?add=1', '.admin form [name="nameSi"]'],
  ]);
  const checkedPages = ['', '/queue', '/users', '/audit', '/settings', ...forms.keys()];
  const listings = ['/affiliate-links', '/tours', '/tour-guides', '/vehicles'];
  // Reported inquiries are looked at with one in them: reported.journey.ts.
  const others = ['/reviews', '/payments', '/chargebacks', '/failed-jobs', '/deleted', ...listings];
  const way = (path: string) => page.locator(`.admin-side a[href="/admin${path}"]`);
  let areSidesSeen = false;
  for (const path of [...new Set([...others, ...checkedPages])]) {
    const form = forms.get(path);
    if (form) {
      await goTo(page, `/admin${path}`);
      await expect(page.locator(form)).toBeVisible();
    } else {
      await page.setViewportSize({ width: 1280, height: 800 });
      await way(path).click();
      // The address leads its page by a moment, and where one is is said with the page.
      await expect(way(path)).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.locator('.admin h1')).toBeVisible();
    expect.soft(await sidewaysAt(page, 1280), `${path} scrolls sideways at 1280 px`).toBe(0);
    expect.soft(await sidewaysAt(page, 360), `${path} scrolls sideways at 360 px`).toBe(0);
    if (!checkedPages.includes(path)) continue;
    const look = axeOf(page).include('.admin').withTags(rules);
    // What leads on is the same beside each.
    const { violations } = await (areSidesSeen ? look.exclude('.admin-side') : look).analyze();
    areSidesSeen = true;
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    expect.soft(found, path).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await goTo(page, '/admin/vehicles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicles');
  await expect(page.getByLabel('State')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('State').selectOption('pending');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.locator('.admin-menu > summary').click();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
});

// Proves ADMIN-PAGE-01, ADMIN-PAGE-13.
test('a form begins at its top, beside it nothing is cut off, it is saved, and on a phone what is decided has the screen to itself', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const vehicleModel = newName('Leyland Viking');
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}&id=${_id}`);
  const pane = paneOf(page);
  await expect(pane.getByRole('button', { name: 'Verify' })).toBeVisible();
  const add = page.getByRole('link', { name: 'Add vehicle' });
  await expect(add).toBeVisible();
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  expect(await page.evaluate<number>('window.scrollY')).toBeGreaterThan(0);
  await pane.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => page.evaluate('window.scrollY'), 'the form begins at its top').toBe(0);
  await expect(page.getByText('What travellers will see')).toBeVisible();
  const side = page.locator('.submission-side');
  expect(await side.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await expect(page.locator('.workspace-form > h2')).toHaveText(vehicleModel);
  await expect(page.getByLabel('Search')).toBeHidden();
  const edit = page.getByRole('form', { name: 'Save changes' });
  await edit.getByLabel(/^Base location/).fill('Point Pedro');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(said(page, 'Vehicle updated successfully!')).toBeVisible();
  await expect(pane.getByText('Point Pedro').first()).toBeVisible();
  await expect(add).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(add).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(add).toBeVisible();
  await remove(page, ['vehicle', _id]);
});
