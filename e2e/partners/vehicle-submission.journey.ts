import type { Page } from 'playwright/test';
import { fillLogin } from '../accounts.ts';
import { firstFieldIsInSight } from '../forms/first-field.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, submit as submitAs } from './partners.ts';
import { addPhoto, aPartner, fromATelephone, papersAreThere, seesItWait } from './submitting.ts';
import { fillVehicle, newPlate } from './vehicle-form.ts';

// Photos are made smaller, sent and opened; on a busy machine that takes its time.
// A listing that is gone, a session that has ended and a plate that is taken are part of these journeys.
test.use({ broken: '/api/vehicles' });
test.describe.configure({ timeout: 90_000 });

const submit = (page: Page) => page.getByRole('button', { name: 'Submit registration' });

// Proves AIM-02, PARTNER-11, VEHICLE-FORM-01, VEHICLE-FORM-02, VEHICLE-FORM-03, VEHICLE-FORM-04.
// Proves VEHICLE-FORM-06, OWN-ROLE-01, OWN-ERROR-05.
test('a driver lists a van with a photo; approved it is public', async ({ page, request }) => {
  // Who is not signed in reads so before any script has come, and sees no form.
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opening = page.goto('/vehicle-registration');
  const required = page.getByRole('heading', { name: 'Login Required' });
  await expect(required).toBeVisible();
  await expect(page.getByLabel('Vehicle model')).toBeHidden();
  scripts.resolve();
  await opening;
  await page.unroute('**/assets/*.js');
  await expect(required).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  const partner = await aPartner(page, request, { isByForm: true });
  // Logging in leads back to where one was asked to.
  await expect(page).toHaveURL('/vehicle-registration');
  await page.getByLabel('Vehicle model').waitFor();
  await firstFieldIsInSight(page);

  const model = `Toyota KDH ${Date.now()}`;
  await fillVehicle(page, model);
  // Where there is no camera to hold.
  const take = page.getByText('Take a photo', { exact: true });
  await expect(take).toHaveCount(1);
  await expect(take).toBeHidden();
  await addPhoto(page, fromATelephone);
  await expect(page.getByText('15 of 15')).toBeVisible();
  await expect(page.locator('.form-preview')).toContainText(model);
  await papersAreThere(page);
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
});

// Proves LOGIN-06, OWN-ERROR-01, OWN-ERROR-04.
test('what was typed outlives a link away, a plate that is taken, a lost network and a session that has ended', async ({
  page,
  request,
}) => {
  const partner = await aPartner(page, request);
  await page.goto('/vehicle-registration');
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
  await papersAreThere(page);
  await submit(page).click();
  await expect(page).toHaveURL('/profile?tab=submissions');
});
