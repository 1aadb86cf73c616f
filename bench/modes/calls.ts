import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { fetchKept } from '../fetch-raw.ts';
import { makeFolder } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { startBare, startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { writtenAnew } from '../same-calls.ts';
import { medianOf, medianRatio, processorMsOfTree, processorWords } from '../statistics.ts';

/**
 * Measures calls of the API, each asked for again and again, and each asked for the first time every time: beside a
 * bare Fastify route that sends the same bytes, and beside an older checkout. `npm run bench -- --calls --against <folder>
 * --seconds 3 --rounds 3 --connections 16`
 */
const seconds = numberOption('seconds', 2);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 16);
const only = textOption('only') ?? '';
const against = textOption('against');
const accept = 'br, gzip';

const calls = (vehicle: string) =>
  [
    ['a list', '/api/vehicles?limit=24&sort=recommended'],
    ['a list of cards', '/api/tours?limit=24&view=card&sort=recommended'],
    ['a list with two filters', '/api/vehicles?limit=24&type=van&maxPrice=20000'],
    ['a detail', `/api/vehicles/${vehicle}`],
    ['vehicles for a place', '/api/vehicles/featured/destination/sigiriya?view=card'],
    ['featured guides', '/api/tour-guides/featured/homepage?view=card'],
    ['a search of places', '/api/destinations?search=sigiriya&limit=24'],
    ['a place', '/api/destinations/sigiriya'],
    ['reviews', '/api/reviews?limit=10&itemType=destination'],
  ] as const;

interface Measured {
  perSecond: number;
  p99: number;
  nodeMs: number;
  postgresMs: number;
}
interface Side {
  name: string;
  /** Its first process, of which PostgreSQL is a child. */
  pid: number;
  urlOf: (path: string) => string;
}

/** The same call as an older checkout has it, whose vehicles have other ids and which may not know cards. */
async function asKnownBy(side: Side, path: string): Promise<string> {
  const detail = /^(\/api\/vehicles\/)[\da-f-]{36}$/.exec(path)?.[1];
  if (detail) return detail + (await aVehicleOf(side));
  const { status } = await fetch(side.urlOf(path));
  return status === 400 ? path.replace(/view=card&?/, '').replace(/[?&]$/, '') : path;
}

async function aVehicleOf({ urlOf }: Side): Promise<string> {
  const [vehicle] = (await (await fetch(urlOf('/api/vehicles?limit=1'))).json()) as { _id: string }[];
  return vehicle?._id ?? '';
}

/** Counted over all addresses: none is asked for twice. */
let asked = 0;

async function load(
  { pid, urlOf }: Side,
  path: string,
  { isAnew, duration }: { isAnew: boolean; duration: number },
): Promise<Measured> {
  const before = processorMsOfTree(pid);
  const url = new URL(urlOf(path));
  const result = await autocannon({
    ...{ url: url.origin, duration, connections, headers: { 'accept-encoding': accept } },
    requests: [
      isAnew
        ? { setupRequest: (request) => ({ ...request, path: writtenAnew(path, asked++) }) }
        : { path: url.pathname + url.search },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failed.`);
  let [node, others] = [0, 0];
  for (const [id, ms] of processorMsOfTree(pid)) {
    const spent = ms - (before.get(id) ?? 0);
    if (id === pid) node += spent;
    else others += spent;
  }
  const count = result.requests.total;
  return {
    perSecond: count / result.duration,
    p99: result.latency.p99,
    nodeMs: node / count,
    postgresMs: others / count,
  };
}

/** All sides in turns, so that each ratio is of two that were measured one right after the other. */
async function inTurns(sides: [Side, string][], isAnew: boolean): Promise<Measured[][]> {
  const measured: Measured[][] = sides.map(() => []);
  // Not measured: code that runs for the first time is compiled first.
  for (const [side, path] of sides) await load(side, path, { isAnew, duration: Math.min(1, seconds) });
  for (let round = 0; round < rounds; round++)
    for (const [index, [side, path]] of sides.entries())
      measured[index]?.push(await load(side, path, { isAnew, duration: seconds }));
  return measured;
}

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-calls-');
  const started: { child: { pid?: number | undefined }; stop: () => Promise<void> }[] = [];
  const open = async (name: string, checkout?: string): Promise<Side> => {
    const { child, origin } = await startSerendib(join(dataDir, name), {}, checkout);
    started.push({ child, stop: () => stop(child) });
    return { name, pid: child.pid ?? 0, urlOf: (path) => origin + path };
  };
  try {
    const now = await open('now');
    const before = against ? await open('before', against) : undefined;
    const kept: Row[] = [];
    const anew: Row[] = [];
    for (const [name, path] of calls(await aVehicleOf(now))) {
      if (!name.includes(only)) continue;
      const page = await fetchKept(now.urlOf(path), accept);
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`);
      const { child, urlOf } = await startBare([{ ...page, path }]);
      const bare: Side = { name: 'bare', pid: child.pid ?? 0, urlOf };
      try {
        const [ours = [], theirs = []] = await inTurns(
          [
            [now, path],
            [bare, path],
          ],
          false,
        );
        kept.push({
          call: `${name} \`${path.replace(/[\da-f-]{36}/, '{id}')}\``,
          'sent B': page.body.length,
          'requests/s': Math.round(medianOf(ours, 'perSecond')),
          'p99 ms': medianOf(ours, 'p99'),
          'Node / PostgreSQL ms': processorWords(ours),
          'bare/s': Math.round(medianOf(theirs, 'perSecond')),
          'bare ms': medianOf(theirs, 'nodeMs').toFixed(2),
          'of bare': medianRatio(ours, theirs, 'perSecond').toFixed(2),
        });
      } finally {
        await stop(child);
      }
      const sides: [Side, string][] = [[now, path]];
      if (before) sides.push([before, await asKnownBy(before, path)]);
      const [ours = [], older = []] = await inTurns(sides, true);
      anew.push({
        call: name,
        'requests/s': Math.round(medianOf(ours, 'perSecond')),
        'p99 ms': medianOf(ours, 'p99'),
        'Node / PostgreSQL ms': processorWords(ours),
        ...(before && {
          'before/s': Math.round(medianOf(older, 'perSecond')),
          'before, p99 ms': medianOf(older, 'p99'),
          'before, Node / PostgreSQL ms': processorWords(older),
          'now / before': medianRatio(ours, older, 'perSecond').toFixed(2),
        }),
      });
    }
    report(
      'calls',
      '## Calls (`--calls`)',
      `${rounds} rounds of ${seconds} s in turns, ${connections} connections, the demo catalogue. Asked for again, from memory:`,
      markdownTable(kept),
      'Asked for the first time, every time:',
      markdownTable(anew),
    );
  } finally {
    for (const each of started) await each.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
