import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../prepare/steps.mjs';
import { node } from './checks.mjs';
import { nothing, ofPlaywright, ofVitest } from './reports.mjs';

export function vitest(filters, projects = []) {
  return counted(async (report) => ({
    ...(await node(
      [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.flatMap((name) => ['--project', name]),
        ...filters,
      ],
      // A Ctrl-C in the terminal would end its workers before they have cleaned up.
      { detached: true, env: temporaryFiles() },
    )),
    read: ofVitest,
  }));
}

export function journeys(filters, chromium) {
  return counted(async (report) => ({
    ...(await node(
      [
        path.join(root, 'node_modules/playwright/cli.js'),
        'test',
        '--config=e2e/playwright.config.ts',
        '--pass-with-no-tests',
        '--reporter=list,json',
        ...filters,
      ],
      // Of all signals Playwright ends in order by this one alone.
      {
        env: { ...temporaryFiles(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        stopWith: 'SIGINT',
      },
    )),
    read: ofPlaywright,
  }));
}

/** What tests write is thrown away: in memory where Linux has room for it, so that none waits for a disk. */
function temporaryFiles() {
  const memory = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 8_000_000_000 ? { TMPDIR: memory } : {};
}

async function counted(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output, read } = await work(report);
    const { counts, files } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : nothing();
    // A suite that breaks before or beside its tests has failed although no test says so.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { code, output, counts, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
