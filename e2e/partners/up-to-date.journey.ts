import { dayAfter, dayInWords, dayOf } from '@serendib/contract/calendar';
import { openSession } from '../accounts.ts';
import { only, pageAt, says, wordsOf } from '../html/served.ts';
import { expect, servedTest, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

test('one press on the card says that a van is booked, and travellers see it on card and page', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const vehicleModel = newName('Hiace');
  const van = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', van._id, { status: 'approved' });
  await openSession(page, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=submissions');
  const card = page.getByRole('article').filter({ hasText: vehicleModel });
  const states = card.getByRole('group', { name: `Availability of ${vehicleModel}` });
  await states.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByText('Travellers read: Booked.')).toBeVisible();
  await expect(states.getByRole('button', { name: 'Booked' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText('your changes are being looked at')).toHaveCount(0);

  const seen = await pageAt(request, `/vehicles/${van._id}`);
  expect(says(seen, 'Booked at the moment: ask from when it is free.')).toBe(true);
  const bar = only(seen, '[aria-label^="Reach "]');
  expect(wordsOf(bar.querySelector('a'))).toBe('Ask for other days');
  expect(bar.querySelector('a[aria-label^="Call "]')?.getAttribute('href')).toMatch(/^tel:/);

  const until = dayAfter(dayOf(Date.now()), 20);
  await states.getByRole('button', { name: 'Away until…' }).click();
  await states.getByLabel('Available again on').fill(until);
  await states.getByRole('button', { name: 'Say so' }).click();
  const words = `Away until ${dayInWords(until)}`;
  await expect(states.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  const list = await pageAt(request, `/vehicles?search=${encodeURIComponent(vehicleModel)}`);
  expect(says(list, words, 'article *')).toBe(true);
});

servedTest(
  'a guide who is booked says so beside the rate, and the bar asks for other days',
  async ({ request }) => {
    const owner = await newCaller(request);
    const guide = await submit(request, owner, 'tourGuide', { name: newName('Sunil') });
    await decide(request, 'tourGuide', guide._id, { status: 'approved' });
    const said = await request.patch(`/api/tour-guides/${guide._id}/availability`, {
      headers: { authorization: owner.authorization },
      data: { state: 'booked' },
    });
    expect(said.status()).toBe(200);
    const page = await pageAt(request, `/tour-guides/${guide._id}`);
    expect(says(page, 'Booked at the moment: ask for other days.')).toBe(true);
    expect(wordsOf(only(page, '[aria-label^="Reach "]').querySelector('a'))).toBe('Ask for other days');
  },
);
