import { openAdmin } from '../admin/admin.ts';
import { sidewaysAt } from '../journey.ts';
import { administratorOf, newCaller } from '../partners/partners.ts';
import { axeOf } from '../stands.ts';
import { paid } from './orders.ts';
import { expect, test } from './simulated.ts';

test.describe.configure({ timeout: 120_000 });

test('a chargeback stands on the dashboard until an administrator says that it is answered', async ({
  page,
  request,
}) => {
  const orderId = await paid(request, await newCaller(request), 'vehicle_premium_monthly');
  await page.goto('/simulator/bank');
  await page
    .getByRole('button', { name: /^Charge back payment/ })
    .first()
    .click();

  const { authorization } = await administratorOf(request);
  const raised = async () => (await request.get('/api/admin/alerts', { headers: { authorization } })).text();
  await expect.poll(raised).toContain(orderId);
  await openAdmin(page, '/admin');
  const alerts = page.getByRole('region', { name: 'Needs you' });
  const line = alerts.getByRole('listitem').filter({ hasText: orderId });
  await expect(line).toContainText('A bank took money back');
  await expect(line).toContainText(
    /The payer’s bank took back LKR 500, paid for “Vehicle premium, one month”/,
  );
  await expect(page.getByText(/\d alerts? needs? you\./)).toBeVisible();
  for (const width of [360, 768, 1280]) expect(await sidewaysAt(page, width)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axeOf(page).include('#alerts').analyze()).violations).toEqual([]);
  }
  await expect(line.getByRole('link', { name: `Order ${orderId}` })).toHaveAttribute(
    'href',
    `/admin/payments/view/${orderId}`,
  );
  await line.getByRole('button', { name: /^Answered/ }).click();
  await expect(page.locator('.toaster').getByText('Answered. It is gone from the dashboard.')).toBeVisible();
  await expect(line).toBeHidden();
});
