import { newAddress, openSession } from '../accounts.ts';
import { hrefsOf, isHeaded, pageAt } from '../html/served.ts';
import { expect, test, touched } from '../journey.ts';
import { approvedVehicle } from '../partners/partners.ts';
import { linkIn, offer, soon } from './asking.ts';

const phone = { width: 360, height: 740 };
const [from, to] = [soon(30), soon(33)];

test('a guest asks three from a trip, two offer; one is compared and agreed, its days are busy, lists leave it out, and the trip shows it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(phone);
  const [chosen, other, silent] = [
    await approvedVehicle(request),
    await approvedVehicle(request),
    await approvedVehicle(request),
  ];
  const email = newAddress('maja');
  const save = async ({ vehicleModel }: typeof chosen) => {
    const heart = page.getByRole('main').getByRole('button', { name: `Save in my trip: ${vehicleModel}` });
    await heart.first().click();
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  };
  await page.goto(`/vehicles/${chosen._id}`);
  await touched(page);
  await expect(page.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute(
    'href',
    `/ask?to=vehicle:${chosen._id}`,
  );
  await save(chosen);
  await page.goto('/vehicles?sort=newest');
  await touched(page);
  await save(other);
  await save(silent);

  await page.goto('/trip');
  await page.getByRole('link', { name: 'Ask for offers' }).click();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByLabel('Your name').fill('Maja');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send it to 3 partners' }).click();
  await expect(page.getByRole('heading', { name: 'Now look into your mail' })).toBeVisible();
  await page.goto(
    await linkIn(request, {
      to: email,
      subject: /^Please send your question on its way$/,
      link: /\/ask\?send=\S+/,
    }),
  );
  await page.getByRole('button', { name: 'Send it to 3 partners' }).click();
  await expect(page.getByText('Waits for an answer')).toHaveCount(3);

  const context = await browser.newContext({ baseURL, viewport: phone });
  const theirs = await context.newPage();
  await openSession(theirs, chosen.owner);
  await theirs.goto('/profile?tab=inquiries');
  await theirs.getByRole('link', { name: chosen.vehicleModel }).click();
  await theirs.getByRole('button', { name: 'Make an offer' }).click();
  await theirs.getByRole('button', { name: 'Send the offer' }).click();
  await expect(theirs.getByRole('heading', { name: 'The offer' })).toBeVisible();
  await context.close();
  await offer(request, other.owner);

  await page.goto('/trip');
  const rows = page.getByRole('region', { name: 'Asked and agreed' }).getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row(silent.vehicleModel)).toContainText('Waits for an answer');
  await page.getByRole('link', { name: 'Compare the offers' }).click();
  await expect(page.getByRole('row', { name: /^Fuel/ }).getByRole('cell')).toHaveCount(3);
  await page.getByRole('link', { name: chosen.vehicleModel }).click();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('button', { name: 'Yes, agreed' }).click();
  await expect(page.getByText(/^Agreement SA-/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^serendib-agreement-SA-.*\.pdf$/);

  const calendar = await request.get(`/api/vehicles/${chosen._id}/calendar?from=${from}&to=${to}`);
  expect(((await calendar.json()) as { days: unknown[] }).days).toEqual([{ from, to, state: 'busy' }]);

  await page.goto('/trip');
  await expect(row(chosen.vehicleModel)).toContainText('Agreed');
  await expect(row(other.vehicleModel)).toContainText('An offer is there');

  const list = (name: string) =>
    `/vehicles?search=${encodeURIComponent(name)}&from=${soon(32)}&to=${soon(35)}`;
  const silentList = await pageAt(request, list(silent.vehicleModel));
  expect(hrefsOf(silentList, '.list-found .card-link')).toEqual([`/vehicles/${silent._id}`]);
  expect(isHeaded(await pageAt(request, list(chosen.vehicleModel)), 'No vehicles found')).toBe(true);
});
