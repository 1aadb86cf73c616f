import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import { addDays } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { translate } from '@serendib/messages/translate';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { purgeListings } from '../../listings/index.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { deleteOldPayments } from '../scheduled.service.ts';
import { endPromotion, notify, orderOf } from '../testing.ts';
import { gatherEvidence } from './evidence.ts';

let now = new Date('2026-11-20T17:00:00Z');
const api = useApi({
  isTrial: true,
  languages: ['en', 'si', 'ta'],
  payments: { mode: 'simulator' },
  clock: () => now,
});
let [payer, ruvini, asanka] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date('2026-11-20T17:00:00Z');
  await api.empty('listings', 'users', 'payments');
  payer = await api.signIn({ userName: 'Nimali Perera' });
  ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini Silva' });
  asanka = await api.signIn({ role: 'admin', userName: 'Asanka Fernando' });
});
const chargedBack = async () => {
  const order = await orderOf(api, payer as SignedInPerson, { serviceType: 'vehicle_premium_monthly' });
  await notify(api, order);
  await notify(api, order, { statusCode: '-3' });
  return order.orderId;
};
const list = async () => (await api.get('/admin/chargebacks', ruvini)).json();
const change = (orderId: string, body: object, who = ruvini) =>
  api.patch(`/admin/chargebacks/${orderId}`, body, who);

test('what was paid for is told in the language of the administrator who reads the list or a case', async () => {
  const orderId = await chargedBack();
  const { words } = translate('Vehicle premium, one month', 'ta');
  const reading = { headers: { ...(ruvini as SignedInPerson).headers, 'accept-language': 'ta' } };
  expect((await api.get('/admin/chargebacks', reading)).json()).toMatchObject([{ description: words }]);
  const one = (await api.get(`/admin/chargebacks/${orderId}`, reading)).json();
  expect(one).toMatchObject({ description: words });
  expect(await list()).toMatchObject([{ description: 'Vehicle premium, one month' }]);
});

test('a chargeback is a case with a day until which it is answered, and those to be answered come first', async () => {
  const first = await chargedBack();
  now = new Date('2026-11-20T19:00:00Z');
  const second = await chargedBack();
  expect(await list()).toMatchObject([
    { orderId: first, dueOn: '2026-11-27', isLate: false, answeredAt: null, userName: 'Nimali Perera' },
    { orderId: second, dueOn: '2026-11-28' },
  ]);
  expect((await change(first, { dueOn: '2026-12-05' })).json()).toMatchObject({ dueOn: '2026-12-05' });
  expect((await list())[0].orderId).toBe(second);
  await change(second, { dueOn: '2026-11-19' });
  expect(await list()).toMatchObject([{ orderId: second, isLate: true }, { isLate: false }]);

  expect((await change(second, { answered: true })).json()).toMatchObject({
    fields: { note: 'Please say what was handed in, and where.' },
  });
  const answered = await change(second, { answered: true, note: 'Sent by the form of the bank.' });
  expect(answered.json()).toMatchObject({
    answeredBy: 'Ruvini Silva',
    answeredAt: now.toISOString(),
    isLate: false,
  });
  expect((await change(second, { answered: true, note: 'Again.' }, asanka)).json()).toMatchObject({
    code: 'CONFLICT',
    error: 'Ruvini Silva has answered this already.',
  });
  expect((await list()).map(({ orderId }: { orderId: string }) => orderId)).toEqual([first, second]);
  expect((await change(second, { answered: false })).json()).toMatchObject({
    answeredAt: null,
    answeredBy: null,
  });
  for (const same of [{}, { answered: false }, { dueOn: '2026-11-19' }]) {
    const unchanged = await change(second, same);
    expect([unchanged.statusCode, unchanged.json().dueOn]).toEqual([200, '2026-11-19']);
  }
  const entries = (await api.get('/admin/audit?thing=payment', ruvini)).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'reopen chargeback',
    'answer chargeback',
    'change chargeback',
    'change chargeback',
  ]);
  expect((await api.get('/admin/dashboard-stats', ruvini)).json()).toMatchObject({ openChargebacks: 2 });
});

test('the list goes on page by page past all that were answered, is narrowed by its state, and goes out whole as a file', async () => {
  const orders: string[] = [];
  for (let n = 0; n < 5; n++) {
    orders.push(await chargedBack());
    now = new Date(now.getTime() + 3_600_000);
  }
  for (const order of orders.slice(1, 4)) {
    await change(order, { answered: true, note: 'Sent.' });
    now = new Date(now.getTime() + 1_000);
  }
  await change(orders[4] ?? '', { dueOn: '2026-11-21' });
  const inOrder = [orders[4], orders[0], orders[3], orders[2], orders[1]];
  const ordersOf = (items: Record<string, unknown>[]) => items.map(({ orderId }) => orderId);
  const pages: unknown[][] = [];
  for (let next: string | undefined = '/admin/chargebacks?limit=2'; next; ) {
    const page: Awaited<ReturnType<typeof listed>> = await listed(api, next, ruvini);
    pages.push(ordersOf(page.items));
    next = page.next;
    expect(page.total).toBe(5);
  }
  expect(pages).toEqual([inOrder.slice(0, 2), inOrder.slice(2, 4), inOrder.slice(4)]);
  const open = await listed(api, '/admin/chargebacks?state=open', ruvini);
  expect([ordersOf(open.items), open.total, open.unfiltered]).toEqual([inOrder.slice(0, 2), 2, 5]);
  const file = async (query = '') =>
    parse((await api.get(`/admin/exports/chargebacks${query}`, ruvini)).payload, {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
  expect(ordersOf(await file())).toEqual(inOrder);
  const [answered, ...others] = await file('?state=answered');
  expect(others).toHaveLength(2);
  expect(answered).toMatchObject({
    ...{ orderId: orders[3], answeredBy: 'Ruvini Silva', note: 'Sent.' },
    // In the evening in Greenwich it was the day after in Sri Lanka, by which the day to answer is counted.
    ...{ openedAt: '2026-11-20T20:00:00.000Z', openedOn: '2026-11-21', dueOn: '2026-11-28' },
  });
});

test('what to hand in is one file about the payer and nobody else', async () => {
  const own = await addListing(
    api,
    'vehicle',
    { vehicleModel: 'Own Van' },
    { ownerId: payer?.id ?? null, status: 'pending' },
  );
  await addListing(api, 'vehicle', { vehicleModel: 'Other Van' });
  await api.patch(`/vehicles/${own}/verify`, { status: 'approved' }, ruvini);
  const orderId = await chargedBack();
  const path = `/admin/chargebacks/${orderId}/evidence`;
  expect((await api.get(path, payer)).statusCode).toBe(403);
  // Who asks for its head has taken nothing, of which the audit would tell.
  const head = { method: 'HEAD', url: `/api${path}`, headers: ruvini?.headers ?? {} } as const;
  expect((await api.app.inject(head)).statusCode).toBe(404);
  const reply = await api.get(path, ruvini);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="serendib-chargeback-${orderId}.pdf"`,
    'cache-control': 'private, no-store',
  });
  expect(reply.rawPayload.toString('latin1').startsWith('%PDF-1.')).toBe(true);
  const reading = { db: api.db, clock: () => now, publicUrl: 'http://serendib.test' };
  const { sections } = await gatherEvidence(reading, orderId);
  const said = JSON.stringify(sections);
  for (const words of [
    'Vehicle premium',
    payer?.email ?? '',
    'Own Van',
    'approved by our team',
    'Signed in',
    'charged back',
  ])
    expect(said).toContain(words);
  for (const words of ['Ruvini', 'Asanka', 'Other Van']) expect(said).not.toContain(words);
  const unpaid = await orderOf(api, payer as SignedInPerson, { serviceType: 'guide_premium_monthly' });
  expect((await api.get(`/admin/chargebacks/${unpaid.orderId}/evidence`, ruvini)).statusCode).toBe(404);
});

test('a post that was paid for and shown is in the evidence, though it was deleted long before', async () => {
  const order = await orderOf(api, payer as SignedInPerson, { serviceType: 'sponsored_blog_post' });
  await notify(api, order);
  const { _id } = (await api.post('/blogs/sponsored', exampleOf('blog'), payer)).json();
  await api.patch(`/blogs/${_id}/verify`, { status: 'approved' }, ruvini);
  await api.db.execute(
    sql`insert into listing_days (listing_id, day, views, clicks, inquiries) values (${_id}, '2026-11-21', 41, 2, 0)`,
  );
  expect((await api.delete(`/blogs/${_id}`, payer)).statusCode).toBeLessThan(300);
  now = addDays(now, 31);
  await purgeListings({ db: api.db, clock: () => now });
  await notify(api, order, { statusCode: '-3' });
  const reading = { db: api.db, clock: () => now, publicUrl: 'http://serendib.test' };
  const { sections } = await gatherEvidence(reading, order.orderId);
  const { facts, lines } = sections.find(({ title }) => title === 'Listing: blog') ?? {};
  expect(Object.fromEntries(facts ?? []).State).toMatch(/^deleted 20 Nov 2026/);
  expect(lines).toContain(
    '2026-11 since it was paid: seen 41 times, 2 visits to its website, 0 calls and messages',
  );
  now = addMonths(now, 12 * 7);
  await deleteOldPayments({ db: api.db, clock: () => now });
  await purgeListings({ db: api.db, clock: () => now });
  expect(await api.db.$count(sql`listings`)).toBe(0);
});

test('what a payment bought for a tour is known as long as the payment, though the tour was deleted', async () => {
  now = new Date('2026-11-21T06:00:00Z');
  await endPromotion(api);
  const tour = await addListing(api, 'tour', {}, { ownerId: payer?.id ?? null });
  const order = await orderOf(api, payer as SignedInPerson, {
    serviceType: 'tour_partnership',
    itemId: tour,
  });
  await notify(api, order);
  expect((await api.delete(`/tours/${tour}`, payer)).statusCode).toBe(204);
  now = addDays(now, 31);
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', created_at = ${now.toISOString()}::timestamptz,
    last_seen_at = ${now.toISOString()}::timestamptz`);
  const purge = () => purgeListings({ db: api.db, clock: () => now });
  await purge();
  await notify(api, order, { statusCode: '-3' });
  const reading = { db: api.db, clock: () => now, publicUrl: 'http://serendib.test' };
  const { sections } = await gatherEvidence(reading, order.orderId);
  expect(sections.find(({ title }) => title === 'What it brought')?.lines).toEqual([
    expect.stringMatching(/^Premium for tours, monthly: 21 Nov 2026, .* to 21 Dec 2026, /),
  ]);
  expect(sections.map(({ title }) => title)).toContain('Listing: tour');
  // It was not their first premium of a tour, for which there are free months.
  await api.put('/admin/settings', { ...deliveredSettings, promotionLastDay: '2027-12-31' }, ruvini);
  expect((await api.get('/free-months', payer)).json()).toContainEqual(
    expect.objectContaining({ kind: 'tour', state: 'closed' }),
  );
  now = addMonths(now, 12 * 7);
  await deleteOldPayments({ db: api.db, clock: () => now });
  await purge();
  expect(await api.db.$count(sql`listings`)).toBe(0);
});
