import type { Page } from 'playwright/test';
import { fillLogin } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, submit as submitAs } from './partners.ts';
import { addPhoto, aPartner, aPhoto, deleteFromProfile, fromATelephone, seesItWait } from './submitting.ts';
import { fillVehicle, newPlate } from './vehicle-form.ts';

// Photos are made smaller, sent and opened; on a busy machine that takes its time.
// A listing that is gone, a session that has ended and a plate that is taken are part of these journeys.
test.use({ broken: '/api/vehicles' });
test.describe.configure({ timeout: 90_000 });

const submit = (page: Page) => page.getByRole('button', { name: 'Submit registration' });

// Proves AIM-02, PARTNER-11, VEHICLE-FORM-01, VEHICLE-FORM-02, VEHICLE-FORM-03, VEHICLE-FORM-04.
// Proves VEHICLE-FORM-06, EDIT-01, EDIT-06, EDIT-07, OWN-STATE-12, OWN-ROLE-01, OWN-ERROR-05, OWN-ERROR-15.
// Proves OWN-ERROR-16, OWN-ERROR-26.
test('a driver lists a van with a photo; approved it is public; changed it stays live and waits for review', async ({
  page,
  request,
}) => {
  await page.goto('/vehicle-registration');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  const partner = await aPartner(page, request, { by: fillLogin });
  // Logging in leads back to where one was asked to.
  await expect(page).toHaveURL('/vehicle-registration');

  const model = `Toyota KDH ${Date.now()}`;
  await fillVehicle(page, model);
  await addPhoto(page, fromATelephone);
  await expect(page.getByText('15 of 15')).toBeVisible();
  await expect(page.locator('.form-preview')).toContainText(model);
  await submit(page).dblclick();
  await expect(
    page.getByText(
      'Vehicle registration submitted successfully! Your listing will be reviewed within 48 hours.',
    ),
  ).toBeVisible();
  await seesItWait(page, model);
  const [listing, ...others] = await partner.mine('/vehicles/my-submissions');
  expect([listing?.status, others.length]).toEqual(['pending', 0]);
  const address = `/vehicles/${listing?._id}`;

  await partner.approve(address);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(model);

  await page.goto(`/vehicle-edit/${listing?._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Vehicle');
  await expect(page.getByLabel('Plate number')).toBeDisabled();
  await page.getByLabel('Price per day').fill('36500');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Vehicle updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=submissions');
  const [changed] = await partner.mine('/vehicles/my-submissions');
  expect(changed).toMatchObject({ status: 'approved', needsReview: true, pricePerDay: 36500 });
  await page.goto(address);
  await expect(page.getByText('36,500').first()).toBeVisible();
  await deleteFromProfile(page, model);
  await page.goto(`/vehicle-edit/${listing?._id}`);
  await expect(page.getByText('Failed to load vehicle data. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile?tab=submissions');
});

// Proves OWN-ERROR-01, OWN-ERROR-04.
test('an empty form says what is missing in the specified order, and what was typed outlives everything', async ({
  page,
  request,
}) => {
  const partner = await aPartner(page, request);
  await page.goto('/vehicle-registration');
  // The account fills in a name and an address, and no type is chosen for a driver.
  await expect(page.getByLabel('Driver name')).toHaveValue('Nimal Perera');
  await expect(page.getByLabel('Contact email')).toHaveValue(partner.email);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByLabel('Owner name').fill('');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the owner name');
  await expect(page.getByLabel('Owner name')).toBeFocused();
  for (const words of [
    'Please fill in the vehicle type',
    'Please select at least one vehicle feature',
    'Please select at least one serving area',
    'Please provide at least one vehicle image URL',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const [plateNumber, ownPlate] = [newPlate(), newPlate()];
  const listed = {
    ...{ ownerName: 'A', vehicleType: 'van', vehicleModel: 'M', vehicleYear: 2018 },
    plateNumber: ownPlate,
    ...{ seatingCapacity: 4, pricePerDay: 9000, contactPhone: '0771234567', contactEmail: 'a@example.lk' },
    ...{ baseLocation: 'Kandy', driverName: 'A', driverExperience: 3, features: ['Wifi'] },
    ...{ servingAreas: ['Uva'], vehicleImages: ['https://example.lk/van.jpg'] },
  };
  await submitAs(request, await administratorOf(request), 'vehicle', { plateNumber });
  await partner.make('/vehicles', listed);
  await fillVehicle(page, 'Mitsubishi Rosa', plateNumber);
  await expect(page.getByText('Please fill in the owner name', { exact: true })).toBeHidden();
  await addPhoto(page);

  // Away by a link and back by the button.
  await page.getByRole('link', { name: 'Partnership' }).first().click();
  await expect(page).toHaveURL('/partnership');
  await page.goBack();
  await expect(page.getByText('Continue where you left off')).toBeVisible();
  await expect(page.getByLabel('Vehicle model')).toHaveValue('Mitsubishi Rosa');

  // Refused by the server: what is wrong stands at its field, and everything else stays.
  await submit(page).click();
  const taken = 'A vehicle with this plate number is listed already.';
  await expect(page.getByRole('alert')).toContainText(taken);
  await expect(page.getByLabel('Plate number')).toBeFocused();
  await expect(page.getByLabel('Vehicle model')).toHaveValue('Mitsubishi Rosa');
  // One's own is said to be so, and leads there.
  await page.getByLabel('Plate number').fill(ownPlate);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('You have listed this vehicle already.');
  const see = page.getByRole('alert').getByRole('link', { name: 'See it among your submissions' });
  await expect(see).toHaveAttribute('href', '/profile?tab=submissions');
  await page.getByLabel('Plate number').fill(newPlate());
  await page.route('**/api/vehicles', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Error registering vehicle');
  await page.unroute('**/api/vehicles');

  // The session ends elsewhere; the form comes back filled after the next login.
  await partner.logOutEverywhere();
  await page.evaluate('localStorage.setItem("token", "no-longer-good")');
  await submit(page).click();
  await expect(page).toHaveURL('/login?session_expired=true');
  await expect(page.getByText('Your login session has expired. Please log in again.')).toBeVisible();
  await fillLogin(page, partner.email);
  await expect(page).toHaveURL('/vehicle-registration');
  await expect(page.getByText('Continue where you left off')).toBeVisible();
  await expect(page.getByLabel('Vehicle model')).toHaveValue('Mitsubishi Rosa');
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
  await submit(page).click();
  await expect(page).toHaveURL('/profile?tab=submissions');

  await page.goto('/vehicle-registration');
  await expect(page.getByText('Continue where you left off')).toBeHidden();
  await page.getByLabel('Vehicle model').fill('Another');
  await page.reload();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByLabel('Vehicle model')).toHaveValue('');
});

// Proves PROTECT-06, VEHICLE-FORM-05, VEHICLE-RULE-14, VEHICLE-RULE-15, VEHICLE-RULE-16, VEHICLE-RULE-17.
// Proves OWN-ROLE-04, OWN-ROLE-05, OWN-ROLE-06, OWN-ERROR-03, OWN-LIMIT-01.
test('an editor is for the owner alone, and photos are as many as the account allows', async ({
  page,
  request,
}) => {
  const [somebodys] = (await (await request.get('/api/vehicles?limit=1')).json()) as { _id: string }[];
  const editor = `/vehicle-edit/${somebodys?._id}`;
  await page.goto(editor);
  await expect(page.getByText('You must be logged in to edit a vehicle.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  const { email } = await aPartner(page, request, { by: fillLogin });
  await expect(page).toHaveURL(editor);
  await expect(page.getByText("You don't have permission to edit this vehicle.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible();
  expect(email).toBeTruthy();

  await page.goto('/vehicle-registration');
  const input = page.getByLabel(/photo: Photos$/);
  await input.setInputFiles([await aPhoto('one.jpg')]);
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('Please add at least one vehicle image')).toBeVisible();
  await page.getByText('It is on the web already').click();
  await page.getByLabel('Vehicle image URL').fill('https://example.lk/van.jpg');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();

  const premium = { hasActivePremiumSubscription: true, activePlanType: 'monthly', premiumExpiry: null };
  await page.route('**/api/vehicles/my-premium-status', (route) => route.fulfill({ json: premium }));
  await page.reload();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByText('Up to 3 photos')).toBeVisible();
  await input.setInputFiles(await Promise.all(['1', '2', '3', '4'].map((name) => aPhoto(`${name}.jpg`))));
  await expect(page.getByText('Maximum 3 images allowed for premium accounts')).toBeVisible();
  await expect(page.locator('[data-photo="there"]')).toHaveCount(3);
  const sources = () =>
    page
      .locator('[data-photo] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await sources();
  await page.getByRole('button', { name: 'Move photo 1 later' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(sources).toEqual([before[1], before[0], before[2]]);
  // The key stays on the photo that was moved.
  await expect(page.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(sources).toEqual([before[1], before[2], before[0]]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(sources).toEqual([before[1], before[0], before[2]]);

  await page.evaluate('localStorage.setItem("user", "{}")');
  await page.reload();
  await expect(
    page.getByText('User ID could not be determined. Please log out and log in again.'),
  ).toBeVisible();
});
