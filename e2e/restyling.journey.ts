import { expect, test } from './journey.ts';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number; beginData?: { frame: string } };
}

/**
 * A page arrives in parts, and each part adds to it. A rule that looks from the root of a page at what it has, or from
 * any element at any other before it (`* + *`), makes of every part a whole new page.
 */
test.use({ viewport: { width: 412, height: 823 } });
for (const path of ['/', '/vehicles', '/blogs'])
  test(`on a slow connection ${path} is styled once`, async ({ browser, page }) => {
    const slow = await page.context().newCDPSession(page);
    const carry = (bytesPerSecond: number) =>
      slow.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    await carry(60_000);
    // The page itself has arrived: its pictures and scripts need not be waited for.
    page.once('domcontentloaded', () => void carry(-1));
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(path);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const { frameTree } = await slow.send('Page.getFrameTree');
    const counts = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' && args?.beginData?.frame === frameTree.frame.id
        ? [args.elementCount ?? 0]
        : [],
    );
    const elements = await page.locator('*').count();
    const styled = counts.reduce((sum, count) => sum + count, 0) / elements;
    expect(styled).toBeGreaterThan(0.5);
    expect(styled).toBeLessThan(1.5);
  });
