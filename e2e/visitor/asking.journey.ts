import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type APIRequestContext, expect as expectCall } from 'playwright/test';
import { logIn, newAddress } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { approvedVehicle } from '../partners/partners.ts';

interface Mail {
  to: string;
  text: string;
}

/** The guest's links to threads in all mails so far, by thread, the newest of each. */
async function linksTo(request: APIRequestContext, address: string, count: number) {
  const found = new Map<string, string>();
  await expectCall(async () => {
    const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Mail[];
    for (const { text } of mails.filter(({ to }) => to.includes(address)).toReversed())
      for (const [path, id = ''] of text.matchAll(/\/inquiries\/([\w-]{36})\?key=[\w-]+/g))
        found.set(id, path);
    expectCall(found.size).toBe(count);
  }).toPass({ timeout: 30_000 });
  return [...found.values()];
}

const soon = (days: number) => dayAfter(dayOf(Date.now()), days);

test('a guest asks two, who offer; the offers are compared, one is agreed, and its days are busy', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const vans = [await approvedVehicle(request), await approvedVehicle(request)];
  const email = newAddress('maja');
  await page.goto(`/vehicles/${vans[0]?._id}`);
  await expect(page.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute(
    'href',
    `/ask?to=vehicle:${vans[0]?._id}`,
  );

  await page.goto(`/ask?to=${vans.map(({ _id }) => `vehicle:${_id}`).join(',')}`);
  await page.getByLabel('First day').fill(soon(30));
  await page.getByLabel('Last day').fill(soon(33));
  await page.getByLabel('Your name').fill('Maja');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send it to 2 partners' }).click();
  await expect(page.getByRole('heading', { name: 'Now look into your mail' })).toBeVisible();

  for (const link of await linksTo(request, email, 2)) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Waits for an answer')).toBeVisible();
  }

  for (const { owner, vehicleModel } of vans) {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const mine = await request.get('/api/auth/me', { headers: { authorization: owner.authorization } });
    await logIn(phone, ((await mine.json()) as { email: string }).email);
    await phone.goto('/profile?tab=inquiries');
    await phone.getByRole('link', { name: vehicleModel }).click();
    await phone.getByRole('button', { name: 'Make an offer' }).click();
    await phone.getByRole('button', { name: 'Send the offer' }).click();
    await expect(phone.getByRole('heading', { name: 'The offer' })).toBeVisible();
    await context.close();
  }

  await page.goto('/offers');
  await expect(page.getByRole('row', { name: /^Fuel/ }).getByRole('cell')).toHaveCount(2);
  await page.getByRole('link', { name: vans[0]?.vehicleModel ?? '' }).click();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('button', { name: 'Yes, agreed' }).click();
  await expect(page.getByText(/^Agreement SA-/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^serendib-agreement-SA-.*\.pdf$/);

  const calendar = await request.get(
    `/api/vehicles/${vans[0]?._id}/calendar?from=${soon(30)}&to=${soon(33)}`,
  );
  expect(((await calendar.json()) as { days: unknown[] }).days).toEqual([
    { from: soon(30), to: soon(33), state: 'busy' },
  ]);
});
