import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { checkoutForm, testCards } from '@serendib/contract/payments/gateway';
import type { APIRequestContext } from 'playwright/test';
import type { Session } from '../accounts.ts';
import { expect } from '../journey.ts';

/** Ordered by a call, as a button for it does. */
export async function order(
  request: APIRequestContext,
  { authorization }: Session,
  serviceType: string,
): Promise<CheckoutReply> {
  const headers = { authorization };
  const reply = await request.post('/api/payments/payhere/create-checkout', {
    headers,
    data: { serviceType },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as CheckoutReply;
}

/** Sent as the gateway's page sends it, with what else is filled in there. */
export async function payByCall(
  request: APIRequestContext,
  checkout: CheckoutReply,
  behaviour: Record<string, string> = {},
): Promise<void> {
  const [{ visa }] = testCards;
  const card = { card: visa, card_expiry: '12/40', card_cvv: '123', code: '123456' };
  const reply = await request.post('/simulator/pay/submit', {
    form: { ...checkoutForm(checkout), action: 'pay', ...card, ...behaviour },
    maxRedirects: 0,
  });
  expect(reply.status(), await reply.text()).toBe(303);
}

/** Ordered and paid, once the server has heard of it; gives the order. */
export async function paid(request: APIRequestContext, payer: Session, serviceType: string): Promise<string> {
  const checkout = await order(request, payer, serviceType);
  await payByCall(request, checkout);
  await expect
    .poll(() => statusAt(request, payer, checkout.orderId), { intervals: [50, 100] })
    .toBe('completed');
  return checkout.orderId;
}

/** What the server says of an order to its payer. */
export async function statusAt(request: APIRequestContext, { authorization }: Session, orderId: string) {
  const reply = await request.get(`/api/payments/payhere/status/${orderId}`, { headers: { authorization } });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { status: string }).status;
}

/** Bought and completed by calls, for journeys that begin later; gives the order. */
export async function buy(request: APIRequestContext, payer: Session, serviceType: string): Promise<string> {
  const { orderId } = await order(request, payer, serviceType);
  const { authorization } = payer;
  const done = await request.post(`/api/payments/test/complete/${orderId}`, { headers: { authorization } });
  expect(done.status(), await done.text()).toBe(200);
  return orderId;
}
