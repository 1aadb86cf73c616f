import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from './server/left-running.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import { query, startApp, type TrialApp } from './testing/app.ts';
import { type ClusterTemplate, makeClusterTemplate } from './testing/cluster.ts';
import { makeTestFolder } from './testing/folder.ts';

let dataDir: string;
let template: ClusterTemplate;
const servers: EmbeddedPostgres[] = [];
const apps: TrialApp[] = [];
const told: string[] = [];
const lost: string[] = [];

beforeAll(async () => {
  template = await makeClusterTemplate();
});
afterAll(() => template?.remove());
beforeEach(async () => {
  dataDir = await makeTestFolder('serendib-pg-');
  await template.copyTo(dataDir);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const app of apps.splice(0)) {
    if (app.process.exitCode === null && app.process.signalCode === null) await app.end('SIGTERM');
  }
  await rm(dataDir, { recursive: true, force: true });
  told.length = 0;
  lost.length = 0;
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    warn: (message) => told.push(message),
    onLost: (reason) => lost.push(reason.message),
  });
  servers.push(server);
  return server;
}

async function app(): Promise<TrialApp> {
  const started = await startApp(dataDir);
  apps.push(started);
  return started;
}

const answers = (url: string) =>
  query(url, 'select 1 as good').then(
    () => 'answers',
    (error: Error) => error.message,
  );
const processOf = (type: string) => `select pid from pg_stat_activity where backend_type = '${type}'`;

async function pidOf(url: string, type: string): Promise<number> {
  return Number((await query(url, processOf(type)))[0]?.pid);
}

describe('while its app runs, a server', { timeout: 120_000 }, () => {
  test('that was killed is started again, at the same address and with all that was written', async () => {
    const server = await start();
    for (const step of [1, 2]) {
      await query(server.url, `create table step_${step} ()`);
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => server.pid, { timeout: 60_000 }).not.toBe(pid);
      await expect.poll(() => answers(server.url), { timeout: 30_000 }).toBe('answers');
    }
    await query(server.url, 'select from step_1, step_2');
    expect(told.filter((message) => message.includes('is started again'))).toHaveLength(2);
    expect(lost).toEqual([]);

    await expect(startApp(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    const { pid } = server;
    await server.stop();
    expect(await isAlive(pid)).toBe(false);
  });

  test('one of whose processes was killed recovers, stays the app’s, and is left to it meanwhile', async () => {
    const server = await start();
    await query(server.url, 'create table kept ()');
    process.kill(await pidOf(server.url, 'background writer'), 'SIGKILL');
    await expect(startApp(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    await expect.poll(() => told.join(), { timeout: 30_000 }).toContain('has recovered');
    expect(await query(server.url, 'table kept')).toEqual([]);
    expect(lost).toEqual([]);
    await expect(startApp(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test('that cannot be started again is given up after some tries, once and with its own words', async () => {
    const server = await start();
    const control = path.join(dataDir, 'pg/global/pg_control');
    await rename(control, `${control}.away`);
    await writeFile(control, 'broken');
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => lost.length, { timeout: 90_000 }).toBe(1);
    expect(lost[0]).toContain('PostgreSQL did not start');
    expect(told.filter((message) => message.includes('is started again'))).toHaveLength(5);
    await server.stop();
    expect(lost).toHaveLength(1);
  });

  test('that is just being started again is stopped when the app is', async () => {
    const server = await start();
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => told.length, { timeout: 30_000, interval: 5 }).toBe(1);
    await server.stop();
    expect(await answers(server.url)).toContain('ECONNREFUSED');
    expect(await isAlive(server.pid)).toBe(false);
    expect(lost).toEqual([]);
  });
});

describe('an app that was killed leaves behind a server', { timeout: 120_000 }, () => {
  test('that does not come to the end of its shutdown: the next start ends it', async () => {
    const first = await app();
    await query(first.url, 'create table kept ()');
    // Stopped, it answers no order but the last; its server waits for it.
    const stuck = await pidOf(first.url, 'checkpointer');
    process.kill(stuck, 'SIGSTOP');
    process.kill(first.pid, 'SIGINT');
    await expect.poll(() => answers(first.url), { timeout: 10_000 }).toContain('shutting down');
    await first.end('SIGKILL');

    const second = await app();
    expect(await query(second.url, 'table kept')).toEqual([]);
    expect(await isAlive(first.pid)).toBe(false);
    expect(await isAlive(stuck)).toBe(false);
  });

  test('that stands still altogether: the next start ends it', async () => {
    const first = await app();
    await query(first.url, 'create table kept ()');
    process.kill(first.pid, 'SIGSTOP');
    await first.end('SIGKILL');
    const second = await app();
    expect(await query(second.url, 'table kept')).toEqual([]);
    expect(await isAlive(first.pid)).toBe(false);
  });

  test('that was told to stop while it recovered, as PostgreSQL 18 may never do', async () => {
    for (let round = 0; round < 3; round += 1) {
      const first = await app();
      await query(first.url, `create table kept_${round} as select generate_series(1, 300000)`);
      process.kill(await pidOf(first.url, 'background writer'), 'SIGKILL');
      await expect
        .poll(() => answers(first.url), { timeout: 10_000, interval: 1 })
        .toMatch(/recovery|starting up|not yet/);
      process.kill(first.pid, 'SIGINT');
      await first.end('SIGKILL');
    }
    const last = await app();
    const [row] = await query(last.url, 'select count(*)::int as rows from kept_0');
    expect(row).toEqual({ rows: 300_000 });
  });
});

test('a server that recovers when the app is told to stop ends where it stands, and its data is whole', async () => {
  const first = await app();
  await query(first.url, 'create table kept as select generate_series(1, 300000)');
  process.kill(await pidOf(first.url, 'background writer'), 'SIGKILL');
  await expect
    .poll(() => answers(first.url), { timeout: 10_000, interval: 1 })
    .toMatch(/recovery|starting up|not yet/);
  await first.end('SIGTERM');
  expect(first.process.exitCode).toBe(0);
  expect(await isAlive(first.pid)).toBe(false);
  const second = await app();
  expect(await query(second.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 300_000 }]);
}, 60_000);
