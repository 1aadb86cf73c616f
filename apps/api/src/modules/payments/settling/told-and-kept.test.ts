import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tablesWith } from '../../../platform/database/testing.ts';
import { textOf } from '../../../platform/pdf/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { insertSimulated } from '../simulator/simulator.queries.ts';
import { orderOf } from '../testing.ts';
import { useBuyer } from './testing.ts';

const { api, people, buy, order, pay, chargeBack, myPayments, mails, later } = useBuyer();

test('a receipt is mailed once, and what goes back is told', async () => {
  const order = await buy('guide_premium_monthly');
  await pay(order);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your receipt: Tour guide premium, one month, LKR 500',
  ]);
  await chargeBack(order);
  const sent = await mails();
  expect(sent[0]?.text).toContain('lasts until 21 December 2026');
  expect(sent.map(({ subject }) => subject).slice(1)).toEqual([
    'A bank took money back',
    'Your bank took back LKR 500: Tour guide premium, one month',
  ]);
});

test('an amount with cents is written to the cent in the mail of its receipt', async () => {
  const made = await orderOf(api, people.payer, { serviceType: 'test_payment', amount: 99.5 });
  await pay(made);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your receipt: Test payment, LKR 99.50']);
});

// Proves ENTITY-16.
test('a test payment changes nothing', async () => {
  const made = await orderOf(api, people.payer, { serviceType: 'test_payment', amount: 100 });
  expect((await pay(made)).statusCode).toBe(204);
  expect(await myPayments()).toMatchObject([{ orderId: made.orderId, status: 'completed' }]);
  for (const table of ['entitlements', 'vouchers']) {
    const { rows } = await api.db.execute(sql`select 1 from ${sql.identifier(table)}`);
    expect(rows).toEqual([]);
  }
});

test('owners are reminded 14, 7 and 1 days before the end, each time once', async () => {
  await buy('guide_premium_monthly');
  await mails();
  await api.empty('sent_mails');
  const remind = async (at: string) => {
    later(at);
    await api.db.execute(sql`select graphile_worker.add_job('payments:remind')`);
    return (await mails()).map(({ subject }) => subject);
  };
  expect(await remind('2026-12-07T05:00:00Z')).toEqual([]);
  expect(await remind('2026-12-07T06:00:00Z')).toEqual(['Your tour guide premium ends in 14 days']);
  expect(await remind('2026-12-08T06:00:00Z')).toHaveLength(1);
  expect(await remind('2026-12-14T06:30:00Z')).toEqual([
    'Your tour guide premium ends in 14 days',
    'Your tour guide premium ends in 7 days',
  ]);
  expect(await remind('2026-12-14T07:30:00Z')).toHaveLength(2);
  expect((await remind('2026-12-20T06:30:00Z')).at(-1)).toBe('Your tour guide premium ends tomorrow');
  expect(await remind('2026-12-20T07:30:00Z')).toHaveLength(3);
  await buy('guide_premium_monthly');
  await mails();
  const { rows } = await api.db.execute(sql`select 1 from sent_mails where subject like '%ends%'`);
  expect(rows).toHaveLength(3);
});

test('premium that ends today is said to end today, not tomorrow', async () => {
  // It ends at 23:50 in Colombo: the hourly job finds less than a day left only after midnight.
  later('2026-11-21T18:20:00Z');
  await buy('guide_premium_monthly');
  await mails();
  await api.empty('sent_mails');
  const remind = async (at: string) => {
    later(at);
    await api.db.execute(sql`select graphile_worker.add_job('payments:remind')`);
    return mails();
  };
  expect(await remind('2026-12-20T18:11:00Z')).toMatchObject([
    { subject: 'Your tour guide premium ends tomorrow' },
  ]);
  const [, last] = await remind('2026-12-20T19:11:00Z');
  expect(last?.subject).toBe('Your tour guide premium ends today');
  expect(last?.text).toContain('lasts until 21 December 2026');
});

test('of a tour that is deleted or was rejected nobody is reminded, until it is there again', async () => {
  const tour = await addListing(api, 'tour', {}, { ownerId: people.payer.id });
  await buy('tour_partnership', tour);
  await api.delete(`/tours/${tour}`, people.payer);
  const remind = async (at: string) => {
    later(at);
    await api.db.execute(sql`select graphile_worker.add_job('payments:remind')`);
    return (await mails()).filter(({ subject }) => subject.includes('ends')).length;
  };
  expect(await remind('2026-12-07T06:00:00Z')).toBe(0);
  await api.post(`/admin/listings/${tour}/restore`, undefined, people.admin);
  expect(await remind('2026-12-07T06:30:00Z')).toBe(1);
  const verdict = { status: 'rejected', reason: 'The price is missing.' };
  await api.patch(`/tours/${tour}/verify`, verdict, people.admin);
  expect(await remind('2026-12-14T06:30:00Z')).toBe(1);
  await api.patch(`/tours/${tour}/verify`, { status: 'approved' }, people.admin);
  expect(await remind('2026-12-14T07:30:00Z')).toBe(2);
});

test('who is suspended is not asked to renew, and is when they are restored before the end', async () => {
  await buy('guide_premium_monthly');
  const decide = (path: string) =>
    api.post(`/admin/users/${people.payer.id}/${path}`, { reason: 'Spam.' }, people.admin);
  const remind = async (at: string) => {
    later(at);
    await api.db.execute(sql`select graphile_worker.add_job('payments:remind')`);
    return (await mails()).filter(({ subject }) => subject.includes('ends')).length;
  };
  expect((await decide('suspend')).statusCode).toBe(200);
  expect(await remind('2026-12-07T06:00:00Z')).toBe(0);
  expect((await decide('restore')).statusCode).toBe(200);
  expect(await remind('2026-12-07T06:30:00Z')).toBe(1);
});

test('who leaves takes name and address along, and the payment stays', async () => {
  const order = await buy('guide_premium_monthly');
  const exported = (await api.post('/auth/export', {}, people.payer)).json();
  expect(exported.payments).toMatchObject([
    {
      ...{ orderId: order.orderId, amount: 500, status: 'completed', email: people.payer.email },
      steps: [
        { to: 'pending', by: 'payer' },
        { to: 'completed', by: 'gateway' },
      ],
      gatewayTold: [{ outcome: 'applied', fields: { order_id: order.orderId } }],
      ...{ refunds: [], chargeback: null },
    },
  ]);
  expect(exported.payments[0].gatewayTold[0].fields).not.toHaveProperty('md5sig');
  expect(exported.premium).toMatchObject([
    { kind: 'tourGuide', plan: 'monthly', by: 'payment', cancelledAt: null },
  ]);
  expect(exported.paidSubmissions).toEqual([]);
  expect((await api.delete('/auth/account', people.payer)).statusCode).toBe(204);
  const found = await api.db.execute<Record<string, unknown>>(
    sql`select p.*, n.fields from payments p join payment_notifications n on n.payment_id = p.id`,
  );
  expect(found.rows).toHaveLength(1);
  const text = JSON.stringify(found.rows);
  expect(text).not.toContain(people.payer.email);
  expect(text).not.toMatch(/PERERA|1292|Nimali/);
  expect(found.rows[0]).toMatchObject({ status: 'completed', amount_cents: 50_000, customer_name: null });
});

// Proves LIMIT-34.
test.each([
  [
    'the deletion of the account',
    async () => expect((await api.delete('/auth/account', people.payer)).statusCode).toBe(204),
  ],
  ['the next night', () => api.db.execute(sql`select graphile_worker.add_job('payments:sweep')`)],
])('who holds a card, noted by a process of the version before, goes with %s', async (_, leave) => {
  await buy('guide_premium_monthly');
  const holder = { card_holder_name: 'A PERERA', card_expiry: '0529', customer_token: 'tok' };
  await api.db.execute(
    sql`update payment_notifications set fields = fields || ${JSON.stringify(holder)}::jsonb`,
  );
  await leave();
  await api.runJobs();
  const { rows } = await api.db.execute<{ fields: object }>(sql`select fields from payment_notifications`);
  expect(rows).toHaveLength(1);
  for (const name of Object.keys(holder)) expect(rows[0]?.fields).not.toHaveProperty(name);
  expect(rows[0]?.fields).toHaveProperty('order_id');
});

test('a receipt names the day on which money went back, also after its payer has left', async () => {
  const order = await buy('guide_premium_monthly');
  later('2026-11-23T06:00:00Z');
  await chargeBack(order);
  later('2026-11-26T06:00:00Z');
  expect((await api.delete('/auth/account', people.payer)).statusCode).toBe(204);
  const receipt = await api.get(`/payments/${order.orderId}/receipt`, people.admin);
  const text = textOf(receipt.rawPayload);
  expect(text).toContain('taken back by the payer’s bank on 23 November 2026');
  expect(text).toContain('no real money was paid');
});

test('money for an account that was deleted before it came is kept, named to nobody, and can go back', async () => {
  const made = await order('guide_premium_monthly');
  expect((await api.delete('/auth/account', people.payer)).statusCode).toBe(204);
  expect((await pay(made)).statusCode).toBe(204);
  expect((await pay(made)).statusCode).toBe(204);
  const { rows } = await api.db.execute(
    sql`select p.*, n.fields from payments p join payment_notifications n on n.payment_id = p.id`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/PERERA|1292|@/);
  expect(await mails()).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringMatching(/receipt/) }),
  );
  const detail = (await api.get(`/admin/payments/${made.orderId}`, people.admin)).json();
  expect(detail).toMatchObject({ status: 'completed', user: null, refundableUntil: '2026-11-28' });
  expect((await api.get('/admin/alerts', people.admin)).json()).toMatchObject([
    { kind: 'payer_gone', subject: made.orderId },
  ]);
  await chargeBack(made);
  expect((await api.get(`/admin/payments/${made.orderId}`, people.admin)).json()).toMatchObject({
    status: 'charged_back',
    effects: { entitlements: [{ cancelledAt: expect.any(String) }] },
  });
});

// Proves LIMIT-32.
test('after seven years nothing of a payment is kept', async () => {
  const kept = await buy('guide_premium_monthly');
  const gone = await buy('vehicle_premium_monthly');
  await insertSimulated(api.db, {
    ...{ orderId: kept.orderId, description: 'A month', amountCents: 50_000, method: 'VISA' },
    ...{ maskedCard: '************1292', customerName: 'N Perera', at: new Date('2026-11-21T06:00:00Z') },
  });
  await chargeBack(gone);
  const byHand = await order('guide_premium_monthly');
  const ofOrder = async (orderId: string) =>
    (await api.get(`/admin/payments/${orderId}`, people.admin)).json()._id;
  const id = await ofOrder(byHand.orderId);
  const note = 'Bank slip of N Perera';
  expect((await api.patch(`/payments/${id}/complete`, { note }, people.admin)).statusCode).toBe(200);
  const [alert] = (await api.get('/admin/alerts', people.admin)).json();
  expect(alert).toMatchObject({ kind: 'chargeback', subject: gone.orderId });
  expect((await api.post(`/admin/alerts/${alert._id}/answer`, {}, people.admin)).statusCode).toBe(204);
  const answer = { dueOn: '2026-12-05', note: 'The bank of N Perera wants papers.' };
  expect((await api.patch(`/admin/chargebacks/${gone.orderId}`, answer, people.admin)).statusCode).toBe(200);
  const ids = [await ofOrder(kept.orderId), await ofOrder(gone.orderId), id];
  const marks = [kept.orderId, gone.orderId, byHand.orderId, 'N Perera'];
  const cleanUp = async (at: string) => {
    later(at);
    for (const job of ['payments:sweep', 'audit:erase']) {
      await api.db.execute(sql`select graphile_worker.add_job(${job}, '{}'::json)`);
      await api.runJobs();
    }
    return tablesWith(api.db, marks);
  };
  expect(await cleanUp('2033-11-20T06:00:00Z')).toEqual(
    expect.arrayContaining(['audit', 'entitlements', 'payments', 'simulated_payments']),
  );
  expect(await cleanUp('2033-11-22T06:00:00Z')).toEqual([]);
  // That an administrator did something, and when, is known of an id that leads nowhere.
  expect(await tablesWith(api.db, ids)).toEqual(['audit']);
  const done = await api.db.execute(sql`select action, thing_name, reason from audit order by id`);
  expect(done.rows).toEqual([
    { action: 'complete', thing_name: 'A deleted payment', reason: null },
    { action: 'answer', thing_name: 'An alert', reason: null },
    { action: 'change chargeback', thing_name: 'A deleted payment', reason: null },
  ]);
  // That there was premium, and when, is known without its order.
  const periods = await api.db.execute(
    sql`select kind from entitlements where source = 'payment' order by 1`,
  );
  expect(periods.rows).toEqual([{ kind: 'tourGuide' }, { kind: 'tourGuide' }, { kind: 'vehicle' }]);
});
