import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, test as base, beforeAll, describe } from 'vitest';
import { isAlive } from './server/left-running.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import { query, startApp, type TrialApp } from './testing/app.ts';
import { type ClusterTemplate, makeClusterTemplate } from './testing/cluster.ts';
import { makeTestFolder } from './testing/folder.ts';

let template: ClusterTemplate;
beforeAll(async () => {
  template = await makeClusterTemplate();
});
afterAll(() => template?.remove());

/** A folder of each test's own, with what was started on it and what that said. */
class Trial {
  readonly dataDir: string;
  readonly told: string[] = [];
  readonly lost: string[] = [];
  readonly #servers: EmbeddedPostgres[] = [];
  readonly #apps: TrialApp[] = [];

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  async start(): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({
      dataDir: this.dataDir,
      warn: (message) => this.told.push(message),
      onLost: (reason) => this.lost.push(reason.message),
    });
    this.#servers.push(server);
    return server;
  }

  async app(): Promise<TrialApp> {
    const started = await startApp(this.dataDir);
    this.#apps.push(started);
    return started;
  }

  async end(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    for (const app of this.#apps) {
      if (app.process.exitCode === null && app.process.signalCode === null) await app.end('SIGTERM');
    }
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

const test = base.extend<{ trial: Trial }>({
  // Vitest reads from the pattern what a fixture needs.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
  trial: async ({}, use) => {
    const dataDir = await makeTestFolder('serendib-pg-');
    await template.copyTo(dataDir);
    const trial = new Trial(dataDir);
    await use(trial);
    await trial.end();
  },
});

const answers = (url: string) =>
  query(url, 'select 1 as good').then(
    () => 'answers',
    (error: Error) => error.message,
  );
const processOf = (type: string) => `select pid from pg_stat_activity where backend_type = '${type}'`;

async function pidOf(url: string, type: string): Promise<number> {
  return Number((await query(url, processOf(type)))[0]?.pid);
}

// What is killed is waited for with patience, seconds in which these tests do nothing: they wait side by side.
describe.concurrent('while its app runs, a server', { timeout: 120_000 }, () => {
  test('that was killed is started again, at the same address and with all that was written', async ({
    trial,
    expect,
  }) => {
    const server = await trial.start();
    for (const step of [1, 2]) {
      await query(server.url, `create table step_${step} ()`);
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => server.pid, { timeout: 60_000 }).not.toBe(pid);
      await expect.poll(() => answers(server.url), { timeout: 30_000 }).toBe('answers');
    }
    await query(server.url, 'select from step_1, step_2');
    expect(trial.told.filter((message) => message.includes('is started again'))).toHaveLength(2);
    expect(trial.lost).toEqual([]);

    await expect(startApp(trial.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    const { pid } = server;
    await server.stop();
    expect(await isAlive(pid)).toBe(false);
  });

  test('one of whose processes was killed recovers, stays the app’s, and is left to it meanwhile', async ({
    trial,
    expect,
  }) => {
    const server = await trial.start();
    await query(server.url, 'create table kept ()');
    process.kill(await pidOf(server.url, 'background writer'), 'SIGKILL');
    await expect(startApp(trial.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    await expect.poll(() => trial.told.join(), { timeout: 30_000 }).toContain('has recovered');
    expect(await query(server.url, 'table kept')).toEqual([]);
    expect(trial.lost).toEqual([]);
    await expect(startApp(trial.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test('that cannot be started again is given up after some tries, once and with its own words', async ({
    trial,
    expect,
  }) => {
    const server = await trial.start();
    const control = path.join(trial.dataDir, 'pg/global/pg_control');
    await rename(control, `${control}.away`);
    await writeFile(control, 'broken');
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => trial.lost.length, { timeout: 90_000 }).toBe(1);
    expect(trial.lost[0]).toContain('PostgreSQL did not start');
    expect(trial.told.filter((message) => message.includes('is started again'))).toHaveLength(5);
    await server.stop();
    expect(trial.lost).toHaveLength(1);
  });

  test('that is just being started again is stopped when the app is', async ({ trial, expect }) => {
    const server = await trial.start();
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => trial.told.length, { timeout: 30_000, interval: 5 }).toBe(1);
    await server.stop();
    expect(await answers(server.url)).toContain('ECONNREFUSED');
    expect(await isAlive(server.pid)).toBe(false);
    expect(trial.lost).toEqual([]);
  });
});

describe.concurrent('an app that was killed leaves behind a server', { timeout: 120_000 }, () => {
  test('that does not come to the end of its shutdown: the next start ends it', async ({ trial, expect }) => {
    const first = await trial.app();
    await query(first.url, 'create table kept ()');
    // Stopped, it answers no order but the last; its server waits for it.
    const stuck = await pidOf(first.url, 'checkpointer');
    process.kill(stuck, 'SIGSTOP');
    process.kill(first.pid, 'SIGINT');
    await expect.poll(() => answers(first.url), { timeout: 10_000 }).toContain('shutting down');
    await first.end('SIGKILL');

    const second = await trial.app();
    expect(await query(second.url, 'table kept')).toEqual([]);
    expect(await isAlive(first.pid)).toBe(false);
    expect(await isAlive(stuck)).toBe(false);
  });

  test('that stands still altogether: the next start ends it', async ({ trial, expect }) => {
    const first = await trial.app();
    await query(first.url, 'create table kept ()');
    process.kill(first.pid, 'SIGSTOP');
    await first.end('SIGKILL');
    const second = await trial.app();
    expect(await query(second.url, 'table kept')).toEqual([]);
    expect(await isAlive(first.pid)).toBe(false);
  });

  test('that was told to stop while it recovered, as PostgreSQL 18 may never do', async ({
    trial,
    expect,
  }) => {
    for (let round = 0; round < 3; round += 1) {
      const first = await trial.app();
      await query(first.url, `create table kept_${round} as select generate_series(1, 300000)`);
      process.kill(await pidOf(first.url, 'background writer'), 'SIGKILL');
      await expect
        .poll(() => answers(first.url), { timeout: 10_000, interval: 1 })
        .toMatch(/recovery|starting up|not yet/);
      process.kill(first.pid, 'SIGINT');
      await first.end('SIGKILL');
    }
    const last = await trial.app();
    const [row] = await query(last.url, 'select count(*)::int as rows from kept_0');
    expect(row).toEqual({ rows: 300_000 });
  });
});

test.concurrent('a server that recovers when the app is told to stop ends where it stands, and its data is whole', async ({
  trial,
  expect,
}) => {
  const first = await trial.app();
  await query(first.url, 'create table kept as select generate_series(1, 300000)');
  process.kill(await pidOf(first.url, 'background writer'), 'SIGKILL');
  await expect
    .poll(() => answers(first.url), { timeout: 10_000, interval: 1 })
    .toMatch(/recovery|starting up|not yet/);
  await first.end('SIGTERM');
  expect(first.process.exitCode).toBe(0);
  expect(await isAlive(first.pid)).toBe(false);
  const second = await trial.app();
  expect(await query(second.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 300_000 }]);
}, 60_000);
