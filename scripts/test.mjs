// `npm test`: sets itself up on a bare clone, then runs every step, or those named: npm test -- types vitest prices
// `quick` is the checks with units, components and the API's main paths; `processes` and `art` are tests of Vitest.

import { prepare } from './prepare/prepare.mjs';
import { exitIfAsked } from './prepare/signals.mjs';
import { explained, seconds } from './prepare/steps.mjs';

const checks = ['types', 'lint', 'laws', 'docs'];
const suites = ['vitest', 'journeys'];
/** Parts of the whole, by the projects of vitest.config.ts that they run and whether those ask for built pages. */
const parts = {
  quick: { steps: [...checks, 'vitest'], projects: ['unit', 'window', 'main'], pages: false },
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
  await prepare({ pages: wanted('journeys') || served });
  // Only now are the packages there that these lean on.
  const { provideChromium } = await import('./test/chromium.mjs');
  const { provideRedis } = await import('./test/redis.mjs');
  const chromium = wanted('journeys') ? await provideChromium() : undefined;
  if (served) await provideRedis();
  const { docs, laws, lint, types } = await import('./test/checks.mjs');
  const { inWords, journeys, vitest } = await import('./test/suites.mjs');

  const failed = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  const take = async (name, work) => {
    if (!wanted(name)) return;
    const started = performance.now();
    const { code, output, counts } = await work();
    exitIfAsked();
    for (const key of Object.keys(counts ?? {})) total[key] += counts[key];
    const said = `${name}${counts ? ` ${inWords(counts)},` : ''} ${seconds(started)}`;
    console.log(code === 0 ? `✓ ${said}` : `✗ ${said}\n${output}`);
    if (code !== 0) failed.push(name);
  };

  await Promise.all([
    take('types', types),
    take('lint', lint)
      .then(() => take('laws', laws))
      .then(() => take('docs', docs)),
  ]);
  await take('vitest', () => vitest(filters, projects));
  await take('journeys', () => journeys(filters, chromium));

  console.log(
    failed.length > 0 ? `\n✗ ${failed.join(', ')} (${seconds(begin)})` : `\n✓ all (${seconds(begin)})`,
  );
  console.log(inWords(total));
  process.exit(failed.length > 0 ? 1 : 0);
});
