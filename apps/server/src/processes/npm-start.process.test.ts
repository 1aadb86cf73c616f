import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { makeTestFolder } from '@serendib/embedded-postgres/testing/folder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { environmentOf, hasEnded, untilReady } from '../../../../scripts/prepare/server-process.mjs';
import { isBuilt, isInstalled } from '../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../scripts/prepare/steps.mjs';
import { childOf, childrenOf, killGroup, numberOf, processesOf } from '../testing/linux-processes.ts';

// Installing or building in the middle of a test would take its own ground away.
const isReady = isInstalled() && isBuilt();
let dataDir: string;
/** With the database that the first start of all left behind, which the other tests begin with. */
let kept: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  kept = await makeTestFolder('serendib-kept-');
});
afterAll(() => rm(kept, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await makeTestFolder('serendib-start-');
  if (existsSync(path.join(kept, 'pg'))) copyCluster(kept, dataDir);
  port = await freePort();
});
afterEach(async () => {
  for (const npm of started.splice(0)) if (!hasEnded(npm)) npm.kill('SIGTERM');
  await expect.poll(() => processesOf(dataDir), { timeout: 60_000 }).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});

type Started = { npm: ChildProcess; launcher: () => number; app: () => number; output: () => string };

/** `npm start` in a process group of its own, as a terminal would; resolves when pages are served. */
async function npmStart(...options: string[]): Promise<Started> {
  const npm = spawn('npm', ['start', '--', ...options], {
    cwd: root,
    detached: true,
    env: environmentOf({ PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'off' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(npm);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  npm.stdout.on('data', keep);
  npm.stderr.on('data', keep);
  const isReady = await untilReady(npm, `http://127.0.0.1:${port}`, 180_000);
  expect(isReady || hasEnded(npm), text).toBe(true);
  const launcher = () => childOf(numberOf(npm.pid), 'start.mjs');
  return { npm, launcher, app: () => childOf(launcher(), 'main.js'), output: () => text };
}

describe.skipIf(process.platform !== 'linux' || !isReady)(
  'npm start (needs Linux’ /proc, and what npm test prepares)',
  { timeout: 500_000 },
  () => {
    test('SIGINT to npm stops all of it in order', async () => {
      const { npm } = await npmStart();
      await endsInOrder(npm, () => npm.kill('SIGINT'));
      copyCluster(dataDir, kept);
    });

    test('a second start on the same folder says who holds it, and disturbs nobody; Ctrl-C, which reaches every process at once, stops the first in order', async () => {
      const first = await npmStart();
      const portOfFirst = port;
      port = await freePort();
      const second = await npmStart();
      expect(second.npm.exitCode).toBe(1);
      expect(second.output()).toContain(`in use by process ${first.app()}`);
      port = portOfFirst;
      expect(await isServed()).toBe(true);

      await endsInOrder(first.npm, () => process.kill(-numberOf(first.npm.pid), 'SIGINT'));
    });

    test('Ctrl-C ends a primary with its workers in order, and each of them before the database', async () => {
      const { npm, app, output } = await npmStart('--workers', '2');
      await expect.poll(output, { timeout: 60_000 }).toContain('Serendib is open');
      expect(childrenOf(app(), 'main.js').length).toBe(2);
      process.kill(-numberOf(npm.pid), 'SIGINT');
      await once(npm, 'exit');
      await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);
      expect(existsSync(path.join(dataDir, 'pg/postmaster.pid'))).toBe(false);
      expect(output()).not.toContain('takes its place');
    });

    test('when npm or the launcher is killed, the rest ends by itself', async () => {
      const first = await npmStart();
      first.npm.kill('SIGKILL');
      await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);

      const second = await npmStart();
      process.kill(second.launcher(), 'SIGKILL');
      await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);
      expect(existsSync(path.join(dataDir, 'pg/postmaster.pid'))).toBe(false);
    });

    test('when all of it is killed but PostgreSQL, the next start takes that over, and SIGTERM to npm stops it in order', async () => {
      const first = await npmStart();
      killGroup(numberOf(first.npm.pid));
      await once(first.npm, 'exit');
      expect(processesOf(dataDir)).not.toEqual([]);

      const second = await npmStart();
      expect(second.output()).toContain('left running');
      expect(await isServed()).toBe(true);
      await endsInOrder(second.npm, () => second.npm.kill('SIGTERM'));
    });
  },
);

async function endsInOrder(npm: ChildProcess, stop: () => unknown): Promise<void> {
  const ended = once(npm, 'exit');
  stop();
  await ended;
  await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);
  expect(existsSync(path.join(dataDir, 'pg/postmaster.pid'))).toBe(false);
}

/** With its owner, as whom PostgreSQL runs. */
const copyCluster = (from: string, to: string) => execFileSync('cp', ['-a', path.join(from, 'pg'), to]);

async function isServed(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}
