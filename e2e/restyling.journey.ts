import { expect, test } from './journey.ts';

interface TraceEvent {
  name: string;
  ts: number;
  args?: {
    elementCount?: number;
    beginData?: { frame: string };
    data?: { frame?: string; url?: string };
  };
}

const paths = ['/', '/vehicles', '/blogs'];

/**
 * A page arrives in parts, and each part adds to it. A rule that looks from the root of a page at what it has, or from
 * any element at any other before it (`* + *`), makes of every part a whole new page.
 */
test.use({ viewport: { width: 412, height: 823 } });
test(`on a slow connection ${paths.join(', ')} are styled once`, async ({ browser, page }) => {
  const slow = await page.context().newCDPSession(page);
  const carry = (bytesPerSecond: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  const elements = new Map<string, number>();
  // Of all of them in one go: what is traced takes its browser five seconds to hand over.
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (const path of paths) {
    await carry(60_000);
    // The page itself has arrived: its pictures and scripts need not be waited for.
    page.once('domcontentloaded', () => void carry(-1));
    await page.goto(path);
    // Which print is shown, and with it the bar's ink, is said once scripts run, which is a part of how a page arrives.
    await expect(page.locator('[data-sky="by-hour"]')).toHaveCount(0);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await page.evaluate("console.timeStamp('live')");
    elements.set(path, await page.locator('*').count());
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const { frameTree } = await slow.send('Page.getFrameTree');
  const styled = new Map<string, number>();
  let at = '';
  for (const { name, args } of traceEvents.sort((one, other) => one.ts - other.ts)) {
    const { data, beginData, elementCount = 0 } = args ?? {};
    if (name === 'CommitLoad' && data?.frame === frameTree.frame.id) at = new URL(data.url ?? '').pathname;
    // What is restyled later is no part of how the page arrived.
    if (name === 'TimeStamp') at = '';
    if (name === 'UpdateLayoutTree' && beginData?.frame === frameTree.frame.id)
      styled.set(at, (styled.get(at) ?? 0) + elementCount);
  }
  for (const path of paths) {
    const times = (styled.get(path) ?? 0) / (elements.get(path) ?? 0);
    expect(times, path).toBeGreaterThan(0.5);
    expect(times, path).toBeLessThan(1.5);
  }
});
