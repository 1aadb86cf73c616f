// `npm run fuzz -- --requests 1000000 --seed 1`: requests made from the API's own document, against a server that it starts.

import { openDatabase } from '@serendib/api/platform/database/database';
import { sql } from 'drizzle-orm';
import { numberOption } from '../chaos/options.ts';
import { operationsOf } from './document.ts';
import { makeFiles } from './files.ts';
import { type FuzzedServer, type Memory, startFuzzedServer } from './fuzzed-server.ts';
import { type FuzzReport, runFuzz } from './run.ts';
import { sendByHttp } from './send-by-http.ts';
import { password } from './valid.ts';
import { FuzzWorld } from './world.ts';

const requests = numberOption('requests', 1_000_000);
const seed = numberOption('seed', 1);
/** Requests under way at one time; with one the order is the same each time. */
const atOnce = numberOption('at-once', 4);
/** `--from N` makes a part of a run again, from the request of that number on. */
const from = numberOption('from', 1) - 1;
/** Milliseconds that an answer may take. */
const slowest = numberOption('slowest', 1_000);
/** What of all requests is asked before memory is looked at for the first time: what is kept on purpose is kept by then. */
const warmUp = 0.2;
/** Share and megabytes by which memory may be more at the end. */
const growth = { heap: { share: 1.1, more: 16 }, rss: { share: 1.2, more: 64 } };

const server = await startFuzzedServer();
try {
  process.exitCode = (await fuzz(server)) ? 0 : 1;
} finally {
  await server.end();
}
process.exit();

async function fuzz({ origin, databaseUrl, isRunning, memory, output }: FuzzedServer): Promise<boolean> {
  const world = new FuzzWorld(databaseUrl, await passwordHash(origin, databaseUrl));
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
  const found: Memory[] = [];
  let said = 0;
  const report = await runFuzz({
    ...{ operations, seed, from, requests, atOnce, slowest },
    files: await makeFiles(),
    send: sendByHttp(origin, atOnce),
    renew: (send) => world.renew(send),
    afterRound: async (done) => {
      if (!isRunning()) throw new Error(`The server has ended:\n${output().slice(-3_000)}`);
      if (done < requests * (warmUp + (1 - warmUp) * 0.1 * found.length)) return;
      const now = await memory();
      found.push(now);
      console.error(`${done} requests: heap ${Math.round(now.heap)} MB, RSS ${Math.round(now.rss)} MB`);
    },
    onFinding: ({ number, call, what, sent }) => {
      said += 1;
      if (said <= 200) console.log(`✗ ${number + 1}, ${call}: ${what}\n  ${sent}`);
    },
  });
  await world.close();
  console.log(inWords(report));
  const errors = output()
    .split('\n')
    .filter((line) => /\b(ERROR|FATAL)\b/.test(line));
  for (const line of errors.slice(0, 20)) console.log(`✗ in the log: ${line}`);
  const grown = growthOf(found);
  for (const line of grown) console.log(`✗ ${line}`);
  return report.findings.length + errors.length + grown.length === 0;
}

/** That of the password which requests know, as the server makes it. */
async function passwordHash(origin: string, url: string): Promise<string | null> {
  const email = 'first-of-all@example.lk';
  await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'First', email, password, confirmPassword: password }),
  });
  const database = openDatabase({ url, poolSize: 1 });
  const { rows } = await database.db.execute<{ hash: string }>(
    sql`select password_hash as hash from users where email = ${email}`,
  );
  await database.close();
  return rows[0]?.hash ?? null;
}

function growthOf(found: Memory[]): string[] {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < 2) return [];
  return (['heap', 'rss'] as const)
    .filter((what) => last[what] > first[what] * growth[what].share + growth[what].more)
    .map((what) => `${what} grew from ${Math.round(first[what])} to ${Math.round(last[what])} MB`);
}

function inWords({
  requests: number,
  byStatus,
  succeeded,
  neverSucceeded,
  slowest: times,
  findings,
}: FuzzReport) {
  const slow = Object.entries(times).sort(([, one], [, other]) => other - one);
  return [
    `${number} requests, seed ${seed}: ${Object.entries(byStatus)
      .map(([status, n]) => `${status} ${n}`)
      .join(', ')}`,
    `${succeeded.length} calls succeeded; never: ${neverSucceeded.join(', ') || 'none'}`,
    `slowest: ${slow
      .slice(0, 8)
      .map(([call, ms]) => `${call} ${Math.round(ms)} ms`)
      .join(', ')}`,
    `${findings.length} findings`,
  ].join('\n');
}
