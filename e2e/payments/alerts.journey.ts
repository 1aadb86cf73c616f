import { join, logIn } from '../accounts.ts';
import { sidewaysAt } from '../journey.ts';
import { administrator } from '../serve.ts';
import { axeOf } from '../stands.ts';
import { comeBack, expect, orderOf, payAtGateway, test } from './simulated.ts';

test.describe.configure({ timeout: 120_000 });

test('a chargeback stands on the dashboard until an administrator says that it is answered', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/partnership/vehicle-premium');
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await payAtGateway(page, 'LKR 500');
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const orderId = orderOf(page);
  await page.goto('/simulator/bank');
  await page
    .getByRole('button', { name: /^Charge back payment/ })
    .first()
    .click();

  await page.context().clearCookies();
  await logIn(page, administrator.email, administrator.password);
  const alerts = page.getByRole('region', { name: 'Needs you' });
  const line = alerts.getByRole('listitem').filter({ hasText: orderId });
  await expect(async () => {
    await page.goto('/admin');
    await expect(line).toContainText('A bank took money back', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(line).toContainText(
    /The payer’s bank took back LKR 500, paid for “Vehicle premium, one month”/,
  );
  await expect(page.getByText(/\d alerts? needs? you\./)).toBeVisible();
  for (const width of [360, 768, 1280]) expect(await sidewaysAt(page, width)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axeOf(page).include('#alerts').analyze()).violations).toEqual([]);
  }
  await line.getByRole('link', { name: `Order ${orderId}` }).click();
  await expect(page).toHaveURL(`/admin/payments/view/${orderId}`);
  await page.goBack();
  await line.getByRole('button', { name: /^Answered/ }).click();
  await expect(page.locator('.toaster').getByText('Answered. It is gone from the dashboard.')).toBeVisible();
  await expect(line).toBeHidden();
  await page.goto('/admin/audit?thing=alert');
  await expect(page.getByRole('main')).toContainText('A bank took money back');
});
