import type { BrowserContext, Page } from 'playwright/test';
import { expect } from '../journey.ts';

/**
 * The page that a payer comes back to asks after two seconds, and every three after that. These pass at once from when a
 * journey says so until something is pressed, and otherwise as they do for a payer.
 */
const heldSeconds = `{
  const { setTimeout: start, clearTimeout: end } = window;
  const held = new Map();
  let havePassed = false;
  const isHeld = (ms) => ms >= 2000 && ms <= 3000 && location.pathname.endsWith('/payment/success');
  window.setTimeout = (work, ms, ...given) => {
    if (!isHeld(ms)) return start(work, ms, ...given);
    const now = () => held.delete(id) && work(...given);
    const id = start(now, havePassed ? 0 : ms);
    held.set(id, now);
    return id;
  };
  window.clearTimeout = (id) => {
    held.delete(id);
    end(id);
  };
  addEventListener('seconds-pass', () => {
    havePassed = true;
    for (const now of held.values()) start(now);
  });
  addEventListener('click', () => (havePassed = false), true);
}`;

/** Before a page is opened in it. */
export const holdSeconds = (context: BrowserContext) => context.addInitScript(heldSeconds);

/** For the page that is open, until it is opened anew. */
export const passSeconds = (page: Page) => page.evaluate("dispatchEvent(new Event('seconds-pass'))");

/** The order of the page that the payer came back to. */
export const orderOf = (page: Page): string =>
  new URL(page.url()).searchParams.get('order_id') ?? 'no order in the address';

/** What the server says of an order, asked as its payer. */
export async function statusOf(page: Page, orderId: string): Promise<string> {
  const token = await page.evaluate<string>('localStorage.getItem("token")');
  const reply = await page.request.get(`/api/payments/payhere/status/${orderId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { status: string }).status;
}

/** Comes back from the gateway, and lets the page ask once the server has heard from there. */
export async function comeBack(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\/success\?/, { waitUntil: 'commit' });
  await expect.poll(() => statusOf(page, orderOf(page)), { intervals: [50, 100] }).not.toBe('pending');
  await passSeconds(page);
}
