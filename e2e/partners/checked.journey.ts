import { yearOf } from '@serendib/contract/calendar';
import { openAdmin } from '../admin/admin.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, approvedVehicle } from './partners.ts';

test('a page says what our team looked at, and says Verified no more once that has changed', async ({
  page,
  request,
}) => {
  const { _id, owner: driver } = await approvedVehicle(request);
  const verified = page.getByRole('article').first().locator('header .flag').getByText('Verified');
  const contact = page.getByRole('complementary', { name: 'Price and contact' });
  await page.goto(`/vehicles/${_id}`);
  await expect(verified).toBeVisible();
  await expect(contact).toContainText(
    /Checked by our team on \d+ \w+ \d{4}: name, telephone, email, pictures, number plate, papers\./,
  );

  const change = async (data: object) => {
    const { authorization } = driver;
    const reply = await request.put(`/api/vehicles/owner/${_id}`, { headers: { authorization }, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await change({ pricePerDay: 31_000 });
  await page.reload();
  await expect(contact).toContainText('31,000');
  await expect(verified).toBeVisible();

  await change({ contactPhone: '+94779999999' });
  await page.reload();
  await expect(contact).toContainText('+94 77 999 9999');
  await expect(verified).toHaveCount(0);
  await expect(contact).not.toContainText('Checked by our team');

  const { authorization } = await administratorOf(request);
  const looked = await request.patch(`/api/vehicles/${_id}/reviewed`, {
    headers: { authorization },
    data: {},
  });
  expect(looked.status()).toBe(200);
  await page.reload();
  await expect(verified).toBeVisible();
});

test('an administrator says which paper they saw; its page says so in words until that is taken back', async ({
  page,
  request,
}) => {
  const { _id, vehicleModel } = await approvedVehicle(request);
  const year = yearOf(Date.now()) + 1;
  await openAdmin(page, `/admin/vehicles?id=${_id}`);
  const seen = page.getByRole('region', { name: 'What our team has seen' });
  await seen.getByRole('button', { name: 'Say that it was seen' }).click();
  await expect(seen.getByText('Please give the last day of the paper.')).toBeVisible();
  await seen.getByLabel('What you have seen').selectOption({ label: 'Insurance' });
  await seen.getByLabel('Valid until').fill(`${year}-11-30`);
  await seen.getByRole('button', { name: 'Say that it was seen' }).click();
  await expect(seen.getByRole('listitem')).toContainText(
    `Insurance, valid until 30 November ${year}, seen by`,
  );

  const said = page
    .getByRole('complementary', { name: 'Price and contact' })
    .getByText(`Insurance seen, valid until November ${year}`);
  await page.goto(`/vehicles/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: vehicleModel })).toBeVisible();
  await expect(said).toBeVisible();
  await page.goto(`/admin/vehicles?id=${_id}`);
  await seen.getByRole('button', { name: 'Take back: Insurance' }).click();
  await expect(seen.getByRole('listitem')).toHaveCount(0);
  await page.goto(`/vehicles/${_id}`);
  await expect(said).toHaveCount(0);
});
