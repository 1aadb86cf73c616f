import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { endPromotion, notify, orderOf } from '../testing.ts';

const begin = '2026-11-21T06:00:00Z';

/** A customer and an administrator, with a clock that the test sets. */
export function useBuyer() {
  let now = new Date(begin);
  const people = { payer: {} as SignedInPerson, admin: {} as SignedInPerson };
  const api = useApi({
    isTrial: true,
    payments: { mode: 'simulator' },
    clock: () => now,
  });
  beforeEach(async () => {
    await api.empty('listings', 'users', 'payments', 'sent_mails', 'settings');
    await endPromotion(api);
    now = new Date(begin);
    Object.assign(people, { payer: await api.signIn(), admin: await api.signIn({ role: 'admin' }) });
    // The clock jumps in these tests, which must not end sessions.
    await api.db.execute(
      sql`update sessions set expires_at = '2100-01-01', created_at = '2099-12-31', last_seen_at = '2099-12-31'`,
    );
  });
  afterEach(() => api.db.execute(sql`delete from graphile_worker._private_jobs`));

  const order = (serviceType: string, itemId?: string) =>
    orderOf(api, people.payer, { serviceType, ...(itemId ? { itemId } : {}) });
  const tell = (made: { orderId: string; amount: string }, statusCode: string) =>
    notify(api, made, { statusCode, transactionId: `32${made.orderId.slice(-8)}` });
  return {
    api,
    people,
    order,
    /** The gateway says that it was paid. */
    pay: (made: { orderId: string; amount: string }) => tell(made, '2'),
    /** The payer's bank takes its money back. */
    chargeBack: (made: { orderId: string; amount: string }) => tell(made, '-3'),
    async buy(serviceType: string, itemId?: string) {
      const made = await order(serviceType, itemId);
      await tell(made, '2');
      return made;
    },
    /** As the payer sees it. */
    take: async (id: string, path: string) => (await api.get(`${path}/${id}`, people.payer)).json(),
    myPayments: async () => (await api.get('/payments/user', people.payer)).json(),
    mails: async () => {
      await api.runJobs();
      const { rows } = await api.db.execute<{ subject: string; text: string }>(
        sql`select subject, text from sent_mails order by id`,
      );
      return rows;
    },
    later: (iso: string) => {
      now = new Date(iso);
    },
  };
}
