import { test as base, type CDPSession, expect, type Page } from 'playwright/test';
import { startServer } from './serve.ts';

export { expect };

/** A server and a database of a worker's own: no journey meets what another is doing. */
const served = (...how: Parameters<typeof startServer>) =>
  [
    // Playwright reads from the pattern what a fixture needs.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use: (address: string) => Promise<void>) => {
      const { address, stop } = await startServer(...how);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ] as const;

/** A test of what the server sends, which opens no browser. */
export const servedTest = base.extend<
  { baseURL: string },
  { server: string; simulator: string; pseudo: string }
>({
  server: [...served()],
  /**
   * One without a catalogue in which payments work: everywhere else they are paused. It is begun when the first journey
   * asks for it; declared for all, so that the worker with its browser and its other server stays the same. It goes by a
   * name, to which passkeys belong, where the others go by a number.
   */
  simulator: [...served({ PAYHERE_MODE: 'simulator' }, 'off', 'localhost')],
  /** One that speaks the pseudo-language too, which is offered nowhere else; with payments, which have words of their own. */
  pseudo: [...served({ PREVIEW_LANGUAGES: 'en-xa', PAYHERE_MODE: 'simulator' })],
  baseURL: ({ server }, use) => use(server),
});

/** A page can be idle before it is hydrated. One without scripts never is. */
export const isLive = (page: Page) =>
  page.locator('html:not([data-js]), html[data-live]').waitFor({ state: 'attached' });

/** Hydrates what waits for the first interaction, such as the cards of a list: a press before that opens the page anew. */
export async function touched(page: Page) {
  await page.evaluate("dispatchEvent(new Event('hydrate-all'))");
  await expect(page.locator('[data-deferred]:not([data-hydrated])')).toHaveCount(0);
}

/** Holds scripts of a page back until they are let go, which fails where none was asked for: a build may name them otherwise. */
export async function holdScripts(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(pattern);
  // It is waited for below, unless the journey has failed before.
  asked.catch(() => undefined);
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    await asked;
    held.resolve();
  };
}

const refusal = 'Refused by the policy of the page:';
const tellRefusals = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
  console.error('${refusal}', violatedDirective, blockedURI, sample, sourceFile))`;

/** A test whose browser may complain of nothing: no error in the console, no failing script, no 5xx. */
export const test = servedTest.extend<{ watched: undefined; broken: string; refused: boolean }>({
  /** Part of the addresses that a test makes fail on purpose: `test.use({ broken: '/api/destinations' })`. */
  broken: ['', { option: true }],
  /** Whether a test does on purpose what the policy of a page refuses. */
  refused: [false, { option: true }],
  /** What the policy of a page refuses is told in the console of whichever page of the journey it is. */
  context: async ({ context }, use) => {
    await context.addInitScript(tellRefusals);
    await use(context);
  },
  /** Scripts begin once a page is painted: a journey goes on when they have. */
  page: async ({ page, broken }, use) => {
    const answering = await answerElsewhere(page, broken);
    const goto = page.goto.bind(page);
    page.goto = async (...there) => {
      const response = await goto(...there);
      await isLive(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...how) => {
      const response = await reload(...how);
      await isLive(page);
      return response;
    };
    await use(page);
    // A call that is still being altered when its test ends is not a failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await answering.detach().catch(() => {});
  },
  watched: [
    async ({ page, context, broken, refused }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.page() !== page && message.text().startsWith(refusal)) complaints.push(message.text());
      });
      page.on('console', (message) => {
        const { url } = message.location();
        // Chromium complains of every 404, also of a page that is meant to be one.
        if (message.text().startsWith('Failed to load resource') && url === page.url()) return;
        if (broken && url.includes(broken)) return;
        if (refused && /^Refused|Trusted|trusted-types|inline event handler/.test(message.text())) return;
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});

/** On the server in which payments work. */
export const simulatedTest = test.extend<{ baseURL: string }>({
  baseURL: ({ simulator }, use) => use(simulator),
});

/** What lies on servers that are not there: a browser complains of a question that reaches none. */
const elsewhere = [
  // Pictures of other sites are asked for here, and fetched by the server, which finds none of them.
  ...['127.0.0.1', 'localhost'].map((name) => ({
    urlPattern: `http://${name}:*/media/elsewhere*`,
    part: '/media/elsewhere?',
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })),
  {
    urlPattern: 'https://www.openstreetmap.org/*',
    part: 'https://www.openstreetmap.org/',
    type: 'text/html',
    body: '<title>Streets</title>',
  },
];

/** Asks about these addresses alone: a route of Playwright's stops every request of a page and turns off its cache. */
async function answerElsewhere(page: Page, broken: string): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const found = elsewhere.find(({ part }) => request.url.includes(part));
    const { type = '', body = '' } = found ?? {};
    const responseHeaders = [{ name: 'content-type', value: type }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: btoa(body) };
    // A page that is closed meanwhile needs no answer.
    session.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  const answered = elsewhere.filter(({ urlPattern }) => urlPattern !== `${broken}*`);
  await session.send('Fetch.enable', { patterns: answered.map(({ urlPattern }) => ({ urlPattern })) });
  return session;
}

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/**
 * The pixels by which a page can be scrolled sideways at a width. A page knows its new width some frames before it is
 * laid out for it, so that it is waited for where something still sticks out.
 */
export async function sidewaysAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate<number>(`new Promise((settled) => {
    const end = performance.now() + 10000;
    const look = () =>
      ${sideways} <= 0 || performance.now() > end ? settled(${sideways}) : requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(look));
  })`);
}
