import { type MerchantSettings, simulatorMerchant } from '@serendib/contract/payments/gateway';
import { expect, test } from 'vitest';
import { addressesOf } from '../payment-settings.ts';
import { GatewayAway, GatewayRefusal, openGateway } from './gateway.ts';
import { startStandIn } from './testing.ts';

const standIn = await startStandIn();

test('simulator, sandbox and live differ by their addresses alone', () => {
  expect(addressesOf('simulator', 'https://serendib.example')).toEqual({
    checkout: 'https://serendib.example/simulator/pay/checkout',
    merchantApi: 'https://serendib.example/simulator/merchant/v1',
  });
  expect(addressesOf('sandbox', 'https://serendib.example')).toEqual({
    checkout: 'https://sandbox.payhere.lk/pay/checkout',
    merchantApi: 'https://sandbox.payhere.lk/merchant/v1',
  });
  expect(addressesOf('live', 'https://serendib.example')).toEqual({
    checkout: 'https://www.payhere.lk/pay/checkout',
    merchantApi: 'https://www.payhere.lk/merchant/v1',
  });
});

test('the same requests go to whichever gateway it is, with whichever credentials', async () => {
  const asked: { url: string; method: string; headers: Record<string, string>; body: string }[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const request = new Request(url, init);
    const headers = Object.fromEntries(request.headers);
    asked.push({ url: request.url, method: request.method, headers, body: await request.text() });
    const { pathname } = new URL(request.url);
    return Response.json(
      pathname.endsWith('/oauth/token')
        ? { access_token: 'a-token', token_type: 'bearer', expires_in: 599 }
        : { status: 1, msg: 'ok', data: pathname.endsWith('/refund') ? 7 : [] },
    );
  };
  const askAll = async (base: string, merchant: MerchantSettings) => {
    asked.length = 0;
    const gateway = openGateway(base, merchant, () => new Date());
    await gateway.findPayments('SER-1 &order_id=2');
    await gateway.refund('320025071278', 'Paid twice');
    const basic = Buffer.from(`${merchant.appId}:${merchant.appSecret}`).toString('base64');
    return JSON.parse(JSON.stringify(asked).replaceAll(base, 'BASE').replaceAll(basic, 'CREDENTIALS'));
  };
  try {
    const publicUrl = 'https://serendib.example';
    const simulated = await askAll(addressesOf('simulator', publicUrl).merchantApi, simulatorMerchant);
    for (const mode of ['sandbox', 'live'] as const) {
      const merchant = { id: '7', secret: 's', appId: `${mode} app`, appSecret: 'app secret' };
      expect(await askAll(addressesOf(mode, publicUrl).merchantApi, merchant)).toEqual(simulated);
    }
    expect(simulated).toMatchObject([
      {
        url: 'BASE/oauth/token',
        method: 'POST',
        headers: { authorization: 'Basic CREDENTIALS', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      {
        url: 'BASE/payment/search?order_id=SER-1%20%26order_id%3D2',
        method: 'GET',
        headers: { authorization: 'Bearer a-token' },
      },
      {
        url: 'BASE/payment/refund',
        method: 'POST',
        headers: { authorization: 'Bearer a-token' },
        body: JSON.stringify({ payment_id: '320025071278', description: 'Paid twice' }),
      },
    ]);
  } finally {
    globalThis.fetch = real;
  }
});

test('a token is asked for once, however many ask at the same time, and again half a minute before its end', async () => {
  let now = Date.parse('2026-11-21T06:00:00Z');
  const gateway = openGateway(standIn.base, simulatorMerchant, () => new Date(now));
  const begun = standIn.tokens;
  await Promise.all(Array.from({ length: 8 }, () => gateway.findPayments('SER-1')));
  expect(standIn.tokens).toBe(begun + 1);
  now += 568_000;
  await gateway.findPayments('SER-1');
  expect(standIn.tokens).toBe(begun + 1);
  now += 2_000;
  await gateway.findPayments('SER-1');
  expect(standIn.tokens).toBe(begun + 2);
});

test('what it says no to, and what it does not say, are two things', async () => {
  const gateway = openGateway(standIn.base, simulatorMerchant, () => new Date());
  await expect(gateway.refund('1', 'Paid twice')).rejects.toThrow(GatewayRefusal);
  standIn.mood = 'nonsense';
  await expect(gateway.findPayments('SER-1')).rejects.toThrow(GatewayAway);
  standIn.reset();
  standIn.mood = 'broken';
  await expect(gateway.findPayments('SER-1')).rejects.toThrow('500');
  await expect(gateway.refund('1', 'Paid twice')).rejects.toThrow(GatewayAway);
  standIn.mood = 'slow';
  const inHaste = openGateway(standIn.base, simulatorMerchant, () => new Date(), 50);
  await expect(inHaste.findPayments('SER-1')).rejects.toThrow(GatewayAway);
  standIn.reset();
  const nowhere = openGateway('http://127.0.0.1:9', simulatorMerchant, () => new Date());
  await expect(nowhere.findPayments('SER-1')).rejects.toThrow(GatewayAway);
});

const entry = { payment_id: 7, order_id: 'SER-1', status: 'RECEIVED', currency: 'LKR', amount: 500 };
const gatewayRecords = (change: object) =>
  JSON.stringify({ status: 1, msg: 'ok', data: [{ ...entry, ...change }] });

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no status', '{"data":[]}'],
  ['a status that is nothing', '{"status":null,"data":[]}'],
  ['payments that are no list', '{"status":1,"data":{"SER-1":true}}'],
  ['a payment without a number', gatewayRecords({ payment_id: null })],
  ['a status nobody knows', gatewayRecords({ status: 'PERHAPS' })],
  ['no amount', gatewayRecords({ amount: null })],
  ['an amount in words', gatewayRecords({ amount: '5e2' })],
  ['an amount in a list', gatewayRecords({ amount: [500] })],
  ['half of an answer', gatewayRecords({}).slice(0, -9)],
])('books that say %s are not believed', async (_, said) => {
  const gateway = openGateway(standIn.base, simulatorMerchant, () => new Date());
  standIn.says = said;
  await expect(gateway.findPayments('SER-1')).rejects.toThrow(GatewayAway);
  standIn.says = gatewayRecords({ amount: '500.00' });
  expect(await gateway.findPayments('SER-1')).toMatchObject([{ transactionId: '7', amountCents: 50_000 }]);
  standIn.reset();
});
