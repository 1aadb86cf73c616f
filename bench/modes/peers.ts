import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import autocannon from 'autocannon';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { directus, directusWithItsCache } from '../peers/directus.ts';
import { next } from '../peers/next.ts';
import { installPeer, type Peer, type PeerCase, type PeerRow, type RunningPeer } from '../peers/peer.ts';
import { vendure } from '../peers/vendure.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { writtenAnew } from '../same-calls.ts';
import { medianOf, medianRatio, processorWords, totalProcessorMs } from '../statistics.ts';

/**
 * Measures what a team would otherwise have taken, beside ours and over the same vehicles, in turns: the peer, ours asked for
 * the first time every time, ours from memory. `npm run bench -- --peers --seconds 2 --rounds 3 --connections 16`; `--only next`
 * for one of them. What is not there yet is installed into a folder beside the system's other temporary ones.
 */
const seconds = numberOption('seconds', 2);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 16);
const only = textOption('only') ?? '';

const peers = [directus, directusWithItsCache, vendure, next].filter(({ name }) => name.includes(only));

interface Asked {
  pid: number | undefined;
  origin: string;
  method: 'GET' | 'POST';
  path: () => string;
  headers: Record<string, string>;
  body?: string | undefined;
}
interface Measured {
  perSecond: number;
  p99: number;
  nodeMs: number;
  postgresMs: number;
  bytes: number;
}

async function load(postgres: number, asked: Asked, duration: number): Promise<Measured> {
  const before = { node: totalProcessorMs(asked.pid), postgres: totalProcessorMs(postgres) };
  const { method, headers, path, body } = asked;
  const result = await autocannon({
    ...{ url: asked.origin, duration, connections, headers },
    requests: [{ method, ...(body && { body }), setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path()}: ${result.non2xx + result.errors} failed.`);
  const count = result.requests.total;
  return {
    perSecond: count / result.duration,
    p99: result.latency.p99,
    nodeMs: (totalProcessorMs(asked.pid) - before.node) / count,
    postgresMs: (totalProcessorMs(postgres) - before.postgres) / count,
    bytes: result.throughput.total / count,
  };
}

const accept = { 'accept-encoding': 'gzip' };
let turn = 0;

/** Ours: for an address that was not asked before, and for one that is kept. */
function oursOf(
  { child, origin }: Awaited<ReturnType<typeof startSerendib>>,
  beside: PeerCase['beside'],
  [first]: readonly PeerRow[],
): { anew: Asked; kept: Asked } {
  const call = beside === 'list' ? '/api/vehicles?limit=24&sort=rating' : `/api/vehicles/${first?._id}`;
  const asked = { pid: child.pid, origin, method: 'GET' as const, headers: accept };
  if (beside === 'page')
    return {
      anew: { ...asked, path: () => `/vehicles?maxPrice=${10_000_000 + turn++}` },
      kept: { ...asked, path: () => '/vehicles' },
    };
  return {
    anew: { ...asked, path: () => writtenAnew(call, turn++) },
    kept: { ...asked, path: () => call },
  };
}

/** An answer that does not show what was asked for would be quick. */
async function check(
  origin: string,
  { path, method = 'GET', headers = {}, body, shows }: PeerCase,
  rows: readonly PeerRow[],
) {
  const answer = await fetch(origin + path, { method, headers, ...(body && { body }) });
  const text = await answer.text();
  const shown = rows.filter(({ _id }) => text.includes(_id)).length;
  if (!answer.ok || shown < shows)
    throw new Error(`${path} shows ${shown} of ${shows}: ${text.slice(0, 300)}`);
}

async function measureCase(
  postgres: number,
  { child, origin }: RunningPeer,
  one: PeerCase,
  ours: { anew: Asked; kept: Asked },
): Promise<Row> {
  const { method = 'GET', path, headers, body } = one;
  const theirs: Asked = {
    pid: child.pid,
    origin,
    method,
    path: () => path,
    headers: { ...accept, ...headers },
    body,
  };
  const sides = [theirs, ours.anew, ours.kept];
  const found: Measured[][] = sides.map(() => []);
  // Not measured: code that runs for the first time is compiled first.
  for (const side of sides) await load(postgres, side, 1);
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) found[index]?.push(await load(postgres, side, seconds));
  const [peer = [], anew = [], kept = []] = found;
  return {
    what: one.name,
    'sent kB': (medianOf(peer, 'bytes') / 1000).toFixed(1),
    'requests/s': Math.round(medianOf(peer, 'perSecond')),
    'p99 ms': Math.round(medianOf(peer, 'p99')),
    'Node / PostgreSQL ms': processorWords(peer),
    'ours anew/s': Math.round(medianOf(anew, 'perSecond')),
    'ours anew ms': processorWords(anew),
    'times as many': medianRatio(anew, peer, 'perSecond').toFixed(1),
    'ours kept/s': Math.round(medianOf(kept, 'perSecond')),
    'kept, times as many': medianRatio(kept, peer, 'perSecond').toFixed(1),
  };
}

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-beside-peers-');
  const postgres = await startPostgres({ dataDir: join(folder, 'database') });
  const client = await openClient(postgres.url);
  /** A database of its own for each. */
  const databaseFor = async (name: string) => {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  };
  let serendib: Awaited<ReturnType<typeof startSerendib>> | undefined;
  try {
    serendib = await startSerendib(join(folder, 'files'), {
      ...{ DATABASE_URL: await databaseFor('ours'), DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
    });
    const rows = (await (await fetch(`${serendib.origin}/api/vehicles`)).json()) as PeerRow[];
    const table: Row[] = [];
    const missing: string[] = [];
    const measureOne = async (peer: Peer, ours: NonNullable<typeof serendib>) => {
      const place = { folder: await installPeer(peer), databaseUrl: await databaseFor(peer.name), rows };
      const running = await peer.start({ ...place, port: await freePort() });
      try {
        for (const one of running.cases) {
          await check(running.origin, one, rows);
          table.push(await measureCase(postgres.pid, running, one, oursOf(ours, one.beside, rows)));
          console.error(`${one.name}: measured`);
        }
      } finally {
        await stop(running.child);
      }
    };
    for (const peer of peers) {
      try {
        await measureOne(peer, serendib);
      } catch (error) {
        // The others are measured all the same.
        missing.push(`${peer.name}: ${String((error as Error).message).split('\n')[0]}`);
        console.error(error);
      }
    }
    const versions = peers.flatMap(({ packages }) => Object.entries(packages));
    report(
      'peers',
      '## Beside others',
      `The same ${rows.length} vehicles, one PostgreSQL for all, each in one process; ${rounds} rounds of ${seconds} s in turns over ${connections} connections. “Anew” is ours for an address that nobody asked for before, “kept” from memory; the peers are asked for the same address again and again. Their pages have the cards alone; ours have filters, bar, footer and three languages besides.`,
      markdownTable(table),
      ...(missing.length > 0 ? [`Not measured: ${missing.join('; ')}.`] : []),
      `Versions: ${[...new Set(versions.map(([name, version]) => `${name} ${version}`))].join(', ')}.`,
    );
  } finally {
    if (serendib) await stop(serendib.child);
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
