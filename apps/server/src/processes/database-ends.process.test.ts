import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder } from '@serendib/embedded-postgres/testing/folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { killAll, type RunningServer, startServer } from '../testing/running-server.ts';

const password = 'Kandy-Lake-7';
let dataDir: string;
let server: RunningServer;

const status = (call: string, body?: object) =>
  fetch(`${server.origin}/api/${call}`, {
    signal: AbortSignal.timeout(20_000),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
const isReady = () =>
  status('ready').then(
    ({ ok }) => ok,
    () => false,
  );
const signUp = (email: string) =>
  status('auth/register', { userName: 'Nimali', email, password, confirmPassword: password });

/** PostgreSQL's own process, its port and the address that a test may ask it at. */
async function postgres(): Promise<{ pid: number; url: string }> {
  const lines = (await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n');
  const secret = (await readFile(path.join(dataDir, 'pg/app-password'), 'utf8')).trim();
  return { pid: Number(lines[0]), url: `postgres://serendib:${secret}@127.0.0.1:${lines[3]}/serendib` };
}

async function ask(text: string, values: string[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: (await postgres()).url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

async function pidOf(condition: string): Promise<number> {
  const [found] = await ask(`select pid from pg_stat_activity where ${condition} limit 1`);
  return Number(found?.pid);
}

/** What calls are answered while the database is away, until it is back. */
async function untilReady(): Promise<Response[]> {
  const answers: Response[] = [];
  const end = Date.now() + 60_000;
  // It may have been ended so shortly before that it is taken for being there.
  for (let calm = 0; calm < 5 && Date.now() < end; await wait(50)) {
    // A call of its own each time: one that was answered as the database ended is answered from memory while it is away.
    const answer = await status(`vehicles?limit=1&search=${Math.random()}`);
    answers.push(answer);
    calm = answer.status === 200 && (await isReady()) ? calm + 1 : 0;
  }
  return answers;
}

describe.skipIf(process.platform !== 'linux' || !isBuilt())(
  'the embedded database ends while the app runs (needs Linux and the pages built)',
  { timeout: 120_000 },
  () => {
    beforeAll(async () => {
      dataDir = await makeTestFolder('serendib-ends-');
      server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    }, 90_000);
    afterAll(async () => {
      await killAll();
      await rm(dataDir, { recursive: true, force: true });
    });

    const ends: [string, () => Promise<number>][] = [
      ['its first process is killed', async () => (await postgres()).pid],
      ['one of its processes is killed', () => pidOf("backend_type = 'background writer'")],
      ['one that serves a call is killed', () => pidOf("application_name = 'serendib'")],
      [
        'the one that shows that the worker lives is killed',
        () => pidOf("application_name = 'serendib worker'"),
      ],
    ];
    test.each(ends)(
      '%s: calls are refused with words until it is back, and nothing is lost',
      async (how, find) => {
        const email = `${Math.random()}@example.lk`;
        expect((await signUp(email)).status).toBe(201);
        process.kill(await find(), 'SIGKILL');
        const answers = await untilReady();
        expect(server.child.exitCode, server.output()).toBeNull();
        expect(answers.at(-1)?.status).toBe(200);
        const refused = answers.filter((answer) => answer.status !== 200);
        // One that serves a call, or shows that the worker lives, may be gone and back between two calls.
        if (how === 'its first process is killed') expect(refused).not.toHaveLength(0);
        for (const answer of refused) {
          expect(answer.status, server.output()).toBe(503);
          expect(answer.headers.get('retry-after')).toBe('5');
          expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
        }
        // The account is there, and the queue takes what follows from it.
        expect(await ask('select email from users where email = $1', [email])).toEqual([{ email }]);
        expect((await signUp(`again-${email}`)).status).toBe(201);
      },
    );

    test('told to stop, all of it ends in order, the new server included', async () => {
      process.kill((await postgres()).pid, 'SIGKILL');
      await untilReady();
      const exit = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      expect((await exit)[0], server.output()).toBe(0);
      expect(existsSync(path.join(dataDir, 'pg/postmaster.pid'))).toBe(false);
    });
  },
);
