import { rm } from 'node:fs/promises';
import autocannon from 'autocannon';
import { fetchKept } from '../fetch-raw.ts';
import { firstLoad } from '../first-load.ts';
import { makeFolder } from '../opened.ts';
import { numberOption } from '../options.ts';
import { type Page, startBare, startSerendib, stop } from '../processes.ts';
import { markdownTable, report } from '../report.ts';
import { median } from '../statistics.ts';
import { targets } from '../targets.ts';

/**
 * Measures what a visit costs: requests per second and latency of five addresses, each beside a bare Fastify route in
 * a process of its own that sends the same compressed bytes. The two are measured in turns within one run, so the
 * ratio holds although the machine's speed drifts. `npm run bench -- --seconds 5 --rounds 3 --connections 16`
 */
const seconds = numberOption('seconds', 4);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 16);
const accept = 'br, gzip';

const load = (url: string) =>
  autocannon({ url, duration: seconds, connections, headers: { 'accept-encoding': accept } });
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-bench-');
  const serendib = await startSerendib(dataDir);
  try {
    const pages: Page[] = [];
    for (const { path } of targets) {
      const page = await fetchKept(serendib.origin + path, accept);
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`);
      pages.push({ ...page, path });
    }
    const bare = await startBare(pages);
    try {
      const rows = [];
      for (const [index, { name, path }] of targets.entries()) {
        const ours: autocannon.Result[] = [];
        const theirs: autocannon.Result[] = [];
        for (let round = 0; round < rounds; round++) {
          ours.push(await load(serendib.origin + path));
          theirs.push(await load(bare.urlOf(path)));
        }
        const failed = ours.reduce((sum, result) => sum + result.non2xx + result.errors, 0);
        rows.push({
          address: `${name}  ${path}`,
          'requests/s': Math.round(median(ours.map((result) => result.requests.average))),
          'p50 ms': median(ours.map((result) => result.latency.p50)),
          'p99 ms': median(ours.map((result) => result.latency.p99)),
          'bare/s': Math.round(median(theirs.map((result) => result.requests.average))),
          'of bare': median(
            ours.map((result, round) => result.requests.average / (theirs[round]?.requests.average ?? 1)),
          ).toFixed(2),
          sent: kB(pages[index]?.body.length ?? 0),
          failed,
        });
      }
      const sizes = [];
      for (const { path } of targets.filter(({ path }) => !path.startsWith('/api'))) {
        const size = await firstLoad(serendib.origin, path);
        sizes.push({
          page: path,
          HTML: kB(size.html),
          'first-load script (gzip)': kB(size.script),
          files: size.files,
        });
      }
      const how = `${rounds} rounds of ${seconds} s, ${connections} connections.`;
      report('visits', '## Visits', how, markdownTable(rows), markdownTable(sizes));
    } finally {
      await stop(bare.child);
    }
  } finally {
    await stop(serendib.child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
