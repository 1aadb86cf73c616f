import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { notificationSignature } from '@serendib/api/modules/payments/signing/signatures';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { openPool } from '@serendib/embedded-postgres/testing/open-client';
import type pg from 'pg';
import { makeFolder, startPostgres } from '../opened.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { quantile } from '../statistics.ts';

/**
 * Measures how long 1,000 notifications for 1,000 orders take, 16 at a time: each checks a signature, completes an
 * order and writes its entitlement, steps and receipt mail in one transaction: `npm run bench -- --payments`.
 */
const orders = 1_000;
const atOnce = 16;

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const next = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of next) {
        const begun = performance.now();
        await work(item);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-bench-');
  const postgres = await startPostgres({ dataDir, log: () => {}, onLost: () => process.exit(1) });
  const pool = openPool(postgres.url);
  const environment = { LOG_LEVEL: 'warn', DATABASE_URL: postgres.url, PAYHERE_MODE: 'simulator' };
  const { child, origin } = await startSerendib(dataDir, environment);
  try {
    const tokens = Array.from({ length: orders }, () => randomBytes(32).toString('base64url'));
    await pool.query(
      `with people as (
        insert into users (id, user_name, email, email_verified_at)
          select gen_random_uuid(), 'Payer ' || n, 'payer' || n || '@example.lk', now() from generate_series(1, $1) n
          returning id, email)
      insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
        select gen_random_uuid(), people.id, hash, 'bench', now(), now(), now() + interval '1 day'
        from unnest($2::bytea[]) with ordinality as given(hash, n)
        join people on people.email = 'payer' || n || '@example.lk'`,
      [orders, tokens.map((token) => createHash('sha256').update(token).digest())],
    );
    const made: { orderId: string; amount: string }[] = [];
    await inTurns(tokens, async (token) => {
      const reply = await fetch(`${origin}/api/payments/payhere/create-checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ serviceType: 'guide_premium_monthly' }),
      });
      if (reply.status !== 201) throw new Error(`Checkout answered ${reply.status}.`);
      made.push((await reply.json()) as (typeof made)[number]);
    });

    const notify = async ({ orderId, amount }: (typeof made)[number]) => {
      const signed = { merchantId: simulatorMerchant.id, orderId, amount, currency: 'LKR', statusCode: '2' };
      const body = new URLSearchParams({
        merchant_id: signed.merchantId,
        order_id: orderId,
        payment_id: `32${orderId.slice(-8)}`,
        payhere_amount: amount,
        payhere_currency: 'LKR',
        status_code: '2',
        md5sig: notificationSignature(signed, simulatorMerchant.secret),
        method: 'VISA',
        card_no: '************1292',
      });
      const reply = await fetch(`${origin}/api/payments/payhere/notify`, { method: 'POST', body });
      if (reply.status !== 204) throw new Error(`A notification was answered ${reply.status}.`);
    };
    const rows: Row[] = [];
    for (const delivery of ['first', 'second']) {
      const begun = performance.now();
      const times = await inTurns(made, notify);
      const seconds = (performance.now() - begun) / 1000;
      rows.push({
        delivery,
        seconds: seconds.toFixed(2),
        'a second': (orders / seconds).toFixed(0),
        'median ms': quantile(times, 0.5).toFixed(1),
        'p99 ms': quantile(times, 0.99).toFixed(1),
        ...(await countsAfter(pool)),
      });
    }
    report(
      'payments',
      '## Payments',
      `${orders} notifications for ${orders} orders, ${atOnce} at a time, each delivered twice.`,
      markdownTable(rows),
    );
  } finally {
    await stop(child);
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function countsAfter(pool: pg.Pool): Promise<Row> {
  const { rows } = await pool.query<Row>(
    `select (select count(*) from payments where status = 'completed') as completed,
      (select count(*) from entitlements) as entitlements,
      (select count(*) from payment_notifications) as notifications`,
  );
  return rows[0] ?? {};
}
