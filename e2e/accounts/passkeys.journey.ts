import { dropSession, join, logIn, menuOf, password } from '../accounts.ts';
import { expect, simulatedTest as test } from '../journey.ts';

// Passkeys belong to the name of a site: the server of most journeys goes by a number.
test.use({ broken: '/api/' });
test.describe.configure({ timeout: 90_000 });

test('a passkey is added, named, logs in alone, confirms what weighs more, and is taken away', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Your password').fill(password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: /^Rename / }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name').fill('My key ring');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'My key ring' })).toContainText('not used yet');

  // The device is not touched until the button is pressed: else the browser logs in by what it offers in the field.
  const touch = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await touch(false);
  await dropSession(page);
  await page.addInitScript(`{
    const { credentials } = navigator;
    const get = credentials?.get.bind(credentials);
    if (get) credentials.get = (asked) => {
      if (asked.mediation === 'conditional') document.documentElement.dataset.passkeyAsked = '';
      return get(asked);
    };
  }`);
  await page.goto('/login');
  await page.getByRole('form', { name: 'Log in' }).getByLabel('Email').focus();
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(button).toBeVisible();
  // The offer in the field comes after the button; where the device could be touched before, it would log in by itself.
  await expect(page.locator('html[data-passkey-asked]')).toBeAttached();
  await touch(true);
  await button.click();
  await expect(menuOf(page)).toBeVisible();

  // As ten minutes later: the first try is refused, and the device confirms it.
  await page.goto('/profile');
  let tries = 0;
  await page.route('**/api/auth/passkeys/*', (route) =>
    tries++ === 0
      ? route.fulfill({ status: 403, json: { code: 'FACTOR_REQUIRED', error: 'Please confirm.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Take My key ring away' }).click();
  const removing = page.getByRole('dialog', { name: 'Take My key ring away?' });
  await removing.getByLabel('Your password').fill(password);
  await removing.getByRole('button', { name: 'Take it away' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText('The passkey is taken away.')).toBeVisible();
  await expect(page.getByText('My key ring')).toHaveCount(0);
  expect(tries).toBe(2);
});
