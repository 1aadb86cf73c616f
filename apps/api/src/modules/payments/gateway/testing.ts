import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { afterAll } from 'vitest';

interface Entry {
  payment_id: number;
  order_id: string;
  status: string;
  currency: string;
  amount: number;
  payment_method: { method: string };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A gateway of its own mind, written from the vendor's samples and not from our simulator. */
export async function startStandIn() {
  const state = {
    base: '',
    gatewayRecords: [] as Entry[],
    asked: [] as string[],
    tokens: 0,
    known: new Set<string>(),
    mood: 'well' as 'well' | 'away' | 'nonsense' | 'broken' | 'slow' | 'refusing' | 'silent after refunding',
    /** In place of its books, word for word. */
    says: undefined as string | undefined,
    /** What happens elsewhere while it gives money back. */
    whileRefunding: async (): Promise<unknown> => undefined,
    pay(orderId: string, amount: number, change: Partial<Entry> = {}) {
      const paymentId = 320_025_023_469 + state.gatewayRecords.length;
      state.gatewayRecords.push({
        payment_id: paymentId,
        order_id: orderId,
        status: 'RECEIVED',
        currency: 'LKR',
        amount,
        payment_method: { method: 'VISA' },
        ...change,
      });
      return String(paymentId);
    },
    forgetTokens: () => state.known.clear(),
    reset() {
      Object.assign(state, {
        gatewayRecords: [],
        asked: [],
        mood: 'well',
        says: undefined,
        whileRefunding: async () => {},
      });
    },
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const say = (status: number, reply: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    };
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (state.mood === 'away') return void response.destroy();
    if (state.mood === 'slow') return;
    // It looks like an unpaid order, and is an error all the same.
    if (state.mood === 'broken') return say(500, { status: -1, msg: 'No payments found', data: null });
    if (state.mood === 'nonsense') return void response.end('<html>Bad gateway</html>');
    if (url.pathname === '/oauth/token') {
      const { appId, appSecret } = simulatorMerchant;
      const expected = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
      if (request.headers.authorization !== expected || body !== 'grant_type=client_credentials')
        return say(401, { error: 'invalid_client' });
      const token = `token-${++state.tokens}`;
      state.known.add(token);
      return say(200, { access_token: token, token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' });
    }
    if (!state.known.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return say(401, { error: 'invalid_token' });
    if (state.mood === 'refusing') return say(200, { status: -2, msg: 'Authentication error', data: null });
    if (url.pathname === '/payment/search') {
      const orderId = url.searchParams.get('order_id') ?? '';
      state.asked.push(orderId);
      if (state.says !== undefined) return void response.end(state.says);
      // All records: telling orders apart is the caller's affair.
      const found = state.gatewayRecords;
      return found.length === 0
        ? say(200, { status: -1, msg: 'No payments found', data: null })
        : say(200, { status: 1, msg: 'Payments found', data: found });
    }
    const { payment_id: id } = JSON.parse(body);
    const entry = state.gatewayRecords.find(
      ({ payment_id: known, status }) => String(known) === id && status === 'RECEIVED',
    );
    if (!entry) return say(200, { status: -1, msg: 'Already refunded', data: null });
    entry.status = 'REFUNDED';
    await state.whileRefunding();
    if (state.mood === 'silent after refunding') return void response.destroy();
    return say(200, { status: 1, msg: 'Successfully received the refund request', data: 71_234 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  state.base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}
