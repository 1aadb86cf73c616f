import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import autocannon from 'autocannon';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { median, processorMsOfTree, residentMb } from '../statistics.ts';

/**
 * Measures what a second core buys: one process beside a primary with as many workers as asked for, over one database, in
 * turns. `npm run bench -- --workers --processes 2 --seconds 3 --rounds 3`. Linux alone.
 */
const processes = numberOption('processes', 2);
const seconds = numberOption('seconds', 3);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 16);

let asked = 0;
/** An address that was not asked before, so that nothing is kept of it. */
const anew = (path: string) => () => {
  asked += 1;
  return `${path}?type=van&maxPrice=${10_000 + asked}`;
};
const cases = [
  { name: 'list by call, kept', path: () => '/api/vehicles?limit=24' },
  { name: 'list by call, anew', path: anew('/api/vehicles') },
  { name: 'page, kept', path: () => '/vehicles' },
  { name: 'page, anew', path: anew('/vehicles') },
] as const;

interface Server {
  child: ChildProcess;
  origin: string;
}

interface Measured {
  perSecond: number;
  p99: number;
  node: number;
  postgres: number;
  failed: number;
}

async function load(server: Server, postgres: number, path: () => string): Promise<Measured> {
  const roots = { node: server.child.pid ?? 0, postgres };
  const before = { node: processorMsOfTree(roots.node), postgres: processorMsOfTree(postgres) };
  const result = await autocannon({
    url: server.origin,
    duration: seconds,
    connections,
    headers: { 'accept-encoding': 'br, gzip' },
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  const used = (which: 'node' | 'postgres') => {
    const after = processorMsOfTree(roots[which]);
    // A connection at rest may have ended meanwhile, and a new one have begun.
    const each = [...after].map(([pid, ms]) => ms - (before[which].get(pid) ?? 0));
    return each.reduce((all, ms) => all + ms, 0) / result.requests.total;
  };
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    node: used('node'),
    postgres: used('postgres'),
    failed: result.non2xx + result.errors,
  };
}

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-workers-');
  const postgres = await startPostgres({ dataDir: folder, settings: { max_connections: '150' } });
  const servers: Server[] = [];
  try {
    const settings = { DATABASE_URL: postgres.url, DEMO_DATA: 'on', LOG_LEVEL: 'warn' };
    servers.push(await startSerendib(folder, settings));
    servers.push(await startSerendib(folder, { ...settings, WORKERS: String(processes) }));
    const [one, several] = servers as [Server, Server];
    const rows: Row[] = [];
    for (const { name, path } of cases) {
      const found: { one: Measured; several: Measured }[] = [];
      await load(one, postgres.pid, path);
      await load(several, postgres.pid, path);
      for (let round = 0; round < rounds; round += 1)
        found.push({
          one: await load(one, postgres.pid, path),
          several: await load(several, postgres.pid, path),
        });
      const of = (which: 'one' | 'several', what: keyof Measured) =>
        median(found.map((pair) => pair[which][what]));
      rows.push({
        'what is asked': name,
        'one process, requests/s': of('one', 'perSecond').toFixed(0),
        [`${processes} workers, requests/s`]: of('several', 'perSecond').toFixed(0),
        times: median(found.map((pair) => pair.several.perSecond / pair.one.perSecond)).toFixed(2),
        'p99 ms': `${of('one', 'p99').toFixed(0)} / ${of('several', 'p99').toFixed(0)}`,
        'Node ms': `${of('one', 'node').toFixed(2)} / ${of('several', 'node').toFixed(2)}`,
        'PostgreSQL ms': `${of('one', 'postgres').toFixed(2)} / ${of('several', 'postgres').toFixed(2)}`,
        failed: found.reduce((all, pair) => all + pair.one.failed + pair.several.failed, 0),
      });
    }
    const memory = [...processorMsOfTree(several.child.pid ?? 0).keys()].map((pid) => residentMb(pid));
    report(
      'workers',
      `One process beside a primary with ${processes} workers, over one database, in turns: ${rounds} rounds of ${seconds} s over ${connections} connections; where two figures stand, the first is of the one process. The load and PostgreSQL take their part of the same cores.`,
      markdownTable(rows),
      `Memory afterwards: the primary ${memory[0]} MB, its workers ${memory.slice(1).join(' and ')} MB.`,
    );
  } finally {
    for (const { child } of servers) await stop(child);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
