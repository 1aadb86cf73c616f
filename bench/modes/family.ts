import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { textOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, report } from '../report.ts';

/**
 * What a family of four does before two weeks in January, nine tasks, on a phone of 360 px with a processor four times slower,
 * 1.6 Mbit/s and 150 ms: `npm run bench -- --family`. A tap is one on the page, or on Enter; typing and days are none.
 */
interface Walk {
  page: Page;
  origin: string;
  tap(what: Locator): Promise<void>;
  enter(what: Locator, words: string): Promise<void>;
}

interface Task {
  name: string;
  /** Goes on where the task before it ended; others begin in a browser that was never here. */
  goesOn?: true;
  /** What is there before the clock begins. */
  prepare?: (walk: Walk) => Promise<void>;
  /** Ends when the answer is seen, and gives it in words. */
  walk(walk: Walk): Promise<string>;
}

const patience = 60_000;
const [from, to] = [dayAfter(dayOf(Date.now()), 45), dayAfter(dayOf(Date.now()), 58)];

const main = (page: Page) => page.getByRole('main');
const seen = (what: Locator) => what.first().waitFor({ timeout: patience });
const inWords = async (what: Locator) => (await what.first().innerText()).replace(/\s+/g, ' ').trim();

async function find({ page, origin, tap, enter }: Walk, words: string, kind: string): Promise<string> {
  await page.goto(origin);
  await tap(page.getByRole('banner').getByRole('link', { name: 'Find anything' }));
  // Before the scripts of the bar are there, the link leads to the page of the search, with a field of its own.
  await enter(page.locator('input[name="q"]').filter({ visible: true }).last(), words);
  const group = main(page).getByRole('heading', { level: 2, name: kind });
  await seen(group);
  return `${await page.getByRole('list', { name: 'Understood' }).getByRole('link').allInnerTexts()}`;
}

/** Hearts of the first three vans, and no clock yet. */
async function keepVans({ page, origin }: Walk): Promise<void> {
  await page.goto(`${origin}/vehicles?type=van`);
  for (let at = 0; at < 3; at++) {
    const heart = main(page)
      .getByRole('button', { name: /^Save in my trip/ })
      .nth(at);
    await heart.waitFor({ timeout: patience });
    await heart.click();
    await page.waitForFunction(
      `document.querySelectorAll('main .heart[aria-pressed="true"]').length > ${at}`,
    );
  }
}

const tasks: readonly Task[] = [
  {
    name: 'where to go, in which order',
    async walk({ page, origin, tap }) {
      await page.goto(origin);
      await tap(page.getByRole('navigation', { name: 'Main' }).locator('summary').first());
      await tap(page.getByRole('link', { name: 'My trip' }).filter({ visible: true }).first());
      await tap(
        main(page)
          .getByRole('button', { name: /The island in 14 days/ })
          .or(main(page).getByRole('link', { name: /The island in 14 days/ }))
          .first(),
      );
      await seen(main(page).getByText(/About \d+ km/));
      return `${await main(page)
        .getByRole('button', { name: /^Stop \d+, .*: move$/ })
        .count()} stops`;
    },
  },
  {
    name: 'how far',
    goesOn: true,
    async walk({ page }) {
      const leg = main(page).getByText(/^About \d+ km, .* by car/);
      await seen(leg);
      return inWords(leg);
    },
  },
  {
    name: 'what it costs',
    goesOn: true,
    async walk({ page }) {
      const cost = main(page).locator('section:has(#cost)');
      await seen(cost);
      return inWords(cost);
    },
  },
  { name: 'German guide near Sigiriya', walk: (walk) => find(walk, 'german guide sigiriya', 'Tour guides') },
  { name: 'van for 6 with luggage', walk: (walk) => find(walk, 'van 6 seats luggage', 'Vehicles') },
  {
    name: 'free on our dates',
    async walk({ page, origin, tap }) {
      await page.goto(`${origin}/vehicles`);
      await tap(page.getByRole('link', { name: 'When · Who' }).first());
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First day').fill(from);
      await dialog.getByLabel('Last day').fill(to);
      await tap(page.getByRole('button', { name: 'Keep them' }));
      await seen(main(page).getByText(/Free on your dates|Ask for dates/));
      return inWords(main(page).getByText(/^Showing/));
    },
  },
  {
    name: 'keep it',
    async walk({ page, origin, tap }) {
      await page.goto(`${origin}/vehicles?type=van`);
      await tap(
        main(page)
          .getByRole('button', { name: /^Save in my trip/ })
          .first(),
      );
      const told = page.getByRole('status').filter({ hasText: 'is in your trip now' });
      await seen(told);
      return inWords(told);
    },
  },
  {
    name: 'write to two',
    prepare: async (walk) => {
      await keepVans(walk);
      await walk.page.goto(`${walk.origin}/trip`);
      await seen(main(walk.page).getByRole('link', { name: 'Ask for offers' }));
    },
    async walk({ page, tap }) {
      await tap(main(page).getByRole('link', { name: 'Ask for offers' }));
      await seen(page.getByRole('button', { name: /^Send it to \d partners$/ }));
      return inWords(page.getByRole('button', { name: /^Send it to/ }));
    },
  },
  {
    name: 'compare three vans, come back tomorrow',
    async walk(walk) {
      const { page, origin, tap } = walk;
      await page.goto(`${origin}/vehicles?type=van`);
      for (let at = 0; at < 3; at++) {
        await tap(
          main(page)
            .getByRole('button', { name: /^Save in my trip/ })
            .nth(at),
        );
        await page.waitForFunction(
          `document.querySelectorAll('main .heart[aria-pressed="true"]').length > ${at}`,
        );
      }
      await page.goto('about:blank');
      await page.goto(`${origin}/trip`);
      await tap(
        main(page)
          .getByRole('link', { name: /^Compare/ })
          .first(),
      );
      await seen(main(page).getByRole('rowheader', { name: 'Price' }));
      return `${(await main(page).getByRole('columnheader').count()) || 0} columns`;
    },
  },
];

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: line, uploadThroughput: line },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Where `/trip` is after a look at another page and back, and after it was opened anew: pixels from the top. */
async function placeOfTrip({ page }: Walk): Promise<string> {
  const at = () => page.evaluate<number>('Math.round(scrollY)');
  await page.evaluate('scrollTo(0, 1500)');
  await page.waitForTimeout(500);
  const left = await at();
  await main(page)
    .locator('a[href^="/destination/"], a[href^="/vehicles/"], a[href="/trip/driver"]')
    .first()
    .evaluate('one => one.click()');
  await page.waitForURL((url) => url.pathname !== '/trip');
  await page.waitForTimeout(2_000);
  await page.goBack();
  await page.waitForTimeout(3_000);
  const back = await at();
  await page.reload();
  await page.waitForTimeout(6_000);
  return `left at ${left}, after another page and back ${back}, opened anew ${await at()}`;
}

export async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'serendib-family-'));
  const given = textOption('origin');
  const { child, origin } = given ? { child: undefined, origin: given } : await startSerendib(folder);
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const rows: Record<string, string>[] = [];
  let place = '';
  try {
    let page: Page | undefined;
    for (const task of tasks) {
      if (!task.goesOn) {
        await page?.context().close();
        page = await openPhone(browser);
      }
      let taps = 0;
      const walk: Walk = {
        page: page as Page,
        origin,
        tap: async (what) => {
          taps++;
          await what.tap();
        },
        enter: async (what, words) => {
          await what.fill(words);
          taps++;
          await what.press('Enter');
        },
      };
      await task.prepare?.(walk);
      taps = 0;
      const begun = performance.now();
      const answer = await task
        .walk(walk)
        .catch((error: Error) => `not answered: ${error.message.split('\n')[0]}`);
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      rows.push({ task: task.name, taps: String(taps), seconds, answer: answer.slice(0, 160) });
      console.log(rows.at(-1));
      if (task.name === 'what it costs')
        place = await placeOfTrip(walk).catch((error: Error) => error.message.split('\n')[0] ?? '');
    }
    report('family', `The scroll position of /trip: ${place}.`, markdownTable(rows));
    if (rows.some(({ answer }) => answer?.startsWith('not answered'))) process.exitCode = 1;
  } finally {
    await browser.close();
    if (child) await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}
