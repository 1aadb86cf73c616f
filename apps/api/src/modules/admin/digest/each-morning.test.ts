import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { alerts, newId } from '../../../schema/index.ts';
import { actions, addVehicle, asked } from '../../inquiries/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { notify, orderOf } from '../../payments/testing.ts';

let now = new Date('2026-11-21T01:30:00Z');
const jobs = new Jobs();
const api = useApi({ jobs, isTrial: true, payments: { mode: 'simulator' }, clock: () => now });
const { ask, act } = actions(api);
let [owner, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date('2026-11-21T01:30:00Z');
  await api.empty(
    'agreements',
    'payments',
    'inquiries',
    'listings',
    'users',
    'reviews',
    'alerts',
    'digests',
    'sent_mails',
  );
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin', userName: 'Ruvini' })];
});

/** What was mailed after the job was begun by so many processes at the same time. */
async function digest(processes = 1) {
  await api.db.execute(sql`delete from sent_mails`);
  for (let n = 0; n < processes; n++)
    await api.db.execute(sql`select graphile_worker.add_job('administration:digest', '{}'::json)`);
  await api.runJobs();
  const { rows } = await api.db.execute<{ to: string; subject: string; text: string; html: string }>(
    sql`select "to", subject, text, html from sent_mails order by id`,
  );
  return rows;
}

test('administrators are mailed what waits, each with its link, once a day', async () => {
  const ownerId = owner?.id ?? null;
  await addListing(api, 'vehicle', {}, { ownerId, status: 'pending' });
  await addListing(api, 'tour', {}, { ownerId, status: 'pending' });
  const guide = await addListing(api, 'tourGuide', {}, { ownerId });
  await api.db.execute(
    sql`update listings set needs_review = true, reviewed_at = now() where id = ${guide}::uuid`,
  );
  const raised = { kind: 'chargeback', subject: 'SER-1', what: 'Back.', raisedAt: now } as const;
  await api.db.insert(alerts).values({ ...raised, id: newId(now) });
  const [mail, ...others] = await digest(4);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: admin?.email, subject: 'What waits for you on 21 November 2026' });
  for (const line of [
    '1 alert is open:\nhttp://serendib.test/admin#alerts',
    '2 listings were never looked at:\nhttp://serendib.test/admin/queue',
    '1 listing was changed by its owner:\nhttp://serendib.test/admin/queue?what=changed',
  ])
    expect(mail?.text).toContain(line);
  expect(mail?.text).not.toContain('review');
  expect(mail?.html).toContain('<a href="http://serendib.test/admin/queue?what=changed"');

  now = new Date('2026-11-21T18:29:00Z');
  expect(await digest()).toEqual([]);
  now = new Date('2026-11-22T01:30:00Z');
  expect(await digest()).toHaveLength(1);
});

test('a thread that was reported is mailed though nothing else waits', async () => {
  const traveller = await api.signIn();
  const [thread] = await ask(asked([await addVehicle(api, owner?.id ?? null)]), traveller);
  await act(thread?._id ?? '', 'report', traveller, { reason: 'He threatens me.' });
  await api.runJobs();
  const [mail] = await digest();
  expect(mail?.text).toContain('1 inquiry was reported:\nhttp://serendib.test/admin/inquiries');
  expect(mail?.text).not.toContain('threatens');
});

test('a chargeback is mailed until it is answered, though its alert was answered before', async () => {
  const order = await orderOf(api, owner as SignedInPerson, { serviceType: 'vehicle_premium_monthly' });
  await notify(api, order);
  await notify(api, order, { statusCode: '-3' });
  const [alert] = (await api.get('/admin/alerts', admin)).json();
  expect((await api.post(`/admin/alerts/${alert._id}/answer`, undefined, admin)).statusCode).toBe(204);
  await api.runJobs();
  const [mail] = await digest();
  expect(mail?.text).toContain('1 chargeback waits for an answer:\nhttp://serendib.test/admin/chargebacks');
  expect(mail?.text).not.toContain('alert');
  await api.patch(
    `/admin/chargebacks/${order.orderId}`,
    { answered: true, note: 'Sent to the bank.' },
    admin,
  );
  now = new Date('2026-11-22T01:30:00Z');
  expect(await digest()).toEqual([]);
});

test('where nothing waits, nothing is mailed', async () => {
  await addListing(api, 'vehicle', {}, { ownerId: owner?.id ?? null });
  expect(await digest()).toEqual([]);
});

test('it is seven in the morning in Sri Lanka', () => {
  const clock = jobs.times.find(({ task }) => task === 'administration:digest');
  const minutes = Array.from({ length: 24 * 60 }, (_, n) => ({ hour: Math.floor(n / 60), min: n % 60 }));
  const done = minutes.filter((at) => clock?.match({ ...at, date: 21, month: 11, dow: 6 }));
  expect(done).toEqual([{ hour: 1, min: 30 }]);
});
