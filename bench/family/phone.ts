import type { Browser, Locator, Page } from 'playwright';

export const patience = 60_000;

/** What a task is walked with. A tap is one on the page, or on Enter; typing, days and swipes are none. */
export interface Walk {
  page: Page;
  origin: string;
  browser: Browser;
  tap(what: Locator): Promise<void>;
  enter(what: Locator, words: string): Promise<void>;
  /** Of a list that the phone opens by itself: a tap on it, and one on what is chosen. */
  choose(what: Locator, words: string): Promise<void>;
  /** As a thumb does: pages bring their hearts with the first touch. */
  swipe(): Promise<void>;
  /** A tap on the link in the mail that came to an address. */
  openMailed(to: string, link: RegExp): Promise<void>;
}

/** A phone of 360 px with a processor four times slower, 1.6 Mbit/s and 150 ms, on which nothing was opened yet. */
export async function openPhone(browser: Browser): Promise<Page> {
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

async function mailedTo(origin: string, to: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const mails = (await (await fetch(`${origin}/dev/mailbox?format=json`)).json()) as {
      to: string;
      text: string;
    }[];
    const mail = mails.find((one) => one.to.includes(to) && link.test(one.text));
    const path = mail?.text.match(link)?.[0];
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No mail came to ${to}.`);
}

/** A walk on a phone, and how often it was tapped since it was last asked. */
export function walkOn(page: Page, origin: string, browser: Browser): { walk: Walk; takeTaps: () => number } {
  let taps = 0;
  const walk: Walk = {
    ...{ page, origin, browser },
    tap: async (what) => {
      taps++;
      await what.tap();
    },
    enter: async (what, words) => {
      await what.fill(words);
      taps++;
      await what.press('Enter');
    },
    choose: async (what, words) => {
      taps += 2;
      await what.selectOption(words);
    },
    swipe: async () => {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.synthesizeScrollGesture', {
        ...{ x: 180, y: 500, yDistance: -400, gestureSourceType: 'touch' },
      });
      await session.detach();
    },
    openMailed: async (to, link) => {
      const path = await mailedTo(origin, to, link);
      taps++;
      await page.goto(origin + path);
    },
  };
  return {
    walk,
    takeTaps: () => {
      const taken = taps;
      taps = 0;
      return taken;
    },
  };
}
