import type { APIRequestContext } from 'playwright/test';
import { expect } from './journey.ts';
import { administratorOf } from './partners/partners.ts';

const lastDays = new Map<string, string>();

/** Sees to it that the offer of a server has this last day, which journeys before may have set already. */
export async function keepPromotion(request: APIRequestContext, server: string, lastDay: string) {
  if (lastDays.get(new URL(server).origin) !== lastDay) await setPromotion(request, lastDay);
}

/** Sets the last day of the offer, as an administrator does; gives the day that was set before. */
export async function setPromotion(request: APIRequestContext, promotionLastDay: string): Promise<string> {
  const { authorization } = await administratorOf(request);
  const options = { headers: { authorization } };
  const { version, updatedAt, ...before } = await (await request.get('/api/admin/settings', options)).json();
  const data = { ...before, promotionLastDay };
  const reply = await request.put('/api/admin/settings', { ...options, data });
  expect(reply.status(), await reply.text()).toBe(200);
  lastDays.set(new URL(reply.url()).origin, promotionLastDay);
  return before.promotionLastDay;
}

/** What holds while the offer has this last day, on a server of which other journeys ask what was set before. */
export async function duringPromotion(
  request: APIRequestContext,
  lastDay: string,
  holds: () => Promise<void>,
): Promise<void> {
  const before = await setPromotion(request, lastDay);
  await holds();
  await setPromotion(request, before);
}
