import cluster from 'node:cluster';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FirstAdministrator } from '@serendib/api/modules/accounts/index';
import { makeLog } from '@serendib/api/platform/log';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Primary, WorkerFailed } from './primary.ts';

/** A worker that does as the file beside it says when it begins: `serve`, `fail`, `hesitate` until it is told to end, or `alone`: only the first serves. */
const workerSource = `
  import { readFileSync } from 'node:fs';
  process.on('message', ({ type, assignment }) => {
    if (type === 'drain' || type === 'stop') process.exit(0);
    if (type !== 'begin') return;
    const wanted = readFileSync(new URL('wanted', import.meta.url), 'utf8');
    if (wanted === 'fail' || (wanted === 'alone' && assignment.number > 1)) process.exit(1);
    if (wanted === 'hesitate') return;
    process.send({ type: 'prepared', administrator: { email: 'first@serendib.example' } });
    process.send({ type: 'ready' });
  });`;

let folder: string;
let primary: Primary;
let lines: string[];
let told: (FirstAdministrator | undefined)[];
const stopping = { asked: false, stop: async () => undefined };
const nextWorkers = (wanted: 'serve' | 'fail' | 'hesitate' | 'alone') =>
  writeFile(path.join(folder, 'wanted'), wanted);
const makePrimary = (size: number, log: FastifyBaseLogger) => {
  told = [];
  const onPrepared = (administrator: FirstAdministrator | undefined) => void told.push(administrator);
  return new Primary({ size, databaseUrl: '', poolSize: 1, stopping, log, onPrepared });
};
const living = () => Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid);
const said = (words: string) => lines.filter((line) => line.includes(words)).length;
/** The only worker ends so often that the gap before its next replacement is a second. */
async function endUntilGap() {
  const isGone = () => expect.poll(living, { interval: 5 }).toEqual([]);
  for (const times of [1, 2]) {
    const [worker] = Object.values(cluster.workers ?? {});
    worker?.process.kill('SIGKILL');
    await expect.poll(() => said('serves again'), { interval: 5 }).toBe(times);
  }
  Object.values(cluster.workers ?? {})[0]?.process.kill('SIGKILL');
  await isGone();
}
const afterGap = () => wait(1_300);

const { execPath } = process;
const allowForks = () => {
  process.execPath = execPath;
  delete process.env.SERENDIB_TOO_LARGE;
};
/** Two ways in which the system refuses a process: Node tells of the first by an event, and throws the other. */
const refusals = [
  ['which is told by an event', () => Object.assign(process, { execPath: path.join(folder, 'away') })],
  ['which is thrown', () => Object.assign(process.env, { SERENDIB_TOO_LARGE: 'x'.repeat(2 ** 21) })],
] as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-primary-'));
  await writeFile(path.join(folder, 'worker.mjs'), workerSource);
  cluster.setupPrimary({ exec: path.join(folder, 'worker.mjs'), execArgv: [], args: [] });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  lines = [];
  stopping.asked = false;
  const log = makeLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  primary = makePrimary(1, log);
  await nextWorkers('serve');
  await primary.start();
});
afterEach(async () => {
  allowForks();
  stopping.asked = true;
  await primary.stop();
});

test('the administrator of a start is told also where it fails, as its other workers do not come to serve', async () => {
  await nextWorkers('alone');
  const failing = makePrimary(2, makeLog({ level: 'silent' }));
  await expect(failing.start()).rejects.toThrow(WorkerFailed);
  expect(told).toEqual([{ email: 'first@serendib.example' }]);
  stopping.asked = true;
  await failing.stop();
});

test('a restart while a worker waits to be replaced leaves one in its place, which the next restart renews', async () => {
  await endUntilGap();
  await primary.restart();
  const [renewed] = living();
  await afterGap();
  expect(living()).toEqual([renewed]);
  await primary.restart();
  expect(living()).toHaveLength(1);
  expect(living()).not.toContain(renewed);
});

test('a worker that came by a restart is replaced as any other, also while the gap of one before it lasts', async () => {
  await endUntilGap();
  await primary.restart();
  const [renewed] = Object.values(cluster.workers ?? {});
  renewed?.process.kill('SIGKILL');
  await expect.poll(() => said('serves again')).toBe(3);
  await afterGap();
  expect(living()).toHaveLength(1);
});

test('a restart that fails while a worker waits to be replaced leaves it to that wait alone', async () => {
  await endUntilGap();
  await nextWorkers('fail');
  await primary.restart();
  expect(said('The workers are not restarted')).toBe(1);
  await nextWorkers('serve');
  await expect.poll(() => said('serves again')).toBe(3);
  await afterGap();
  expect(living()).toHaveLength(1);
});

test('a restart while a replacement starts takes its place, and no other is started', async () => {
  await nextWorkers('hesitate');
  const [first] = Object.values(cluster.workers ?? {});
  first?.process.kill('SIGKILL');
  await expect.poll(() => said('another takes its place')).toBe(1);
  await nextWorkers('serve');
  await primary.restart();
  const [renewed] = living();
  await afterGap();
  expect(living()).toEqual([renewed]);
});

test.each(refusals)(
  'a worker that the system starts no process for, %s, is tried again until it does',
  async (_, refuseForks) => {
    const [first] = Object.values(cluster.workers ?? {});
    refuseForks();
    first?.process.kill('SIGKILL');
    await expect.poll(() => said('does not come to serve; it is tried again')).toBeGreaterThan(1);
    expect(said('Worker 1 cannot be started')).toBeGreaterThan(1);
    allowForks();
    await expect.poll(() => said('serves again'), { timeout: 3_000 }).toBe(1);
    expect(living()).toHaveLength(1);
  },
);

test.each(refusals)(
  'a restart that the system starts no process for, %s, leaves the former worker, which is replaced when it ends',
  async (_, refuseForks) => {
    const [former] = Object.values(cluster.workers ?? {});
    refuseForks();
    await primary.restart();
    expect(said('The workers are not restarted')).toBe(1);
    expect(former?.isDead()).toBe(false);
    allowForks();
    former?.process.kill('SIGKILL');
    await expect.poll(() => said('serves again')).toBe(1);
    expect(living()).toHaveLength(1);
  },
);
