import { rm } from 'node:fs/promises';
import autocannon from 'autocannon';
import { makeFolder } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { residentMb } from '../statistics.ts';

/**
 * Measures the memory of one process over many requests, most of them for pages and calls that are kept, one in two hundred
 * for an address that was never asked for: `npm run bench -- --memory --requests 1000000`. `--checkout <folder>` measures an
 * older checkout in its place.
 */
const requests = numberOption('requests', 1_000_000);
const connections = numberOption('connections', 16);
const checkout = textOption('checkout');
const steps = 10;
const distinctShare = 0.005;

const kept = [
  '/',
  '/vehicles?type=van',
  '/destination/sigiriya',
  '/api/vehicles?type=van',
  '/api/destinations?search=rock',
] as const;
const anew = ['/vehicles?maxPrice=', '/tour-guides?maxPrice=', '/api/vehicles?limit=24&maxPrice='] as const;
let price = 10_000_000;

async function ask(origin: string, amount: number, paths: () => string): Promise<number> {
  const result = await autocannon({
    ...{ url: origin, amount: Math.ceil(amount / connections) * connections, connections },
    headers: { 'accept-encoding': 'gzip, br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: paths() }) }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return result.requests.total;
}

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-memory-');
  const { child, origin } = await startSerendib(dataDir, { LOG_LEVEL: 'warn' }, checkout);
  try {
    const rows: Row[] = [{ requests: 0, 'resident MB': residentMb(child.pid), 'of which anew': 0 }];
    let [done, newly] = [0, 0];
    for (let step = 1; step <= steps; step++) {
      const distinct = (requests / steps) * distinctShare;
      let turn = 0;
      done += await ask(origin, requests / steps - distinct, () => kept[turn++ % kept.length] ?? '/');
      const made = await ask(origin, distinct, () => `${anew[turn++ % anew.length]}${price++}`);
      [done, newly] = [done + made, newly + made];
      rows.push({ requests: done, 'resident MB': residentMb(child.pid), 'of which anew': newly });
      console.error(`${done} requests, ${residentMb(child.pid)} MB`);
    }
    report('memory', '## Memory', 'Of one Node process, without PostgreSQL:', markdownTable(rows));
  } finally {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
