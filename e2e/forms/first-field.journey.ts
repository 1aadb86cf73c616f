import type { Page } from 'playwright/test';
import { openSession } from '../accounts.ts';
import { newCaller, submit } from '../partners/partners.ts';
import { expect, test } from '../payments/simulated.ts';

// Payments are taken here, so that what a form costs stands above it too.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const newForms = [
  '/vehicle-registration',
  '/tour-guide-registration',
  '/partnership/business-listing',
  '/submit-tour-partnership',
  '/submit-sponsored-blog',
];
const ofAccounts = ['/login', '/signup', '/forgot-password', '/contact'];
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** The first thing that is filled in, whole, without scrolling. */
async function firstFieldsAreInSight(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize(screens[0]);
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.evaluate('scrollTo(0, 0)');
      const where = `${path} at ${screen.width}`;
      const first = page
        .locator('main form[method="post"]')
        .locator('input, select, textarea')
        .locator('visible=true')
        .first();
      await expect(first, where).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate('scrollY'), where).toBe(0);
      const art = page.locator('.submission-head > img');
      if ((await art.count()) > 0)
        expect((await art.boundingBox())?.height, where).toBeLessThanOrEqual(screen.height / 8);
      // Nothing floats over what is filled in further down.
      await page.evaluate('scrollTo(0, 900)');
      await expect(page.getByRole('button', { name: 'Scroll to top' }), where).toBeHidden();
    }
  }
}

test('the first field of every form is in sight on a phone and on a desktop', async ({ page, request }) => {
  await firstFieldsAreInSight(page, ofAccounts);
  const caller = await newCaller(request);
  await openSession(page, caller);
  await firstFieldsAreInSight(page, newForms);
  const vehicle = await submit(request, caller, 'vehicle');
  const guide = await submit(request, caller, 'tourGuide');
  const business = await submit(request, caller, 'businessListing');
  await firstFieldsAreInSight(page, [
    `/vehicle-edit/${vehicle._id}`,
    `/tour-guide-edit/${guide._id}`,
    `/business-edit/${business._id}`,
  ]);
});
