import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../prepare/steps.mjs';

test('where there is no browser the journeys alone have failed, and what needs none is run', {
  timeout: 400_000,
}, async () => {
  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/test.mjs', 'docs', 'journeys'],
      { cwd: root, env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' } },
      (error, stdout, stderr) => resolve(`${stdout}${stderr}ended with ${error?.code}`),
    );
  });
  expect(said).toContain('✗ CHROMIUM_PATH names /nowhere/chromium, which is not there.\n');
  expect(said).toMatch(/^[✓✗] docs /m);
  expect(said).toMatch(/^✗ (docs, )?journeys \(/m);
  expect(said).toContain('ended with 1');
});
