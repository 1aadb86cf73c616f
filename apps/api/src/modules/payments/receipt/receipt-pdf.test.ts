import { sayIn } from '@serendib/messages/translate';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { runsOf } from '../../../platform/pdf/fonts.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { findPayment } from '../payments.queries.ts';
import { endPromotion, notify, orderOf } from '../testing.ts';
import { factsOf } from './show-receipt.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let payer: SignedInPerson;
beforeEach(async () => {
  await api.empty('users', 'payments');
  payer = await api.signIn({ userName: 'නිමාලි பெரேரா Łukasz' });
});
const receipt = (orderId: string, who?: SignedInPerson) => api.get(`/payments/${orderId}/receipt`, who);

test('a paid order has a receipt of one page, for its payer and administrators alone', async () => {
  const order = await orderOf(api, payer, { serviceType: 'guide_premium_yearly' });
  expect((await receipt(order.orderId, payer)).statusCode).toBe(409);
  await notify(api, order);
  for (const who of [payer, await api.signIn({ role: 'admin' })]) {
    const reply = await receipt(order.orderId, who);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="serendib-receipt-${order.orderId}.pdf"`,
    );
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const pdf = reply.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf.match(/\/BaseFont \/\w+\+NotoSans(Sinhala|Tamil)/g)).toHaveLength(4);
  }
  expect((await receipt(order.orderId, await api.signIn())).statusCode).toBe(404);
  expect((await receipt(order.orderId)).statusCode).toBe(401);
});

test('the longest of names leaves it on one page, and a refund leaves it there', async () => {
  const long = await api.signIn({ userName: 'ශ්‍රී ලංකාවේ නිමාලි පෙරේරා '.repeat(3).trim() });
  const order = await orderOf(api, long, { serviceType: 'tour_partnership' });
  await notify(api, order);
  await notify(api, order, { statusCode: '-3' });
  const pdf = (await receipt(order.orderId, long)).rawPayload.toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the time that was bought is that which was had of it, as on the page of the receipt', async () => {
  await endPromotion(api);
  const order = await orderOf(api, payer, { serviceType: 'guide_premium_yearly' });
  await notify(api, order);
  await api.db.execute(
    sql`update entitlements set starts_at = '2026-11-21T06:00:00Z', cancelled_at = '2026-11-25T06:00:00Z'`,
  );
  const found = await findPayment(api.db, order);
  const facts = found ? factsOf(found, new Date(), sayIn('en'), String) : [];
  expect(facts).toContainEqual({ name: 'Premium', value: '21 November 2026 to 25 November 2026' });
  expect(facts).toContainEqual({ name: 'Paid with', value: 'Visa' });
});

describe('a text is cut where its script changes', () => {
  test.each([
    ['Nimali', ['text']],
    ['නිමාලි Perera', ['sinhala', 'text']],
    ['ශ්‍රී ලංකාව', ['sinhala']],
    ['தமிழ் · නිමාලි', ['tamil', 'text', 'sinhala']],
    ['Dvořák', ['text', 'further', 'text']],
    ['', []],
  ])('%s', (text, fonts) => {
    expect(runsOf(text).map(({ font }) => font)).toEqual(fonts);
    expect(
      runsOf(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text.normalize('NFC'));
  });
});
