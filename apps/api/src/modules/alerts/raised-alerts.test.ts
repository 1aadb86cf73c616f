import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { endPromotion, notify, orderOf } from '../payments/testing.ts';
import { raiseAlert } from './alerts.service.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let [payer, ruvini, saman] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  await api.empty('listings', 'users', 'payments', 'alerts', 'audit', 'sent_mails');
  await endPromotion(api);
  payer = await api.signIn();
  ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  saman = await api.signIn({ role: 'admin', userName: 'Saman' });
  await api.signIn({ role: 'admin', suspendedAt: new Date() });
  await api.signIn({ role: 'admin', deletedAt: new Date() });
  await api.signIn({ role: 'admin', isDemo: true });
});

/** Whom administrators' mails of alerts went to, with their words. */
const mails = async () => {
  await api.runJobs();
  const { rows } = await api.db.execute<{ to: string; subject: string; text: string }>(
    sql`select "to", subject, text from sent_mails where "to" <> ${payer?.email ?? ''} order by id`,
  );
  return rows;
};
const open = async () => (await api.get('/admin/alerts', ruvini)).json();
const answer = (id: string, who = ruvini) => api.post(`/admin/alerts/${id}/answer`, undefined, who);
const order = () => orderOf(api, payer as SignedInPerson, { serviceType: 'vehicle_premium_monthly' });

test('a chargeback is mailed to every active administrator at once, and listed until it is answered', async () => {
  const made = await order();
  await notify(api, made);
  expect(await open()).toEqual([]);
  await notify(api, made, { statusCode: '-3' });
  await notify(api, made, { statusCode: '-3' });
  const [alert, ...others] = await open();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    ...{ kind: 'chargeback', subject: made.orderId },
    what: expect.stringMatching(/^The payer’s bank took back .*500.* “Vehicle premium, one month”\./),
  });
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual([ruvini?.email, saman?.email].sort());
  expect(sent[0]?.subject).toBe('A bank took money back');
  expect(sent[0]?.text).toContain(`http://serendib.test/admin/payments/view/${made.orderId}`);
  const stats = async () => (await api.get('/admin/dashboard-stats', saman)).json().openAlerts;
  expect(await stats()).toBe(1);

  expect((await answer(alert._id)).statusCode).toBe(204);
  expect([await open(), await stats()]).toEqual([[], 0]);
  const late = await answer(alert._id, saman);
  expect([late.statusCode, late.json().error]).toEqual([409, 'Ruvini has answered this in the meantime.']);
  expect((await answer('01993e00-0000-7000-8000-000000000000')).statusCode).toBe(404);
  const entries = (await api.get('/admin/audit?thing=alert', ruvini)).json();
  expect(entries).toMatchObject([
    { actorName: 'Ruvini', action: 'answer', thingId: alert._id, thingName: expect.stringMatching(/bank/) },
  ]);
});

test('an order that is paid twice is mailed at once, as money has to go back', async () => {
  const made = await order();
  await notify(api, made);
  expect(await open()).toEqual([]);
  for (let n = 0; n < 3; n++) await notify(api, made, { transactionId: '320000000099' });
  expect(await open()).toMatchObject([
    {
      ...{ kind: 'paid_again', subject: made.orderId },
      what: `Order ${made.orderId} was paid more than once. What came in too much has to go back.`,
    },
  ]);
  expect(await mails()).toHaveLength(2);
});

test('a signed notification that is refused is mailed once, until it is answered', async () => {
  const made = await order();
  const wrong = { orderId: made.orderId, amount: '1.00' };
  for (let n = 0; n < 5; n++) expect((await notify(api, wrong)).statusCode).toBe(400);
  const [alert, ...others] = await open();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    ...{ kind: 'refused_notification', subject: made.orderId },
    what: `The gateway’s notification of order ${made.orderId} bears our signature and was refused: The order is for another amount.`,
  });
  expect(await mails()).toHaveLength(2);
  expect((await answer(alert._id)).statusCode).toBe(204);
  await notify(api, wrong);
  expect(await open()).toHaveLength(1);
  expect(await mails()).toHaveLength(4);
});

test('orders that are not ours raise one alert together; what anybody can forge raises none', async () => {
  const made = await order();
  for (let n = 0; n < 3; n++) await notify(api, { orderId: `SER-NOT-OURS-${n}`, amount: '500.00' });
  await notify(api, made, { secret: 'guessed' });
  await notify(api, made, { statusCode: '9' });
  expect(await open()).toMatchObject([
    { kind: 'unknown_order', what: expect.stringContaining('SER-NOT-OURS-0') },
  ]);
  expect(await mails()).toHaveLength(2);
});

test('an alert is not there where what raises it is taken back', async () => {
  const made = await order();
  await notify(api, made);
  await api.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuses before insert on payment_notifications for each row execute function refuse();`),
  );
  expect((await notify(api, made, { statusCode: '-3' })).statusCode).toBe(500);
  api.takeErrors();
  await api.db.execute(sql.raw('drop trigger refuses on payment_notifications; drop function refuse();'));
  expect([await open(), (await mails()).length]).toEqual([[], 0]);
});

test('an alert of which no mail could be queued is not there either, so that it is raised and mailed when it happens again', async () => {
  const failing = {
    kind: 'backup_failed',
    subject: 'backups:make',
    what: 'No room.',
    at: new Date(),
  } as const;
  const queueEach = vi.fn().mockRejectedValueOnce(new Error('no'));
  const mailer = { send: vi.fn(), queue: vi.fn(), queueEach };
  await expect(raiseAlert({ mailer }, api.db, failing)).rejects.toThrow('no');
  expect(await open()).toEqual([]);
  await raiseAlert({ mailer }, api.db, failing);
  expect(await open()).toMatchObject([{ kind: 'backup_failed' }]);
  expect(queueEach.mock.lastCall?.[1]).toHaveLength(2);
});
