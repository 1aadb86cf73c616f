import { z } from 'zod';

/** A payment as the gateway's retrieval call tells of it. */
export interface GatewayPayment {
  transactionId: string;
  status: 'RECEIVED' | 'REFUNDED' | 'CHARGEBACKED';
  currency: string;
  amountCents: number;
  method: string | null;
}

export interface Gateway {
  /** Every payment of an order, none where it is unpaid. Throws `GatewayAway` where it cannot be asked. */
  findPayments(orderId: string): Promise<GatewayPayment[]>;
  /** Gives a payment back and answers with the refund's own id. Throws `GatewayRefusal` where it says no. */
  refund(transactionId: string, description: string): Promise<string>;
}

/** It could not be asked, or what it said was not to be understood: asking later may help. */
export class GatewayAway extends Error {}
/** It understood, and said no. */
export class GatewayRefusal extends Error {}

/** How long the gateway may take to answer. */
const patienceMs = 15_000;
const earlierMs = 30_000;

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const text = z.union([z.string(), z.number()]).transform(String);
/** A number, or one as text; an empty field is none. */
const number = z.union([z.number(), z.string().regex(/^-?\d+(\.\d{1,2})?$/)]).transform(Number);
const reply = z.object({ status: number, msg: z.string().nullish(), data: z.unknown() });
const payment = z.object({
  payment_id: text,
  order_id: text,
  status: z.enum(['RECEIVED', 'REFUNDED', 'CHARGEBACKED']),
  currency: z.string(),
  amount: number,
  payment_method: z.object({ method: z.string().nullish() }).nullish(),
});

/** The merchant API, which is the same of the simulator, the sandbox and the real gateway. */
export function openGateway(
  base: string,
  { appId, appSecret }: { appId: string; appSecret: string },
  clock: () => Date,
  timeoutMs = patienceMs,
): Gateway {
  let token: { value: Promise<string>; until: number } | undefined;

  async function fetchJson(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const answer = await fetch(base + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      throw new GatewayAway(`The gateway could not be asked: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Cached until half a minute before it expires; concurrent calls wait for the same one. */
  function bearer(): Promise<string> {
    const now = clock().getTime();
    if (token && token.until > now) return token.value;
    const given = askToken();
    const asked = { value: given.then(({ access_token }) => access_token), until: now + earlierMs };
    token = asked;
    given.then(
      ({ expires_in }) => {
        asked.until = now + expires_in * 1000 - earlierMs;
      },
      () => {
        if (token === asked) token = undefined;
      },
    );
    return asked.value;
  }

  async function askToken(): Promise<z.infer<typeof tokenReply>> {
    const { status, body } = await fetchJson('/oauth/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const read = tokenReply.safeParse(body);
    if (status !== 200 || !read.success) throw new GatewayAway(`The gateway gave no token (${status}).`);
    return read.data;
  }

  async function ask(path: string, init: RequestInit = {}): Promise<z.infer<typeof reply>> {
    for (const isLast of [false, true]) {
      const authorization = `Bearer ${await bearer()}`;
      const { status, body } = await fetchJson(path, {
        ...init,
        headers: { ...init.headers, authorization, accept: 'application/json' },
      });
      if (status === 401 && !isLast) {
        token = undefined;
        continue;
      }
      // The answer of a broken gateway says nothing of its records.
      if (status >= 500) throw new GatewayAway(`The gateway answered ${status}.`);
      const read = reply.safeParse(body);
      if (!read.success) throw new GatewayAway(`The gateway's answer (${status}) is not to be understood.`);
      return read.data;
    }
    throw new GatewayAway('The gateway does not take its own token.');
  }

  return {
    findPayments: async (orderId) => {
      const { status, msg, data } = await ask(`/payment/search?order_id=${encodeURIComponent(orderId)}`);
      if (status === -1 && /no payments? found/i.test(msg ?? '')) return [];
      if (status !== 1) throw new GatewayAway(`The gateway says: ${msg ?? status}`);
      const read = z.array(payment).safeParse(data ?? []);
      if (!read.success) throw new GatewayAway('The gateway tells of payments in a way that is not known.');
      return read.data
        .filter((one) => one.order_id === orderId)
        .map((one) => ({
          transactionId: one.payment_id,
          status: one.status,
          currency: one.currency,
          amountCents: Math.round(one.amount * 100),
          method: one.payment_method?.method ?? null,
        }));
    },
    refund: async (transactionId, description) => {
      const { status, msg, data } = await ask('/payment/refund', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payment_id: transactionId, description }),
      });
      if (status === 1) return String(data ?? '');
      throw new GatewayRefusal(msg ?? `status ${status}`);
    },
  };
}
