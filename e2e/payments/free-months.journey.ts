import { openSession } from '../accounts.ts';
import { sidewaysAt } from '../journey.ts';
import { decidedLongAgo } from '../partners/decided.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { setPromotion } from '../promotion.ts';
import { axeOf } from '../stands.ts';
import { expect, test } from './simulated.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ promotionLastDay: '2099-06-30' });

// Proves LIMIT-11, LIMIT-17, OWN-LIMIT-08.
test('a guide begins two free months without a card, is told their end before, and once', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const guide = await submit(request, owner, 'tourGuide', { name: newName('Nimal Perera') });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });

  await openSession(page, owner);
  await page.goto('/partnership/tour-guide-premium');
  const offer = page.getByRole('region', { name: 'First 2 months free' });
  await expect(offer).toContainText('No card is asked for.');
  await expect(offer).toContainText('The offer ends on 30 June 2099.');
  await expect(offer).toContainText(/If you begin now, they end on \d+ \w+ 20\d\d\./);
  const plans = page.getByRole('region', { name: 'What it costs' });
  await expect(plans.getByText(/^Your two free months come first: what you buy now begins on/)).toHaveCount(
    2,
  );
  for (const width of [360, 768, 1280]) expect(await sidewaysAt(page, width)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axeOf(page).include('#plans').analyze()).violations).toEqual([]);
  }
  await offer.getByRole('button', { name: 'Begin two free months' }).click();
  await expect(plans.getByRole('heading', { name: /^Free until \d+ \w+ 20\d\d$/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(plans.getByText(/^Begins on .*, when what you have ends\. No day is lost\.$/)).toHaveCount(2);

  await page.goto('/profile?tab=subscriptions');
  const guides = page.getByRole('region', { name: 'Tour guide premium' });
  await expect(guides).toContainText('Your two free months, for your guide profile');
  await expect(page.getByRole('region', { name: 'Vehicle premium' })).toContainText(
    'The first two months are free, without a card.',
  );
  await page.goto(`/tour-guides/${guide._id}`);
  await expect(page.getByRole('main').getByText('PREMIUM', { exact: true }).first()).toBeVisible();
});

test('a first tour is submitted without paying, and all words of the offer go with its last day', async ({
  page,
  request,
  baseURL,
}) => {
  const operator = await newCaller(request);
  await openSession(page, operator);
  await page.goto('/partnership/tour-operator');
  await page.getByRole('button', { name: 'Take the free months for a tour' }).click();
  await expect(page.getByRole('link', { name: 'Submit your tour without paying' })).toBeVisible();
  const tour = await submit(request, operator, 'tour', {
    name: newName('Tea country'),
    image: 'https://example.lk/t.jpg',
  });
  await decide(request, 'tour', tour._id, { status: 'approved' });
  // The months begin once the approval can no longer be taken back.
  await decidedLongAgo(baseURL, tour._id);
  const isPremium = async () => (await (await request.get(`/api/tours/${tour._id}`)).json()).isPremium;
  await expect.poll(isPremium, { timeout: 30_000 }).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Free until/ })).toBeVisible();

  const htmlOf = async (path: string) => (await request.get(path)).text();
  const words = /two months free|first 2 months free|offer ends/i;
  const pages = ['/', '/partnership', '/partnership/vehicle-premium'];
  for (const path of pages) expect(await htmlOf(path), path).toMatch(words);
  expect(await htmlOf('/partnership')).toContain('The offer ends on 30 June 2099.');
  await setPromotion(request, '2026-01-01');
  for (const path of pages)
    await expect.poll(() => htmlOf(path), { message: path, timeout: 30_000 }).not.toMatch(words);
});
