import { freePort } from '@serendib/embedded-postgres/free-port';
import lighthouse from 'lighthouse';
import { measureInBrowser } from '../browser.ts';
import { numberOption, textOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';
import { median } from '../statistics.ts';

/**
 * What Lighthouse says of pages on its slow phone (1.6 Mbit/s, 150 ms, a processor four times slower, all of it reckoned),
 * in the median of `--runs`. `--only /trip` measures the addresses that begin so, `--origin` takes a server that runs already.
 */
const runs = numberOption('runs', 3);
const only = textOption('only') ?? '/';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages = [
  '/',
  '/destinations',
  '/destination/sigiriya',
  '/vehicles?type=van',
  '/tour-guides?language=German',
  '/affiliate-links?near=ella&radius=15',
  '/search?q=beaches+and+ruins',
  '/map',
  '/trip',
  '/about',
  '/login',
  '/si',
  '/ta/vehicles',
];
/** A page of each kind as the catalogue has it, by its list: Lighthouse looks at what visitors look at. */
const details = {
  '/vehicles': '/vehicles',
  '/tour-guides': '/tour-guides',
  '/tours': '/tours',
  '/affiliate-links': '/business-listings',
  '/blogs': '/blogs',
};

async function firstOf(origin: string, list: string, most: number): Promise<string[]> {
  const reply = await fetch(`${origin}/api${list}?limit=${most}`);
  return ((await reply.json()) as { _id: string }[]).map(({ _id }) => _id);
}

async function addressesOf(origin: string): Promise<string[]> {
  const one = Object.entries(details).map(
    async ([list, page]) => `${page}/${(await firstOf(origin, list, 1))[0]}`,
  );
  const compared = (await firstOf(origin, '/vehicles', 3)).join(',');
  return [...pages, ...(await Promise.all(one)), `/compare?kind=vehicle&ids=${compared}`];
}

/** Scores of 100, and milliseconds on the phone that is reckoned. */
async function lookAt(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  const { categories: scored, audits, runtimeError } = result?.lhr ?? {};
  if (!scored || !audits || runtimeError) throw new Error(`${url}: ${runtimeError?.message ?? 'no result'}`);
  const failing = Object.values(scored).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs.map(({ id }) => id).filter((audit) => (audits[audit]?.score ?? 1) < 1),
  );
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    painted: audits['largest-contentful-paint']?.numericValue ?? 0,
    blocked: audits['total-blocking-time']?.numericValue ?? 0,
    shifted: audits['cumulative-layout-shift']?.numericValue ?? 0,
    failing,
  };
}

export async function measure(): Promise<void> {
  const port = await freePort();
  await measureInBrowser(async (_browser, origin) => {
    const rows = [];
    for (const path of (await addressesOf(origin)).filter((one) => one.startsWith(only))) {
      const looks: Awaited<ReturnType<typeof lookAt>>[] = [];
      for (let run = 0; run < runs; run += 1) looks.push(await lookAt(origin + path, port));
      const scores = categories.map((_, at) => median(looks.map((look) => look.scores[at] ?? 0)));
      const [performance, accessibility, bestPractices, seo] = scores as [number, number, number, number];
      rows.push({
        // What the catalogue happens to call a listing says nothing.
        page: path.replaceAll(/[0-9a-f-]{36}/g, '…').replaceAll(/(…,)+/g, ''),
        performance,
        accessibility,
        'best practices': bestPractices,
        SEO: seo,
        'largest paint s': (median(looks.map(({ painted }) => painted)) / 1000).toFixed(1),
        'blocked ms': Math.round(median(looks.map(({ blocked }) => blocked))),
        'layout shift': median(looks.map(({ shifted }) => shifted)).toFixed(3),
        'what fails': [...new Set(looks.flatMap(({ failing }) => failing))].join(', ') || '–',
      });
      console.error(Object.values(rows.at(-1) ?? {}).join('  '));
    }
    report('lighthouse', '## Lighthouse', markdownTable(rows));
  }, port);
}
