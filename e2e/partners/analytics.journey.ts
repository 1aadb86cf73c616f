import { dayOf } from '@serendib/contract/calendar';
import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

// Proves PROFILE-02.
test('analytics go through the days by keyboard, and say the same in a table', async ({ page, request }) => {
  const caller = await newCaller(request);
  const vehicleModel = newName('Suzuki Every');
  const { _id, version } = await submit(request, caller, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  const change = { vehicleModel, pricePerDay: 26_500, version };
  const changed = await request.put(`/api/vehicles/owner/${_id}`, {
    headers: { authorization: caller.authorization },
    data: change,
  });
  expect(changed.status(), await changed.text()).toBe(200);
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
  await page.locator('summary', { hasText: 'The same as a table' }).press('Enter');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/7\s*1/);

  const history = page.getByRole('region', { name: 'What became of it' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Approved by our team' })).toBeVisible();
  await expect(
    history
      .getByRole('listitem')
      .filter({ hasText: /Price per day:/ })
      .first(),
  ).toContainText('LKR 26,500');
  await page.getByRole('link', { name: 'A year' }).click();
  await expect(day).toHaveAttribute('aria-valuemax', '365');
});
