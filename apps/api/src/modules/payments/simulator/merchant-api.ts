import { createHmac } from 'node:crypto';
import type { App } from '../../../platform/http/app-types.ts';
import { isSame } from '../signing/signatures.ts';
import { formOf, single } from '../webhook/read-form.ts';
import { findSimulated, type SimulatedPayment, turnAround } from './simulator.queries.ts';
import type { SimulatorContext } from './simulator-context.ts';

const tokenSeconds = 599;

/** The retrieval and refund calls, with the replies that the gateway gives. */
export function addMerchantApi(scope: App, base: string, context: SimulatorContext): void {
  const { db, clock, merchant } = context;
  // Says itself how long it holds, so that each process knows those of the others.
  const tokenUntil = (until: number) =>
    `${until}.${createHmac('sha256', merchant.appSecret).update(String(until)).digest('hex')}`;

  scope.post(`${base}/oauth/token`, async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${merchant.appId}:${merchant.appSecret}`).toString('base64')}`;
    if (
      !isSame(request.headers.authorization ?? '', expected) ||
      single(formOf(request.body), 'grant_type') !== 'client_credentials'
    )
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Bad client credentials' });
    const token = tokenUntil(clock().getTime() + tokenSeconds * 1000);
    return { access_token: token, token_type: 'bearer', expires_in: tokenSeconds, scope: 'SANDBOX' };
  });

  const isKnown = (authorization = '') => {
    const token = authorization.replace(/^Bearer /, '');
    const until = Number(token.split('.')[0]);
    return until > clock().getTime() && isSame(token, tokenUntil(until));
  };
  const stranger = { error: 'invalid_token', error_description: 'Invalid access token' };

  scope.get<{ Querystring: { order_id?: unknown } }>(`${base}/payment/search`, async (request, reply) => {
    if (!isKnown(request.headers.authorization)) return reply.code(401).send(stranger);
    const { order_id: orderId } = request.query;
    const found = typeof orderId === 'string' ? await findSimulated(db, orderId) : [];
    if (found.length === 0) return { status: -1, msg: 'No payments found', data: null };
    return { status: 1, msg: `Payments with order_id:${String(orderId)}`, data: found.map(told) };
  });

  scope.post<{ Body: { payment_id?: unknown; description?: unknown } | null }>(
    `${base}/payment/refund`,
    async (request, reply) => {
      if (!isKnown(request.headers.authorization)) return reply.code(401).send(stranger);
      const id = Number(request.body?.payment_id);
      if (typeof request.body?.description !== 'string' || !request.body.description)
        return { status: -1, msg: 'Description is required', data: null };
      const turned = Number.isSafeInteger(id) ? await turnAround(db, id, 'REFUNDED') : undefined;
      if (!turned) return { status: -1, msg: 'The payment cannot be refunded', data: null };
      return {
        status: 1,
        msg: 'Successfully received the refund request',
        data: 70_000_000 + (id % 1_000_000),
      };
    },
  );
}

const told = (payment: SimulatedPayment) => {
  const gross = payment.amountCents / 100;
  const [first = '', ...rest] = payment.customerName.split(' ');
  return {
    payment_id: payment.id,
    order_id: payment.orderId,
    date: payment.at.toISOString().replace('T', ' ').slice(0, 19),
    description: payment.description,
    status: payment.status,
    currency: 'LKR',
    amount: gross,
    // Spelt as the gateway spells it.
    customer: { fist_name: first, last_name: rest.join(' '), email: null, phone: null },
    amount_detail: {
      currency: 'LKR',
      gross,
      fee: Math.round(gross * 3.3) / 100,
      net: gross - Math.round(gross * 3.3) / 100,
      exchange_rate: 1,
      exchange_from: 'LKR',
      exchange_to: 'LKR',
    },
    payment_method: {
      method: payment.method,
      card_customer_name: payment.customerName,
      card_no: payment.maskedCard,
    },
    items: null,
  };
};
