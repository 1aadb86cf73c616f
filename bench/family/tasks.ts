import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Locator, Page } from 'playwright';
import { patience, type Walk } from './phone.ts';

/** One thing that a family wants to know or to do. */
export interface Task {
  name: string;
  /** How it went at 84a4631, before there were trips, days and one search. */
  before: string;
  /** Goes on where the task before it ended; others begin in a browser that was never here. */
  goesOn?: true;
  /** What is there before the clock begins. */
  prepare?: (walk: Walk) => Promise<void>;
  /** Ends when the answer is seen, and gives it in words; throws where there is none. */
  walk(walk: Walk): Promise<string>;
}

const [from, to] = [dayAfter(dayOf(Date.now()), 45), dayAfter(dayOf(Date.now()), 58)];

const main = (page: Page) => page.getByRole('main');
const seen = (what: Locator) => what.first().waitFor({ timeout: patience });
const inWords = async (what: Locator) => (await what.first().innerText()).replace(/\s+/g, ' ').trim();

async function find({ page, origin, tap, enter }: Walk, words: string, kind: string): Promise<string> {
  await page.goto(origin);
  await tap(page.getByRole('banner').getByRole('link', { name: 'Find anything' }));
  // Before the scripts of the bar are there, the link leads to the page of the search, with a field of its own.
  await enter(page.locator('input[name="q"]').filter({ visible: true }).last(), words);
  await seen(main(page).getByRole('heading', { level: 2, name: kind }));
  const understood = await page.getByRole('list', { name: 'Understood' }).getByRole('link').allInnerTexts();
  const found = main(page).locator('.card-link');
  return `understood: ${understood.join(', ')}; first of ${await found.count()}: ${await inWords(found)}`;
}

async function saveVans({ page, origin, tap, swipe }: Walk, count: number): Promise<void> {
  await page.goto(`${origin}/vehicles?type=van`);
  await swipe();
  const hearts = main(page).getByRole('button', { name: /^Save in my trip/ });
  for (let at = 0; at < count; at++) {
    await tap(hearts.nth(at));
    await page.waitForFunction(
      `document.querySelectorAll('main .heart[aria-pressed="true"]').length > ${at}`,
    );
  }
}

async function openTrip({ page, tap }: Walk): Promise<void> {
  await tap(page.getByRole('navigation', { name: 'Main' }).locator('summary').first());
  await tap(
    page
      .getByRole('link', { name: /^My trip/ })
      .filter({ visible: true })
      .first(),
  );
}

export const tasks: readonly Task[] = [
  {
    name: 'where to go, in which order',
    before: 'not answered',
    async walk(walk) {
      const { page, origin, tap } = walk;
      await page.goto(origin);
      await openTrip(walk);
      await tap(main(page).getByRole('link', { name: /^Begin ?: The island in 14 days$/ }));
      const whole = main(page).getByText(/^About \d+ km and .* on the road, in \d+ days/);
      await seen(whole);
      const stops = main(page).getByRole('button', { name: /^Stop \d+, .*: move$/ });
      return `${await stops.count()} stops in their order. ${await inWords(whole)}`;
    },
  },
  {
    name: 'how far',
    before: 'wrong answer',
    goesOn: true,
    async walk({ page }) {
      const stop = main(page).locator('li[data-stop]', { hasText: 'Sigiriya' });
      const leg = stop.getByText(/^About \d+ km, .* by car/).or(stop.locator('+ li').getByText(/^About/));
      await seen(leg);
      return `Sigiriya to Kandy: ${await inWords(leg)}`;
    },
  },
  {
    name: 'what it costs',
    before: 'not answered',
    goesOn: true,
    async walk({ page, tap, choose }) {
      await tap(main(page).getByRole('button', { name: 'Find a driver' }).first());
      const save = main(page)
        .getByRole('button', { name: /^Save ?: / })
        .nth(2);
      const van = (await inWords(save)).replace(/^Save ?: /, '');
      await tap(save);
      const stop = main(page).getByRole('combobox', { name: `The stop of ${van}` });
      await choose(stop, 'With you all the way');
      // The choice of a currency comes when the foot of the page is near.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await choose(page.getByRole('combobox', { name: 'Prices also in' }), 'EUR');
      const row = main(page)
        .locator('section:has(#cost)')
        .getByRole('row', { name: /14 days/ });
      const euros = await row.locator('[data-about]').getAttribute('data-about');
      return `${await inWords(row)} (${euros})`;
    },
  },
  {
    name: 'German guide near Sigiriya',
    before: '8 taps, and knowing that Sigiriya lies in Matale',
    walk: (walk) => find(walk, 'german guide sigiriya', 'Tour guides'),
  },
  {
    name: 'van for 6 with luggage',
    before: '9 taps, some 50 s',
    walk: (walk) => find(walk, 'van 6 seats luggage', 'Vehicles'),
  },
  {
    name: 'free on our dates',
    before: 'dead end',
    async walk({ page, origin, tap }) {
      await page.goto(`${origin}/vehicles`);
      await tap(page.getByRole('link', { name: 'When · Who' }).first());
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First day').fill(from);
      await dialog.getByLabel('Last day').fill(to);
      await tap(page.getByRole('button', { name: 'Keep them' }));
      const free = main(page).getByText('Free on your dates');
      await seen(free);
      const ask = main(page).getByText('Ask for dates');
      const [sure, open] = [await free.count(), await ask.count()];
      return `${await inWords(main(page).getByText(/^Showing/))}: of these ${sure} are free, ${open} are to be asked`;
    },
  },
  {
    name: 'keep it, show it at home',
    before: 'impossible; page by page',
    async walk(walk) {
      const { page, browser, tap, openMailed } = walk;
      const email = `family-${Date.now()}@example.lk`;
      await saveVans(walk, 1);
      await openTrip(walk);
      await tap(main(page).getByRole('link', { name: 'Sign in to share it by a link' }));
      await tap(main(page).getByRole('link', { name: 'Sign up' }));
      const form = page.getByRole('form', { name: 'Sign up' });
      await form.getByLabel('Username').fill('Maja');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel(/^Password/).fill('Kandy-Road-77');
      await form.getByLabel('Confirm password').fill('Kandy-Road-77');
      await tap(form.getByLabel(/agree to the/));
      await tap(form.getByRole('button', { name: 'Sign up' }));
      await seen(page.getByText(/verify your email address before logging in/));
      await openMailed(email, /\/verify-email\/[\w-]+/);
      await tap(main(page).getByRole('link', { name: 'Log in' }));
      await page.getByLabel('Email').fill(email);
      await page.getByLabel(/^Password/).fill('Kandy-Road-77');
      await tap(page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }));
      await tap(main(page).getByRole('button', { name: 'Make a link to read' }));
      const link = main(page).getByText(/^https?:\S+$/);
      await seen(link);
      const atHome = await browser.newPage();
      await atHome.goto(await inWords(link));
      await seen(main(atHome).getByRole('heading', { level: 1 }));
      const there = await inWords(main(atHome).locator('a[href^="/vehicles/"]'));
      await atHome.close();
      return `by a link, which shows at home: ${there}`;
    },
  },
  {
    name: 'write to two',
    before: '1 tap each; without days, people or route, and not remembered',
    prepare: (walk) => saveVans(walk, 2),
    async walk(walk) {
      const { page, tap, openMailed } = walk;
      const email = `family-${Date.now()}@example.lk`;
      await openTrip(walk);
      await tap(main(page).getByRole('link', { name: 'Ask for offers' }));
      await page.getByLabel('First day').fill(from);
      await page.getByLabel('Last day').fill(to);
      await page.getByLabel('Your name').fill('Maja');
      await page.getByLabel('Email').fill(email);
      await tap(page.getByRole('button', { name: /^Send it to \d partners$/ }));
      await seen(page.getByRole('heading', { name: 'Now look into your mail' }));
      await openMailed(email, /\/ask\?send=\S+/);
      await tap(page.getByRole('button', { name: /^Send it to \d partners$/ }));
      const sent = main(page).getByText('Waits for an answer');
      await seen(sent.nth(1));
      return `sent to ${await sent.count()}, each of which waits for an answer`;
    },
  },
  {
    name: 'compare three vans, come back tomorrow',
    before: 'tabs and memory; nothing is there the next day',
    async walk(walk) {
      const { page, origin, tap } = walk;
      await saveVans(walk, 3);
      await page.goto('about:blank');
      await page.goto(`${origin}/trip`);
      await tap(
        main(page)
          .getByRole('link', { name: /^Compare/ })
          .first(),
      );
      const price = main(page).getByRole('row', { name: /^Price/ });
      await seen(price);
      return inWords(price);
    },
  },
];
