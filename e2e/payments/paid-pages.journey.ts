import { dayInWords } from '@serendib/contract/calendar';
import type { APIRequestContext } from 'playwright/test';
import { openSession, type Session } from '../accounts.ts';
import { decidedLongAgo } from '../partners/decided.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { axeOf, standsAt } from '../stands.ts';
import { buy } from './orders.ts';
import { comeBack, expect, payAtGateway, test } from './simulated.ts';

test.describe.configure({ timeout: 150_000 });

// Proves OWN-AIM-04.
test('a tour’s month is renewed, by whatever name of the machine the page was opened', async ({
  page,
  request,
  baseURL,
}) => {
  const operator = await newCaller(request);
  const name = newName('Tea country by train');
  const tour = await approvedTour(request, operator, name);
  const endOf = () => endOfMonth(request, tour);
  // The month begins once the approval can no longer be taken back.
  await decidedLongAgo(baseURL, tour);
  await expect.poll(endOf, { timeout: 30_000 }).not.toBeNull();
  const first = new Date(await endOf());
  await openSession(page, operator);

  await page.goto(`${baseURL.replace('127.0.0.1', 'localhost')}/partnership/tour-operator`);
  await expect(page).toHaveURL(`${baseURL}/partnership/tour-operator`);
  const renew = page.getByRole('region', { name: 'A tour of yours' });
  const choice = renew.getByLabel('Another month for a tour of yours');
  await expect(choice.locator('option:checked')).toHaveText(name);
  await expect(
    renew.getByText(`In front until ${dayInWords(first)}; the new month begins then.`),
  ).toBeVisible();
  // A ticket is paper by night too, with ink on it: axe does not look into what browsers draw themselves.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(choice).toHaveCSS('color', 'rgb(23, 32, 58)');
  await expect(choice.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await renew.getByRole('button', { name: 'Add a month to this tour' }).click();
  await payAtGateway(page, 'LKR 2,000');
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your tour stays in front' })).toBeVisible();
  const second = new Date(await endOf());
  const days = (second.getTime() - first.getTime()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  await expect(page.getByText(`Premium runs until ${dayInWords(second)}.`)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Back to Partnership' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tour partnership', exact: true }).click();
  await expect(renew.getByText(`In front until ${dayInWords(second)}`)).toBeVisible();
  // Nothing waits to be submitted: the month went to the tour that is there.
  await expect(page.getByText('that we are waiting for')).toBeHidden();
});

test('what can be bought stands at every width, by day and by night, and so does where it is paid; meanwhile the month of a tour begins', async ({
  page,
  request,
}) => {
  const tour = await approvedTour(request, await newCaller(request), newName('Tea country'));
  const caller = await newCaller(request, 'අනුලා විජේසිංහ');
  await buy(request, caller, 'guide_premium_monthly');
  await buy(request, caller, 'vehicle_premium_yearly');
  await buy(request, caller, 'sponsored_blog_post');
  await openSession(page, caller);
  /** What is sold; the rest of these pages is looked at from all sides while payments are paused. */
  const plans = () => axeOf(page).include('#plans');
  const pages = [
    ['/partnership', 'You have paid for a blog that we are waiting for.'],
    ['/partnership/tour-guide-premium', 'Upgrade to Annual'],
    ['/partnership/vehicle-premium', 'Already Subscribed'],
    ['/partnership/tour-operator', 'Buy a month for a new tour'],
    ['/test/payhere', 'What the simulator takes'],
    ['/simulator/bank', 'A chargeback is what a payer asks of their own bank.'],
    ['/partnership/business-premium', 'Buy a month'],
  ] as const;
  for (const [path, words] of pages) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await standsAt(page, path, undefined, /-premium$|-operator$/.test(path) ? plans : undefined);
  }
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await payAtGateway(page, 'LKR 1,500', { card: 'Insufficient funds' });
  await expect(page.getByRole('alert')).toContainText('The bank said no: insufficient funds.');
  await page.getByText('How the gateway behaves this time').click();
  const faces = () =>
    page.evaluate<string[]>(
      "[...document.fonts].flatMap((face) => (face.status === 'loaded' ? face.family : []))",
    );
  await expect.poll(faces).toEqual(expect.arrayContaining(['Bricolage', 'Figtree']));
  await standsAt(page, 'the gateway’s page');
  // By itself, once the approval can no longer be taken back.
  await expect.poll(() => endOfMonth(request, tour), { timeout: 30_000 }).not.toBeNull();
});

/** A tour whose month is paid for; gives its id. */
async function approvedTour(request: APIRequestContext, caller: Session, name: string): Promise<string> {
  await buy(request, caller, 'tour_partnership');
  const { _id } = await submit(request, caller, 'tour', { name, image: 'https://example.lk/t.jpg' });
  await decide(request, 'tour', _id, { status: 'approved' });
  return _id;
}

/** When the month of a tour ends, as travellers can see it; nothing before it begins. */
async function endOfMonth(request: APIRequestContext, tour: string): Promise<string> {
  const reply = await request.get(`/api/tours/${tour}`);
  return ((await reply.json()) as { premiumExpiry: string }).premiumExpiry;
}
