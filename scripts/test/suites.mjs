import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../prepare/steps.mjs';
import { node } from './checks.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };

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
      { detached: true },
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
      { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, stopWith: 'SIGINT' },
    )),
    read: ofPlaywright,
  }));
}

async function counted(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output, read } = await work(report);
    const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { ...nothing };
    // A suite that breaks before or beside its tests has failed although no test says so.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { code, output, counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ofVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function ofPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
