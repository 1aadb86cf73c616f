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
