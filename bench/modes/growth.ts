import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../apps/api/src/app.ts';
import { chanceOf } from '../../apps/api/src/demo/chance.ts';
import { growDemo } from '../../apps/api/src/demo/growth/grow.ts';
import { seedDemo } from '../../apps/api/src/demo/seed.ts';
import { loadPlaces } from '../../apps/api/src/modules/destinations/load-places.ts';
import { writeParts } from '../../apps/api/src/modules/sitemap/sitemap.service.ts';
import { type Invalidations, neverNotified } from '../../apps/api/src/platform/cache/invalidations.ts';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';
import { newId, sessions, users } from '../../apps/api/src/schema/index.ts';
import { progressBar } from '../../apps/server/src/startup/progress-bar.ts';
import { type GrowthCase, growthCases, readContents } from '../growth/cases.ts';
import { workedMs } from '../growth/processor-time.ts';
import { makeFolder, startPostgres } from '../opened.ts';
import { hasOption, numberOption, textOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';
import { quantile } from '../statistics.ts';

/**
 * Asks for all that a catalogue has, of one of ten thousand listings and one of a million, in turns, in-process over real
 * PostgreSQL: `npm run bench -- --growth`. Both are made anew, which takes ten minutes, or are data folders that
 * `npm run seed -- --listings` has filled: `--small <folder> --large <folder>`. What is remembered is forgotten before each
 * call; their data are in the buffers, as in servers that have been in use (decision 930), or not with `--cold`, as after
 * a first start. `--calls 60 --only "a word"`
 * With `--minutes 8` fewer calls are made where time runs short: each case has its part of what is left.
 */
const calls = numberOption('calls', 60);
const minutes = numberOption('minutes', 0);
const fewestCalls = 5;
const only = textOption('only');
const isCold = hasOption('cold');
const bounds = { ratio: 1.5, ms: 50 };

interface Catalogue {
  name: string;
  listings: number;
  cases: GrowthCase[];
  ask(asked: GrowthCase, turn: number): Promise<Took>;
  close(): Promise<void>;
}

/** Milliseconds on the clock, and of processor time, of this process and of PostgreSQL together. */
interface Took {
  ms: number;
  cpu: number;
}

/** Tells all caches that anything may have changed. */
function forgetting() {
  const listeners: Parameters<Invalidations['subscribe']>[0][] = [];
  const invalidations: Invalidations = {
    ...neverNotified,
    subscribe: (onInvalidated) => void listeners.push(onInvalidated),
  };
  return { invalidations, forget: () => listeners.map((listener) => listener(undefined)) };
}

async function openCatalogue(name: string, folder: string, wanted: number): Promise<Catalogue> {
  const given = textOption(name);
  const dataDir = given ?? join(folder, name);
  const filling = await startPostgres({ dataDir });
  await migrateDatabase(filling.url);
  const database = openDatabase({ url: filling.url, poolSize: 2, statementTimeoutMs: 0 });
  await loadPlaces(database.db);
  if (given === undefined) {
    await seedDemo(database.db);
    await growDemo(database.db, wanted, { onProgress: progressBar() });
  }
  await writeParts(database);
  const token = await signIn(database.db);
  const contents = await readContents(database.db);
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from listings`);
  await database.close();
  await filling.stop();

  // Started anew, so that nothing of it is in memory but what the system keeps of files.
  const server = await startPostgres({ dataDir });
  if (!isCold) await fillBuffers(server.url);
  const reading = openDatabase({ url: server.url });
  const { invalidations, forget } = forgetting();
  const app = await buildApp({
    ...{
      database: reading,
      publicUrl: 'http://127.0.0.1',
      rateLimit: false,
      log: { level: 'error' },
      invalidations,
    },
  });
  const get = async (path: string, asAdmin = false) => {
    const headers = asAdmin ? { authorization: `Bearer ${token}` } : {};
    const reply = await app.inject({ url: path, headers });
    if (reply.statusCode !== 200)
      throw new Error(`${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`);
    return reply;
  };
  return {
    ...{ name, listings: rows[0]?.n ?? 0, cases: growthCases(contents) },
    ask: async ({ paths, asAdmin, pagesOn = 0, name: what }, turn) => {
      let asked = paths(chanceOf(turn, what)).map((path) => `/api${path}`);
      for (let page = 0; page < pagesOn; page++) {
        const { headers } = await get(asked[0] ?? '', asAdmin);
        const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
        if (next) asked = [next];
      }
      forget();
      const worked = workedMs(server.pid);
      const began = performance.now();
      for (const path of asked) await get(path, asAdmin);
      return { ms: performance.now() - began, cpu: workedMs(server.pid) - worked };
    },
    close: async () => {
      await app.close();
      await reading.close();
      await server.stop();
    },
  };
}

/** The listings last: where not all fits, they stay. */
async function fillBuffers(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1, statementTimeoutMs: 0 });
  await db.execute(sql`create extension if not exists pg_prewarm`);
  await db.execute(sql`select pg_prewarm(oid::regclass) from pg_class where relkind in ('r', 'i', 't')
    order by starts_with(relname, 'listing'), oid`);
  await close();
}

async function signIn(db: ReturnType<typeof openDatabase>['db']): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [userId, now] = [newId(), new Date()];
  await db
    .insert(users)
    .values({ id: userId, userName: 'Bench', email: `${userId}@example.lk`, role: 'admin' });
  await db.insert(sessions).values({
    ...{ userId, tokenHash: createHash('sha256').update(token).digest(), device: 'Bench' },
    ...{ createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
  });
  return token;
}

const ms = (value: number) => value.toFixed(1);

/** How long one of so many cases may take, so that all end in time. */
const partOf = (left: number, cases: number) =>
  minutes > 0 ? left / Math.max(1, cases) : Number.POSITIVE_INFINITY;

export async function measure(): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const folder = await makeFolder('serendib-growth-');
  const open: Catalogue[] = [];
  try {
    const small = await openCatalogue('small', folder, 10_000);
    open.push(small);
    const large = await openCatalogue('large', folder, 1_000_000);
    open.push(large);
    const rows = [];
    const missed: string[] = [];
    const chosen = small.cases.flatMap((asked, at) => {
      const inLarge = large.cases[at];
      return inLarge && !(only && !asked.name.includes(only)) ? [{ asked, inLarge }] : [];
    });
    for (const [at, { asked, inLarge }] of chosen.entries()) {
      const took = { small: [] as Took[], large: [] as Took[] };
      const until = performance.now() + partOf(end - performance.now(), chosen.length - at);
      for (let turn = 0; turn <= calls; turn++) {
        if (turn > fewestCalls && performance.now() > until) break;
        took.small.push(await small.ask(asked, turn));
        took.large.push(await large.ask(inLarge, turn));
      }
      const [first, ...later] = took.large.map(({ ms }) => ms);
      const [firstSmall, ...laterSmall] = took.small.map(({ ms }) => ms);
      const cpu = (all: Took[]) =>
        quantile(
          all.slice(1).map(({ cpu }) => cpu),
          0.5,
        );
      const [p99, p99Small] = [quantile(later, 0.99), quantile(laterSmall, 0.99)];
      // Where even the slowest takes a few milliseconds, a ratio tells of the machine.
      const isMet =
        p99 <= bounds.ms && (first ?? 0) <= bounds.ms && p99 <= bounds.ratio * Math.max(p99Small, 10);
      if (!isMet) missed.push(asked.name);
      rows.push({
        asked: asked.name,
        calls: later.length,
        'small: first': ms(firstSmall ?? 0),
        p50: ms(quantile(laterSmall, 0.5)),
        p99: ms(p99Small),
        'CPU ms': ms(cpu(took.small)),
        'large: first': ms(first ?? 0),
        'p50 ': ms(quantile(later, 0.5)),
        'p99 ': ms(p99),
        'CPU ms ': ms(cpu(took.large)),
        'p99 to p99': (p99 / p99Small).toFixed(2),
      });
      console.error(Object.values(rows.at(-1) ?? {}).join('  '));
    }
    report(
      'growth',
      `## Growth: ${small.listings} and ${large.listings} listings`,
      `Milliseconds of a call in-process, in turns, one at a time, all of them different; nothing is remembered from one to the next, and ${isCold ? 'nothing is in the buffers at first' : 'what fits of the data is in the buffers'}. CPU is the processor time of a call in the middle, of Node and PostgreSQL together.`,
      markdownTable(rows),
      missed.length > 0
        ? `Over ${bounds.ms} ms, or over ${bounds.ratio} times the small one's where that takes 10 ms or more: ${missed.join('; ')}.`
        : `All are under ${bounds.ms} ms and under ${bounds.ratio} times the small one's.`,
    );
  } finally {
    for (const one of open) await one.close();
    await rm(folder, { recursive: true, force: true });
  }
}
