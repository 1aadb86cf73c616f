import type { Page } from 'playwright/test';
import { logIn, mailedPath, newAddress, password } from '../accounts.ts';
import { hrefsOf, pageAt, subject, wayOf, wordsOf } from '../html/served.ts';
import { expect, servedTest, sidewaysAt } from '../journey.ts';
import { callerOf, newName } from '../partners/partners.ts';
import { aPhoto, papersAreThere } from '../partners/submitting.ts';
import { newPlate } from '../partners/vehicle-form.ts';
import { comeBack, test } from '../payments/simulated.ts';
import { administrator } from '../serve.ts';
import { filled, labelled, wordsIn } from './catalogue-words.ts';

test.describe.configure({ timeout: 180_000 });

for (const code of ['si', 'ta'] as const) {
  const t = wordsIn(code);

  servedTest(`a traveller finds a guide in ${code}, with no script`, async ({ request }) => {
    const home = await pageAt(request, `/${code}`);
    expect(wordsOf(home.querySelector('h1'))).toBe(t('Small island. Take the long way.'));
    const toGuides = wayOf(home, t('Tour Guides')) ?? '';
    expect(toGuides).toBe(`/${code}/tour-guides`);
    const list = await pageAt(request, toGuides);
    expect(wordsOf(list.querySelector('h1'))).toBe(t('Tour guides'));
    const [toGuide = ''] = hrefsOf(list, 'main article h2 a, main article h3 a');
    expect(toGuide).toMatch(new RegExp(`^/${code}/tour-guides/[\\w-]+$`));
    const guide = await pageAt(request, toGuide);
    expect(guide.querySelector('html')?.getAttribute('lang')).toBe(code);
    expect(wordsOf(subject(guide))).toContain(t('Languages'));
  });

  test(`a driver signs up, lists his van, mends what is refused, is approved and pays in ${code}`, async ({
    page,
    request,
  }) => {
    const main = page.getByRole('main');
    const press = (text: string) => main.getByRole('button', { name: t(text), exact: true }).click();
    const field = (within: Page | ReturnType<Page['getByRole']>, text: string) =>
      within.getByLabel(labelled(t(text)));

    const email = newAddress();
    await page.goto(`/${code}/signup`);
    const form = page.getByRole('form', { name: t('Sign up') });
    await field(form, 'Username').fill('Nimal Perera');
    await field(form, 'Email').fill(email);
    await field(form, 'Password').fill(password);
    await field(form, 'Confirm password').fill(password);
    await form.getByRole('button', { name: t('Sign up') }).click();
    await expect(form.getByText(t('Please agree to the terms to sign up.')).first()).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: t('Sign up') }).click();
    await expect(page.getByText(t('Check your mail')).first()).toBeVisible();
    const path = await mailedPath(request, email, 'verify-email');
    const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Record<string, string>[];
    // Outside of what pages allow themselves.
    await page.goto('about:blank');
    await page.setContent(mails.find(({ to }) => to?.includes(email))?.html ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await sidewaysAt(page, 360), 'a mail on a phone, whichever face stands in').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/${code}${path}`);
    await main.getByRole('link', { name: t('Log in') }).click();

    const login = page.getByRole('form', { name: t('Log in') });
    await field(login, 'Email').fill(email);
    await field(login, 'Password').fill(password);
    await login.getByRole('button', { name: t('Log in'), exact: true }).click();
    await expect(page).toHaveURL(`/${code}`);

    const model = newName('Toyota KDH');
    await page.goto(`/${code}/vehicle-registration`);
    const choose = (name: string, value: string) =>
      page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    await field(page, 'Owner name').fill('Nimal Perera');
    await choose('vehicleType', 'van');
    await field(page, 'Vehicle model').fill(model);
    await field(page, 'Vehicle year').fill('2018');
    await field(page, 'Plate number').fill(newPlate());
    await field(page, 'Seating capacity').fill('9');
    await choose('features', 'Air Conditioning');
    await field(page, 'Price per day').fill('24000');
    await field(page, 'Contact phone').fill('call me');
    await field(page, 'Base location').fill('Kandy');
    await choose('servingAreas', 'Central');
    await field(page, 'Driver experience').fill('12');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await aPhoto());
    await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
    await papersAreThere(page, t('Photos of your papers'));
    await press('Submit registration');
    await expect(page.getByText(t('Please enter a phone number, like 077 123 4567.')).first()).toBeVisible();
    // Of its own: one that another listing has would be looked at twice.
    await field(page, 'Contact phone').fill(code === 'si' ? '076 845 1290' : '076 845 1291');
    await press('Submit registration');
    await expect(page).toHaveURL(`/${code}/profile?tab=submissions`);
    const sent =
      'Vehicle registration submitted successfully! Your listing will be reviewed within 48 hours.';
    await expect(page.getByText(t(sent)).first()).toBeVisible();
    await expect(main.getByText(t('Pending'), { exact: true }).first()).toBeVisible();

    const owner = await callerOf(request, email);
    await logIn(page, administrator.email, administrator.password);
    await page.goto(`/${code}/admin/queue?ownerId=${owner._id}`);
    await main.getByRole('link', { name: model }).first().click();
    await press('Verify');
    await expect(page.getByRole('button', { name: t('Undo') }).first()).toBeVisible();

    await logIn(page, email);
    await page.goto(`/${code}/partnership/vehicle-premium`);
    await press('Buy a month');
    const pay = page.locator('button[name="action"][value="pay"]');
    await expect(pay).toHaveText(filled(t('Pay {amount}')));
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await pay.click();
    await comeBack(page);
    await expect(page.getByRole('heading', { name: t('Payment Successful!') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${code}/payment/success`));
  });
}
