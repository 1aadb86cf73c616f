import { rm } from 'node:fs/promises';
import { type Language, languages } from '@serendib/contract/languages/languages';
import autocannon from 'autocannon';
import { firstLoad } from '../first-load.ts';
import { makeFolder } from '../opened.ts';
import { numberOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { median, processorMs, totalProcessorMs } from '../statistics.ts';

/**
 * Measures what a language costs: pages rendered for addresses that were never asked for, in one language after the other
 * within each round, and the bytes of a first load. `npm run bench -- --languages --pages 60 --rounds 6 --connections 4`
 */
// As many pages in each round, and not as long: what a page takes of the processor holds beside other work too.
const pages = numberOption('pages', 60);
const rounds = numberOption('rounds', 6);
const connections = numberOption('connections', 4);

const anew = [
  ['vehicles', '/vehicles?maxPrice='],
  ['guides', '/tour-guides?maxPrice='],
  ['tours', '/tours?maxPrice='],
] as const;
const opened = [
  ['home', '/'],
  ['vehicles', '/vehicles'],
  ['guides', '/tour-guides'],
  ['a place', '/destination/sigiriya'],
  ['partnership', '/partnership'],
] as const;

const [english] = languages;
const addressIn = ({ code }: Language, path: string) =>
  code === english.code ? path : `/${code}${path === '/' ? '' : path}`;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

interface Load {
  nodeMs: number;
  allMs: number;
}
/** Prices beyond all that is asked, so that each page shows as much as the others. */
let price = 10_000_000;

async function load(origin: string, pid: number, path: string): Promise<Load> {
  const spent = () => ({
    node: processorMs(pid),
    all: totalProcessorMs(pid),
  });
  const before = spent();
  const result = await autocannon({
    ...{ url: origin, amount: pages, connections, timeout: 60, headers: { 'accept-encoding': 'br' } },
    requests: [{ setupRequest: (request) => ({ ...request, path: `${path}${price++}` }) }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failed.`);
  const after = spent();
  const count = result.requests.total;
  return {
    nodeMs: (after.node - before.node) / count,
    allMs: (after.all - before.all) / count,
  };
}

async function rendered(origin: string, pid: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of anew) {
    const loads = languages.map((language) => ({ language, all: [] as Load[] }));
    // What a page shows again and again is at hand, as in a server that runs.
    for (const { language } of loads) await load(origin, pid, addressIn(language, path));
    // Each language is the first as often as the others.
    for (let round = 0; round < rounds; round++)
      for (let turn = 0; turn < loads.length; turn++) {
        const one = loads[(round + turn) % loads.length];
        one?.all.push(await load(origin, pid, addressIn(one.language, path)));
      }
    const ours = loads[0]?.all ?? [];
    for (const { language, all } of loads)
      rows.push({
        page: `${name} \`${path}n\``,
        language: language.code,
        'pages/s of a core': Math.round(1_000 / median(all.map(({ nodeMs }) => nodeMs))),
        'Node ms': median(all.map(({ nodeMs }) => nodeMs)).toFixed(2),
        'PostgreSQL ms': median(all.map(({ nodeMs, allMs }) => allMs - nodeMs)).toFixed(2),
        'of English, Node time': median(
          all.map(({ nodeMs }, round) => nodeMs / (ours[round]?.nodeMs ?? Number.NaN)),
        ).toFixed(2),
      });
  }
  return rows;
}

async function sizes(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of opened)
    for (const language of languages) {
      const address = addressIn(language, path);
      const { coded, script, faces } = await firstLoad(origin, address);
      rows.push({
        page: `${name} \`${path}\``,
        language: language.code,
        'HTML kB (br)': kB(coded),
        'scripts kB (gzip)': kB(script),
        'faces kB': kB(faces),
      });
    }
  return rows;
}

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-languages-');
  const { child, origin } = await startSerendib(dataDir, { LOG_LEVEL: 'warn' });
  try {
    const bytes = await sizes(origin);
    const costs = await rendered(origin, child.pid ?? 0);
    report(
      'languages',
      '## Languages',
      `Rendered for an address that was never asked for, in one language after the other within each round. ${rounds} rounds of ${pages} pages, ${connections} connections.`,
      markdownTable(costs),
      'A first load, before a visitor does anything:',
      markdownTable(bytes),
    );
  } finally {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
