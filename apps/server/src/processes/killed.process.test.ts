import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noticeOf } from '@serendib/api/modules/payments/testing';
import { openDatabase } from '@serendib/api/platform/database/database';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import { startRedis, type TestRedis, withoutRedis } from '@serendib/api/platform/rate-limiter/testing';
import { signInPerson } from '@serendib/api/testing/sign-in-person';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { ask, kill, killAll, type RunningServer, signUp, startServer } from '../testing/running-server.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server.ts';

let dataDir: string;
let database: { url: string; drop(): Promise<void> };
let post: SmtpServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-killed-'));
  post = await startSmtpServer();
});
beforeEach(async () => {
  database = await createMigratedDatabase();
});
afterEach(async () => {
  await killAll();
  await database?.drop();
});
afterAll(async () => {
  post.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (more: Record<string, string> = {}) =>
  startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MAIL_URL: `smtp://127.0.0.1:${post.port}`,
    ...more,
  });

async function heldJobs(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as held from graphile_worker._private_jobs where locked_by is not null',
  );
  await client.end();
  return rows[0].held;
}

describe.skipIf(!isBuilt())('a process that ends (needs the pages built)', { timeout: 120_000 }, () => {
  test('by a signal, under load: what was begun is answered whole, and no job is held', async () => {
    const server = await open({ RATE_LIMIT: 'off' });
    const exit = once(server.child, 'exit');
    let isAsked = false;
    const broken: string[] = [];
    let whole = 0;
    const visitor = async (number: number) => {
      for (let i = 0; i < 500; i++) {
        const begunBefore = !isAsked;
        try {
          const reply = await fetch(`${server.origin}/vehicles?search=v${number}x${i}`);
          const page = await reply.text();
          if (reply.status !== 200 || !page.endsWith('</html>'))
            broken.push(`${reply.status} ${/<h1[\s\S]{0,400}/.exec(page)?.[0] ?? page.slice(-80)}`);
          else whole += 1;
        } catch (error) {
          // New connections are refused; requests that were accepted before are finished.
          if (begunBefore) broken.push(String((error as Error).cause ?? error));
          return;
        }
      }
    };
    const visitors = Array.from({ length: 20 }, (_, number) => visitor(number));
    const mails = Array.from({ length: 6 }, (_, number) => signUp(server, `busy${number}@example.lk`));
    await expect.poll(() => whole, { timeout: 30_000 }).toBeGreaterThan(40);
    isAsked = true;
    // What was sent before one that is answered is at the door by now: a connection at rest may be closed while a request is on its way.
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await sleep(300);
    server.child.kill('SIGTERM');
    const [code] = await exit;
    await Promise.all([...visitors, ...mails]);
    expect(code, server.output()).toBe(0);
    expect(broken).toEqual([]);
    expect(await heldJobs()).toBe(0);
  });

  test('by kill -9 while it writes down a payment: nothing is half done, and the next delivery completes it', async () => {
    const simulated = { PAYHERE_MODE: 'simulator' };
    const first = await open(simulated);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const opened = openDatabase({ url: database.url, poolSize: 1 });
    const { headers } = await signInPerson(opened.db);
    await opened.close();
    const ordered = await fetch(`${first.origin}/api/payments/payhere/create-checkout`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ serviceType: 'guide_premium_monthly' }),
    });
    expect(ordered.status).toBe(201);
    const order = (await ordered.json()) as { orderId: string; amount: string };
    const paid = new URLSearchParams(noticeOf(order));
    const notify = ({ origin }: RunningServer) =>
      fetch(`${origin}/api/payments/payhere/notify`, { method: 'POST', body: paid }).then(
        ({ status }) => status,
      );
    const written = async () =>
      (
        await client.query(
          `select (select status from payments) as status, (select count(*)::int from entitlements where source = 'payment') as bought,
            (select count(*)::int from payment_notifications) as heard, (select count(*)::int from payment_steps) as steps`,
        )
      ).rows[0];

    // The order is completed in an open transaction, which waits to write what was bought.
    await client.query('begin; lock table entitlements in share mode');
    const unheard = notify(first).catch(() => 'gone');
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await client.query(waiting)).rows[0].n, { timeout: 20_000 }).toBe(1);
    await kill(first.child);
    expect(await unheard).toBe('gone');
    await client.query('commit');
    await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(0);
    expect(await written()).toEqual({ status: 'pending', bought: 0, heard: 0, steps: 1 });

    const second = await open(simulated);
    expect([await notify(second), await notify(second)]).toEqual([204, 204]);
    expect(await written()).toEqual({ status: 'completed', bought: 1, heard: 2, steps: 2 });
    await client.end();
  });

  describe.skipIf(withoutRedis)(
    `by kill -9, beside another${withoutRedis ? `: ${withoutRedis}` : ''}`,
    () => {
      let redis: TestRedis;
      beforeAll(async () => {
        redis = await startRedis();
      });
      afterAll(() => redis?.stop());

      test('the jobs it held are done by the other, and what it counted still counts', async () => {
        const REDIS_URL = redis.url;
        const first = await open({ REDIS_URL });
        post.isSilent = true;
        post.waiting = 0;
        const emails = ['one@example.lk', 'two@example.lk', 'three@example.lk'];
        for (const email of emails) expect((await signUp(first, email)).status).toBe(201);
        // Both of its lanes hold a mail; where they do not, the process has said why.
        await expect
          .poll(() => post.waiting, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(2)
          .catch((error: Error) => {
            throw new Error(`${error.message}\n${first.output()}`, { cause: error });
          });
        expect(await heldJobs()).toBe(2);
        const forget = (server: RunningServer) =>
          ask(server, 'forgot-password', { email: 'nobody@example.lk' });
        for (let i = 0; i < 3; i++) expect((await forget(first)).status).toBe(200);

        const second = await open({ REDIS_URL });
        expect((await forget(second)).status).toBe(429);
        await kill(first.child);
        expect(first.child.signalCode).toBe('SIGKILL');
        post.isSilent = false;
        for (const email of emails) {
          await expect
            .poll(() => post.taken.filter((mail) => mail.includes(email)).length, { timeout: 60_000 })
            .toBeGreaterThanOrEqual(1);
        }
        await expect.poll(heldJobs, { timeout: 20_000 }).toBe(0);
        expect((await fetch(`${second.origin}/api/ready`)).status).toBe(200);
      });
    },
  );
});
