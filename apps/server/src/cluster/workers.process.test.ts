import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertListing } from '@serendib/api/modules/listings/row/insert-listings.queries';
import { jpeg } from '@serendib/api/modules/media/testing/photos';
import { type Database, openDatabase } from '@serendib/api/platform/database/database';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import { signInPerson } from '@serendib/api/testing/sign-in-person';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { childrenOf, isRunning, numberOf } from '../testing/linux-processes.ts';
import { killAll, type RunningServer, startServer } from '../testing/running-server.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server.ts';

let dataDir: string;
let postgres: { url: string; drop(): Promise<void> };
let database: Database;
let server: RunningServer;
let smtp: SmtpServer;

const metricsToken = 'a-token-of-monitoring';
const monitoring = { headers: { authorization: `Bearer ${metricsToken}` } };

interface Asked {
  /** Each test is a visitor of its own to the limits. */
  from?: string;
  agent?: http.Agent;
  /** Sent with POST, as JSON but where the headers say otherwise. */
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** Without an agent each request has a connection of its own, and so one worker after the other. */
const ask = (url: string, { from = '198.51.100.1', agent, body, headers = {} }: Asked = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(
      server.origin + url,
      {
        agent: agent ?? false,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': from,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
        reply.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const signIn = (name: string) => signInPerson(database.db, { userName: name, email: `${name}@example.lk` });
const addVan = (title: string) =>
  insertListing(database.db, {
    ...{ kind: 'vehicle', status: 'approved', isPremium: false, featuredStatus: 'none' },
    details: {
      ...kinds.vehicle.example,
      [kinds.vehicle.title]: title,
      plateNumber: randomBytes(6).toString('hex'),
    } as never,
  } as never);
const workers = () => childrenOf(server.child.pid ?? 0, 'main.js');
const said = (words: string) => server.output().split(words).length - 1;

describe.skipIf(process.platform !== 'linux' || !isBuilt())(
  'two workers under one primary (needs Linux’ /proc, and the pages built)',
  { timeout: 300_000 },
  () => {
    beforeAll(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-workers-'));
      smtp = await startSmtpServer();
      postgres = await createMigratedDatabase();
      server = await startServer({
        ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, WORKERS: '2' },
        ...{ LOG_LEVEL: 'info', TRUST_PROXY: 'loopback', METRICS_TOKEN: metricsToken },
        MAIL_URL: `smtp://127.0.0.1:${smtp.port}`,
      });
      database = openDatabase({ url: postgres.url, poolSize: 2 });
    });
    afterAll(async () => {
      await killAll();
      smtp?.close();
      await database?.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    test('both answer, and a limit counts what comes to either', async () => {
      // The second may be still on its way when the first answers.
      await expect.poll(() => said('Serendib is open'), { timeout: 240_000 }).toBe(1);
      const from = '198.51.100.2';
      // A call that is made anew each time: one from memory is no line of the log.
      const statuses: number[] = [];
      for (let round = 0; round < 31; round += 1)
        statuses.push(...(await times(20, async () => (await ask('/api/payments/mode', { from })).status)));
      expect(statuses.filter((status) => status === 200).length).toBe(600);
      expect(statuses.filter((status) => status === 429).length).toBe(20);
      for (const number of [1, 2]) expect(said(` ${number}: GET 200`)).toBeGreaterThan(100);
    });

    test('monitoring that asks either is told what each has measured', async () => {
      for (const { status, text } of await times(4, () => ask('/metrics', monitoring))) {
        expect(status).toBe(200);
        for (const worker of [1, 2]) expect(text).toContain(`,status="200",worker="${worker}"}`);
        expect(text.match(/^serendib_database_up 1$/gm)).toHaveLength(1);
      }
    });

    test('who signed in is known to both, and what is hidden is shown by neither', async () => {
      const { headers } = await signIn('nimali');
      const known = await times(10, () => ask('/api/auth/me', { headers }));
      expect(known.map(({ status }) => status)).toEqual(known.map(() => 200));

      const id = await addVan('Fleeting Van');
      const urls = ['/vehicles', '/api/vehicles?limit=24'];
      const showing = async () => {
        const looks = await times(16, (index) => ask(urls[index % 2] ?? ''));
        return looks.filter(({ text }) => text.includes('Fleeting Van')).length;
      };
      await expect.poll(showing, { timeout: 5_000 }).toBe(16);
      await database.db.execute(sql`update listings set status = 'pending' where id = ${id}::uuid`);
      const changedAt = performance.now();
      // A look that begins a second later shows nothing of it, however long looks take beside others.
      const late: number[] = [];
      while (late.length < 3) {
        const sinceChange = performance.now() - changedAt;
        const shown = await showing();
        if (sinceChange > 1_000) late.push(shown);
      }
      expect(late).toEqual([0, 0, 0]);
    });

    test('a picture sent to one is shown by both, and looks at either are counted once each', async () => {
      const id = await addVan('Van to look at');
      const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0';
      const lookAt = (index: number) =>
        ask(`/api/vehicles/${id}/view`, {
          ...{ from: `203.0.113.${index}`, body: '', headers: { 'user-agent': browser } },
        });
      // They take turns: of an odd number half look again at the other. Either has fewer than 61 looks, both together more.
      const looks = [...(await times(61, lookAt)), ...(await times(31, lookAt))];
      expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 204));

      const sunil = await signIn('sunil');
      const form = new FormData();
      form.append('image', new Blob([Uint8Array.from(await jpeg())]), 'van.jpg');
      const encoded = new Response(form);
      const sent = await ask('/api/media', {
        body: Buffer.from(await encoded.arrayBuffer()),
        headers: { ...sunil.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
      });
      expect(sent.status).toBe(201);
      const body = JSON.stringify({ pictures: [JSON.parse(sent.text).url] });
      const handedOut = await times(4, () => ask('/api/media/addresses', { headers: sunil.headers, body }));
      for (const { text } of handedOut) {
        const { pathname, search } = new URL(JSON.parse(text).addresses[0].url);
        const shown = await times(4, () => ask(pathname + search));
        expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(shown.map(({ text }) => text)).size).toBe(1);
      }

      // Each writes what it has counted every three seconds.
      const counted = () =>
        database.db
          .execute(sql`select view_count from listings where id = ${id}::uuid`)
          .then(({ rows }) => rows);
      await expect.poll(counted, { timeout: 20_000 }).toEqual([{ view_count: 61 }]);
    });

    test('what is to be done behind the requests of both is done once', async () => {
      const names = Array.from({ length: 8 }, (_, number) => `forgetful${number}`);
      for (const name of names) await signIn(name);
      const asked = await times(names.length, (index) =>
        ask('/api/auth/forgot-password', {
          ...{
            from: `203.0.113.${100 + index}`,
            body: JSON.stringify({ email: `${names[index]}@example.lk` }),
          },
        }),
      );
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
      const waiting = () =>
        database.db
          .execute(sql`select id from graphile_worker._private_jobs where attempts < max_attempts`)
          .then(({ rows }) => rows);
      await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
      const mailsTo = (name: string) =>
        smtp.taken.filter((mail) => new RegExp(`^To:.*\\b${name}@example\\.lk`, 'im').test(mail)).length;
      expect(names.map(mailsTo)).toEqual(names.map(() => 1));
    });

    test('one that is killed is replaced, and the other answers meanwhile', async () => {
      const [first, second] = workers().map(numberOf);
      process.kill(numberOf(second), 'SIGKILL');
      await expect.poll(() => said('ended by SIGKILL')).toBe(1);
      expect(server.output()).toMatch(
        /Worker [12] \(process \d+\) ended by SIGKILL; another takes its place/,
      );
      const meanwhile = await times(10, () => ask('/api/settings'));
      expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));
      await expect.poll(() => said('serves again'), { timeout: 240_000 }).toBe(1);
      expect(workers()).toContain(first);
      expect(workers()).not.toContain(second);
      expect(workers().length).toBe(2);
    });

    test('SIGUSR2 restarts them one by one, and refuses no request under load', async () => {
      const before = workers();
      const agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
      const refused: unknown[] = [];
      let answered = 0;
      let isOver = false;
      const visitor = async (number: number) => {
        for (let i = 0; !isOver; i += 1) {
          const from = `10.${number}.${(i >> 8) % 256}.${i % 256}`;
          const url = number % 3 ? '/api/vehicles' : `/vehicles?search=v${number}x${i}`;
          const { status } = await ask(url, number % 2 ? { from, agent } : { from }).catch((error) => ({
            status: String(error),
          }));
          if (status === 200) answered += 1;
          else refused.push(status);
        }
      };
      const visitors = times(8, visitor);
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(40);
      server.child.kill('SIGUSR2');
      await expect.poll(() => said('All workers are restarted'), { timeout: 240_000 }).toBe(1);
      const duringRestart = answered;
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(duringRestart + 20);
      isOver = true;
      await visitors;
      expect(refused).toEqual([]);
      expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
      expect(workers().length).toBe(2);
    });

    test('they end with a primary that is killed', async () => {
      const all = workers();
      expect(all.length).toBe(2);
      server.child.kill('SIGKILL');
      await expect.poll(() => all.filter(isRunning), { timeout: 30_000 }).toEqual([]);
    });
  },
);
