import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { endPromotion, notify, orderOf } from '../testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let [payer, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users', 'payments', 'sent_mails');
  await endPromotion(api);
  [payer, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});

const count = async (table: string) => {
  const { rows } = await api.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n;
};
const mine = async () => (await api.get('/payments/user', payer)).json();
/** The payer's: administrators are called to an order that was paid twice besides. */
const emails = async () => {
  const { rows } = await api.db.execute<{ n: number }>(
    sql`select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail' and strpos(j.payload::text, ${payer.email}) > 0`,
  );
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  return rows[0]?.n;
};

type Order = { orderId: string; amount: string };
const doings = {
  paid: (order: Order) => notify(api, order),
  'paid again': (order: Order) => notify(api, order, { transactionId: '320000000002' }),
  waiting: (order: Order) => notify(api, order, { statusCode: '0' }),
  declined: (order: Order) => notify(api, order, { statusCode: '-2' }),
  cancelled: (order: Order) => notify(api, order, { statusCode: '-1' }),
  forged: (order: Order) => notify(api, order, { secret: 'guessed' }),
  'completed by hand': async (order: Order) => {
    const one = (await mine()).find(({ orderId }: Order) => orderId === order.orderId);
    return api.patch(`/payments/${one._id}/complete`, {}, admin);
  },
  'completed as a test': (order: Order) =>
    api.post(`/payments/test/complete/${order.orderId}`, undefined, payer),
};
type Doing = keyof typeof doings;
const names = Object.keys(doings) as Doing[];
const bringsMoney = new Set<Doing>(['paid', 'paid again', 'completed by hand', 'completed as a test']);

test('whatever arrives at the same time, what was bought is given exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('guide_premium_monthly', 'sponsored_blog_post', 'tour_partnership'),
      fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 10 }),
      async (serviceType, done) => {
        await api.empty('payments', 'entitlements');
        const order = await orderOf(api, payer, { serviceType });
        const replies = await Promise.all(done.map((name) => doings[name](order)));
        for (const { statusCode } of replies) expect([200, 204, 403, 429]).toContain(statusCode);
        const given = ((await count('entitlements')) ?? 0) + ((await count('vouchers')) ?? 0);
        const isPaid = done.some((name) => bringsMoney.has(name));
        expect([done, given]).toEqual([done, isPaid ? 1 : 0]);
        const [{ status }] = await mine();
        if (isPaid) expect(status).toBe('completed');
        expect(await emails()).toBe(isPaid ? 1 : 0);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('twenty deliveries of one success at once give one month, one mail and one step', async () => {
  const order = await orderOf(api, payer, { serviceType: 'vehicle_premium_monthly' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => notify(api, order)));
  expect(replies.every(({ statusCode }) => statusCode === 204)).toBe(true);
  expect(await count('entitlements')).toBe(1);
  expect(await count('payment_notifications')).toBe(20);
  expect(await count('payment_steps')).toBe(2);
  expect(await emails()).toBe(1);
});

test('orders of one person that are paid at the same time follow on each other', async () => {
  for (let round = 0; round < 8; round++) {
    await api.empty('listings', 'payments', 'entitlements');
    const first = await orderOf(api, payer, { serviceType: 'guide_premium_monthly' });
    const second = await orderOf(api, payer, { serviceType: 'guide_premium_yearly' });
    const listed = await addListing(api, 'tourGuide', {}, { ownerId: payer.id });
    await Promise.all([notify(api, first), notify(api, second)]);
    const { rows } = await api.db.execute<{ starts_at: string; ends_at: string }>(
      sql`select starts_at, ends_at from entitlements order by starts_at`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.starts_at).toEqual(rows[0]?.ends_at);
    const guide = (await api.get(`/tour-guides/${listed}`, payer)).json();
    expect(guide.isPremium).toBe(true);
    expect(Date.parse(guide.premiumExpiry)).toBe(Date.parse(rows[1]?.ends_at ?? ''));
  }
});

test('a tour whose payment goes back while it is approved keeps no premium', async () => {
  for (let round = 0; round < 8; round++) {
    const order = await orderOf(api, payer, { serviceType: 'tour_partnership' });
    await notify(api, order);
    const sent = { ...exampleOf('tour', { name: `Tour ${round}` }), image: 'https://example.lk/t.jpg' };
    const { _id } = (await api.post('/tours/partnership', sent, payer)).json();
    const replies = await Promise.all([
      api.patch(`/tours/${_id}/verify`, { status: 'approved' }, admin),
      notify(api, order, { statusCode: '-3' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 204]);
    await api.patch(`/tours/${_id}/verify`, { status: 'approved' }, admin);
    await whenDecided(api);
    const tour = (await api.get(`/tours/${_id}`)).json();
    expect([round, tour.status, tour.isPremium]).toEqual([round, 'approved', false]);
  }
});

test.each(['entitlements', 'graphile_worker._private_jobs', 'payment_steps', 'payment_notifications'])(
  'when it breaks at %s nothing is written, and the next delivery completes it',
  async (table) => {
    const listed = await addListing(api, 'tourGuide', {}, { ownerId: payer.id });
    const order = await orderOf(api, payer, { serviceType: 'guide_premium_monthly' });
    const before = await count('payment_steps');
    await emails();
    // As if the process were killed there: the connection ends in the middle of the transaction.
    await api.db.execute(
      sql.raw(`
      create function die() returns trigger language plpgsql as $$ begin
        perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger dies before insert on ${table} for each row execute function die();`),
    );
    expect((await notify(api, order)).statusCode).toBeGreaterThanOrEqual(500);
    api.takeErrors();
    await api.db.execute(sql.raw(`drop trigger dies on ${table}; drop function die();`));
    expect((await mine())[0].status).toBe('pending');
    for (const empty of ['entitlements', 'payment_notifications']) expect(await count(empty)).toBe(0);
    expect(await count('payment_steps')).toBe(before);
    expect(await emails()).toBe(0);

    expect((await notify(api, order)).statusCode).toBe(204);
    expect((await mine())[0].status).toBe('completed');
    expect((await api.get(`/tour-guides/${listed}`, payer)).json().isPremium).toBe(true);
    expect(await emails()).toBe(1);
  },
);
