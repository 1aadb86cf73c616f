import { openSession } from '../accounts.ts';
import { servedTest, sidewaysAt } from '../journey.ts';
import { decidedLongAgo } from '../partners/decided.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { keepPromotion, setPromotion } from '../promotion.ts';
import { axeOf } from '../stands.ts';
import { expect, test } from './simulated.ts';

const served = servedTest.extend<{ baseURL: string }>({ baseURL: ({ simulator }, use) => use(simulator) });
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

// How it is taken on the page: free-months.window.test.tsx.
served(
  'a first tour is submitted without paying, and all words of the offer go with its last day',
  async ({ request, baseURL }) => {
    await keepPromotion(request, baseURL, '2099-06-30');
    const operator = await newCaller(request);
    const headers = { authorization: operator.authorization };
    const taken = await request.post('/api/free-months', { headers, data: { kind: 'tour' } });
    expect(await taken.json()).toMatchObject({ kind: 'tour', state: 'taken', awaitsSubmission: true });
    const tour = await submit(request, operator, 'tour', {
      name: newName('Tea country'),
      image: 'https://example.lk/t.jpg',
    });
    await decide(request, 'tour', tour._id, { status: 'approved' });
    // The months begin once the approval can no longer be taken back.
    await decidedLongAgo(baseURL, tour._id);
    const isPremium = async () => (await (await request.get(`/api/tours/${tour._id}`)).json()).isPremium;
    await expect.poll(isPremium, { timeout: 30_000 }).toBe(true);

    const htmlOf = async (path: string) => (await request.get(path)).text();
    const words = /two months free|first 2 months free|offer ends/i;
    const pages = ['/', '/partnership', '/partnership/vehicle-premium'];
    for (const path of pages) expect(await htmlOf(path), path).toMatch(words);
    expect(await htmlOf('/partnership')).toContain('The offer ends on 30 June 2099.');
    await setPromotion(request, '2026-01-01');
    for (const path of pages)
      await expect.poll(() => htmlOf(path), { message: path, timeout: 30_000 }).not.toMatch(words);
  },
);
