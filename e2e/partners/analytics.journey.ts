import { dayOf } from '@serendib/contract/calendar';
import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

// Proves PROFILE-02.
test('analytics are drawn, and go through the days of a month and of a year by keyboard', async ({
  page,
  request,
}) => {
  const caller = await newCaller(request);
  const { _id } = await submit(request, caller, 'vehicle', { vehicleModel: newName('Suzuki Every') });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  await page.route(`**/api/listings/${_id}/days?*`, (route) => {
    const today = dayOf(new Date());
    return route.fulfill({ json: [{ day: today, views: 7, clicks: 2, inquiries: 1 }] });
  });
  await openSession(page, caller);
  await page.goto(`/profile?tab=analytics&listing=${_id}`);
  const day = page.getByRole('slider', { name: 'Day' });
  await expect(day).toHaveAttribute('aria-valuetext', /: 7 views, 1 call or message$/);
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await day.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-valuetext', /: 0 views, 0 calls and messages$/);
  await page.keyboard.press('Home');
  await expect(day).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('End');
  await expect(page.getByRole('figure')).toContainText('7 views, 1 call or message');
  // The table and what became of the listing: analytics-tab.test.tsx.
  await page.getByRole('link', { name: 'A year' }).click();
  await expect(day).toHaveAttribute('aria-valuemax', '365');
});
