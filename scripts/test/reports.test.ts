import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/steps.mjs';
import { ofPlaywright, ofVitest, slowestInWords } from './reports.mjs';

test('the slowest ten files of both reports are named with their seconds, slowest first', () => {
  const vitest = ofVitest({
    ...{ numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 },
    testResults: Array.from({ length: 11 }, (_, number) => ({
      ...{ status: 'passed', assertionResults: [] },
      ...{
        name: path.join(root, `apps/api/file-${number}.test.ts`),
        startTime: 1_000,
        endTime: 2_000 + number * 100,
      },
    })),
  });
  expect(vitest.counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const playwright = ofPlaywright({
    config: { rootDir: path.join(root, 'e2e') },
    stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        file: 'payments/paying.journey.ts',
        specs: [took(9_000)],
        suites: [{ specs: [took(81_250), took(50)] }],
      },
    ],
  });
  expect(playwright.counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  const [heading, first, second, ...more] = slowestInWords([...vitest.files, ...playwright.files]).split(
    '\n',
  );
  expect([heading, first, second]).toEqual([
    'Slowest files:',
    '   90.3 s  e2e/payments/paying.journey.ts',
    '    2.0 s  apps/api/file-10.test.ts',
  ]);
  expect(more).toHaveLength(8);
});

test('a file that breaks before its tests counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [], name: 'a.test.ts', startTime: 0, endTime: 0 },
  ];
  const { counts } = ofVitest({
    ...{ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    testResults,
  });
  expect(counts.failed).toBe(1);
});
