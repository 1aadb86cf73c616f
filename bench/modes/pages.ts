import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import autocannon from 'autocannon';
import type pg from 'pg';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { median, medianOf, medianRatio, processorWords, totalProcessorMs } from '../statistics.ts';

/**
 * Measures pages: each from memory, and each rendered for an address that was never asked for, beside an older checkout.
 * `npm run bench -- --pages --against <folder> --seconds 3 --rounds 3 --connections 8`. On one core: `taskset -c 0` before it.
 */
const seconds = numberOption('seconds', 2);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 8);
const against = textOption('against');
const accept = 'gzip, deflate, br';

const targets = [
  ['vehicles', '/vehicles', '/vehicles?maxPrice='],
  ['vans', '/vehicles?type=van', '/vehicles?type=van&maxPrice='],
  ['guides', '/tour-guides', '/tour-guides?maxPrice='],
  ['tours', '/tours', '/tours?maxPrice='],
] as const;
const once = [
  ['home', '/'],
  ['a place', '/destination/sigiriya'],
  ['vehicles', '/vehicles'],
] as const;

interface Side {
  name: string;
  origin: string;
  /** Of Node, and of PostgreSQL. */
  node: number;
  postgres: number;
  client: pg.Client;
  close: () => Promise<void>;
}
interface Load {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
  bytes: number;
}

/** Prices beyond all that is asked, so that each page shows as much as the others. */
let price = 10_000_000;

async function load(side: Side, path: string, isAnew: boolean): Promise<Load> {
  const [node, postgres] = [totalProcessorMs(side.node), totalProcessorMs(side.postgres)];
  const result = await autocannon({
    ...{ url: side.origin, duration: seconds, connections, headers: { 'accept-encoding': accept } },
    requests: [
      isAnew ? { setupRequest: (request) => ({ ...request, path: `${path}${price++}` }) } : { path },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failed.`);
  const count = result.requests.total;
  return {
    perSecond: count / result.duration,
    nodeMs: (totalProcessorMs(side.node) - node) / count,
    postgresMs: (totalProcessorMs(side.postgres) - postgres) / count,
    bytes: result.throughput.total / count,
  };
}

async function open(folder: string, name: string, checkout?: string): Promise<Side> {
  const postgres = await startPostgres({ dataDir: join(folder, name) });
  const client = await openClient(postgres.url);
  const { child, origin } = await startSerendib(
    join(folder, `${name}-files`),
    { DATABASE_URL: postgres.url, DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
    checkout,
  );
  return {
    ...{ name, origin, client, node: child.pid ?? 0, postgres: postgres.pid },
    close: async () => {
      await stop(child);
      await client.end();
      await postgres.stop();
    },
  };
}

/** Transactions so far; a statement by itself is one. PostgreSQL tells a second late. */
async function transactions({ client }: Side): Promise<number> {
  await wait(1500);
  const { rows } = await client.query<{ sum: string }>(
    'select xact_commit + xact_rollback as sum from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.sum);
}

/** Of one page after all that was kept is dropped; what goes on besides is measured before and taken off. */
async function statementsOf(side: Side, path: string): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < 3; round++) {
    await side.client.query("notify cache_tags, '*'");
    const first = await transactions(side);
    const second = await transactions(side);
    await (await fetch(side.origin + path)).text();
    found.push((await transactions(side)) - second - (second - first));
  }
  return Math.max(0, median(found));
}

async function row(sides: readonly Side[], name: string, path: string, isAnew: boolean): Promise<Row> {
  const all = sides.map((): Load[] => []);
  // What a page shows again and again is at hand, as in a server that runs.
  for (const side of sides) await load(side, path, isAnew);
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) all[index]?.push(await load(side, path, isAnew));
  const [ours = [], theirs] = all;
  return {
    page: `${name} \`${path}${isAnew ? 'n' : ''}\``,
    'pages/s': Math.round(medianOf(ours, 'perSecond')),
    'Node / PostgreSQL ms': processorWords(ours),
    'sent kB': (medianOf(ours, 'bytes') / 1000).toFixed(1),
    ...(theirs && {
      'before/s': Math.round(medianOf(theirs, 'perSecond')),
      'before ms': processorWords(theirs),
      'before kB': (medianOf(theirs, 'bytes') / 1000).toFixed(1),
      'times as many': medianRatio(ours, theirs, 'perSecond').toFixed(2),
      'of its Node time': medianRatio(ours, theirs, 'nodeMs').toFixed(2),
    }),
  };
}

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-pages-');
  const sides: Side[] = [];
  try {
    const now = await open(folder, 'now');
    sides.push(now);
    if (against) sides.push(await open(folder, 'before', against));
    const anew: Row[] = [];
    const kept: Row[] = [];
    for (const [name, , path] of targets) anew.push(await row(sides, name, path, true));
    for (const [name, path] of targets) kept.push(await row(sides, name, path, false));
    const statements: Row[] = [];
    // An older checkout does not hear that everything is to be dropped.
    for (const [name, path] of once)
      statements.push({ page: `${name} \`${path}\``, statements: await statementsOf(now, path) });
    const how = `${rounds} rounds of ${seconds} s, ${connections} connections.`;
    report(
      'pages',
      '## Pages',
      `Rendered for an address that was never asked for. ${how}`,
      markdownTable(anew),
      'From memory:',
      markdownTable(kept),
      'Statements of a page after everything kept was dropped, as PostgreSQL counts them, give or take one or two:',
      markdownTable(statements),
    );
  } finally {
    for (const side of sides) await side.close();
    await rm(folder, { recursive: true, force: true });
  }
}
