import { Secret, TOTP } from 'otpauth';
import { dropSession, fillLogin, join, logIn, menuOf, password, sessionOf } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { withRows } from '../rows.ts';

test.use({ broken: '/api/' });
test.describe.configure({ timeout: 90_000 });

const codeOf = (key: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at });

test('an app is set up by a code, and the next sign-in asks for one, or for a recovery code', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const confirm = page.getByRole('dialog', { name: 'Set up an app' });
  await confirm.getByLabel('Your password').fill(password);
  await confirm.getByRole('button', { name: 'Continue' }).click();
  const form = page.getByRole('form', { name: 'Set up an app' });
  const key = await form.locator('code').innerText();
  await form.getByLabel('Code').fill('000000');
  await form.getByRole('button', { name: 'Set up' }).click();
  await expect(form.getByText('This code is not right')).toBeVisible();
  await form.getByLabel('Code').fill(codeOf(key));
  await form.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('main').locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await dropSession(page);
  await page.goto('/login');
  await fillLogin(page, email);
  const login = page.getByRole('form', { name: 'Log in' });
  await expect(login.getByLabel('Code')).toBeFocused();
  await login.getByLabel('Code').fill('ABCD-EFGH-JKLM-NPQR');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByText('This code is not right')).toBeVisible();
  await login.getByLabel('Code').fill(codes[0] ?? '');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(menuOf(page)).toBeVisible();
});

test('an administrator is asked for the factor in a dialog, and what was pressed is done', async ({
  page,
  request,
}) => {
  const { email, userName } = await join(request, undefined, 'Second Desk');
  await withRows(request, (rows) => rows.query(`update users set role = 'admin' where email = $1`, [email]));

  // It signs in before it has a factor, and sets one up elsewhere.
  await logIn(page, email);
  const { authorization } = await sessionOf(request, email);
  const headers = { authorization };
  const begun = await request.post('/api/auth/factors/authenticator', {
    headers,
    data: { password },
  });
  const { secret } = (await begun.json()) as { secret: string };
  const sent = { headers, data: { code: codeOf(secret) } };
  expect((await request.post('/api/auth/factors/authenticator/confirm', sent)).status()).toBe(200);

  await page.goto('/admin/audit');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Code')).toBeFocused();
  // A code serves once, and the next one is good already.
  await dialog.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(userName).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export|CSV/ }).click();
  expect((await download).suggestedFilename()).toBe('serendib-audit.csv');
});
