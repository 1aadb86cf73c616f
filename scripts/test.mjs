// `npm test`: sets itself up on a bare clone, then runs every step, or those named: npm test -- types vitest prices
// `quick` is the checks with units, components and the API's main paths; `processes` and `art` are tests of Vitest.

import { prepare } from './prepare/prepare.mjs';
import { exitIfAsked } from './prepare/signals.mjs';
import { explained, Stop, seconds } from './prepare/steps.mjs';
import { provideChromium } from './test/chromium.mjs';
import { provideServices } from './test/services.mjs';

const checks = ['types', 'lint', 'laws', 'docs'];
const suites = ['vitest', 'journeys'];
/** Parts of the whole, by the projects of vitest.config.ts that they run and whether those ask for built pages. */
const parts = {
  quick: { steps: [...checks, 'vitest'], projects: ['unit', 'component', 'window', 'main'], pages: false },
  processes: { steps: ['vitest'], projects: ['processes'], pages: true },
  art: { steps: ['vitest'], projects: ['art'], pages: false },
};

await explained(async () => {
  const words = process.argv.slice(2);
  const filters = words.filter((word) => ![...checks, ...suites, ...Object.keys(parts)].includes(word));
  const partly = words.flatMap((word) => parts[word] ?? []);
  const projects = words.includes('vitest') ? [] : partly.flatMap((part) => part.projects);
  const named = [
    ...words.filter((word) => !filters.includes(word) && !parts[word]),
    ...partly.flatMap((part) => part.steps),
  ];
  const otherwise = filters.length > 0 ? suites : [...checks, ...suites];
  const wanted = (name) => (named.length > 0 ? named : otherwise).includes(name);

  const begin = performance.now();
  const served = wanted('vitest') && (projects.length === 0 || partly.some(({ pages }) => pages));
  // From Debian, while the packages come and the pages are built; one after the other, since apt lets one in.
  const browser = wanted('journeys') ? provideChromium() : Promise.resolve(undefined);
  const services = browser.catch(() => undefined).then(() => (served ? provideServices() : undefined));
  await prepare({ pages: false });
  const chromium = await browser.catch(sayStop);
  // Only now are the packages there that these lean on.
  const { docs, laws, lint, types } = await import('./test/checks.mjs');
  const { journeys, vitest } = await import('./test/suites.mjs');
  const { inWords, slowestInWords } = await import('./test/reports.mjs');

  const failed = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  const files = [];
  const take = async (name, work) => {
    if (!wanted(name)) return;
    const started = performance.now();
    const { code, output, counts, files: ran = [] } = await work();
    exitIfAsked();
    for (const key of Object.keys(counts ?? {})) total[key] += counts[key];
    files.push(...ran);
    const said = `${name}${counts ? ` ${inWords(counts)},` : ''} ${seconds(started)}`;
    console.log(code === 0 ? `✓ ${said}` : `✗ ${said}\n${output}`);
    if (code !== 0) failed.push(name);
  };

  const built = chromium || served ? buildPages() : Promise.resolve(true);
  const onPages = async (name, work) => {
    if (!wanted(name)) return;
    if (await built) await take(name, work);
    else failed.push(name);
  };
  const onVitest = () => onPages('vitest', () => vitest(filters, projects));
  await Promise.all([
    take('types', types),
    take('lint', lint)
      .then(() => take('laws', laws))
      .then(() => take('docs', docs)),
    built,
    // Without what boots and is killed it loses nothing by the checks beside it.
    !served && onVitest(),
  ]);
  await services;
  // One after the other: Chromium goes before all else, and what is killed and boots beside it took five times as long.
  if (served) await onVitest();
  if (chromium) await onPages('journeys', () => journeys(filters, chromium));
  else if (wanted('journeys')) failed.push('journeys');

  if (files.length > 0) console.log(`\n${slowestInWords(files)}`);
  console.log(
    failed.length > 0 ? `\n✗ ${failed.join(', ')} (${seconds(begin)})` : `\n✓ all (${seconds(begin)})`,
  );
  console.log(inWords(total));
  process.exit(failed.length > 0 ? 1 : 0);
});

/** Nothing when they could not be built: the checks beside it go on, and what needs pages has failed. */
function buildPages() {
  return prepare({ pages: true }).then(() => true, sayStop);
}

/** Of what only some steps need, and is not to be had. */
function sayStop(error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`✗ ${error.message}`);
}
