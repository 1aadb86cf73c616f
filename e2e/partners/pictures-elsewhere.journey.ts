import { kinds } from '@serendib/contract/listings/kinds/index';
import { only, pageAt } from '../html/served.ts';
import { expect, test } from '../journey.ts';
import { aPartner, papersAreThere } from './submitting.ts';
import { newPlate } from './vehicle-form.ts';

test('a picture of another site is asked for here alone, and a form sends back the address that was given', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const van = 'https://example.lk/van.jpg?w=1&h=2';
  const here = `/media/elsewhere?of=${encodeURIComponent(van)}`;
  const partner = await aPartner(page, request);
  const example = { ...kinds.vehicle.example, plateNumber: newPlate(), vehicleImages: [van] };
  const { _id } = await partner.make('/vehicles', example);
  await partner.approve(`/vehicles/${_id}`);
  // Previews run no scripts: they are led to the drawing.
  const head = await pageAt(request, `/vehicles/${_id}`);
  const shared = only(head, 'meta[property="og:image"]').getAttribute('content') ?? '';
  expect(shared).toContain(origin + here);
  expect((await request.get(shared)).headers()['content-type']).toBe('image/png');
  const asked: string[] = [];
  page.on('request', (one) => one.resourceType() === 'image' && asked.push(one.url()));

  // From the server, by a link, and in the form.
  const picture = page.locator('main img').first();
  await page.goto(`/vehicles/${_id}`);
  await expect(picture).toHaveAttribute('src', origin + here);
  await page.goto('/profile?tab=submissions');
  await expect(page.locator(`img[src="${origin + here}"]`)).not.toHaveCount(0);
  await page.goto(`/vehicle-edit/${_id}`);
  await expect(page.locator('.photo img')).toHaveAttribute('src', origin + here);

  await page.getByLabel('Price per day').fill('36500');
  await papersAreThere(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Vehicle updated successfully!')).toBeVisible();
  const [changed] = await partner.mine('/vehicles/my-submissions');
  expect(changed).toMatchObject({ pricePerDay: 36500, vehicleImages: [van] });
  // It stays live, and waits for a look.
  expect(changed).toMatchObject({ status: 'approved', needsReview: true });
  expect(await (await page.request.get(`/api/vehicles/${_id}`)).json()).toMatchObject({ pricePerDay: 36500 });
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(asked).toContain(origin + here);
});
