import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { dayInWords } from '@serendib/contract/calendar-words';
import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

test('one press on the card says that a van is booked, and travellers see it on card and page', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const vehicleModel = newName('Hiace');
  const van = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', van._id, { status: 'approved' });
  await logIn(page, email);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=submissions');
  const card = page.getByRole('article').filter({ hasText: vehicleModel });
  const states = card.getByRole('group', { name: `Availability of ${vehicleModel}` });
  await states.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByText('Travellers read: Booked.')).toBeVisible();
  await expect(states.getByRole('button', { name: 'Booked' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText('your changes are being looked at')).toHaveCount(0);

  await page.goto(`/vehicles/${van._id}`);
  await expect(page.getByText('Booked at the moment: ask from when it is free.')).toBeVisible();
  const bar = page.getByRole('region', { name: /^Reach / });
  await expect(bar.getByRole('link').first()).toHaveText('Ask for other days');
  await expect(bar.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);

  const until = dayAfter(dayOf(Date.now()), 20);
  await page.goto('/profile?tab=submissions');
  await states.getByRole('button', { name: 'Away until…' }).click();
  await states.getByLabel('Available again on').fill(until);
  await states.getByRole('button', { name: 'Say so' }).click();
  const words = `Away until ${dayInWords(until)}`;
  await expect(states.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/vehicles?search=${encodeURIComponent(vehicleModel)}`);
  await expect(page.getByRole('article').getByText(words)).toBeVisible();
});

test('a guide who is booked says so beside the rate, and the bar asks for other days', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const name = newName('Sunil');
  const guide = await submit(request, owner, 'tourGuide', { name });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });
  const said = await request.patch(`/api/tour-guides/${guide._id}/availability`, {
    headers: { authorization: owner.authorization },
    data: { state: 'booked' },
  });
  expect(said.status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/tour-guides/${guide._id}`);
  await expect(page.getByText('Booked at the moment: ask for other days.')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Reach / })
      .getByRole('link')
      .first(),
  ).toHaveText('Ask for other days');
});
