// What the reports of Vitest and Playwright say: how many tests passed, and the seconds of each file.
import path from 'node:path';
import { root } from '../prepare/steps.mjs';

export const nothing = () => ({ counts: { passed: 0, failed: 0, skipped: 0 }, files: [] });

export function ofVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function ofPlaywright({ config, stats, suites, errors }) {
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    files: suites.map((suite) => ({
      name: path.relative(root, path.join(config.rootDir, suite.file)),
      seconds: resultsOf(suite).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

const resultsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(resultsOf),
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
];

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The ten files whose tests take longest, so that growth is seen. */
export function slowestInWords(files) {
  const many = 10;
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, many);
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return ['Slowest files:', ...lines].join('\n');
}
