import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@serendib/embedded-postgres/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { killAll, startServer } from '../testing/running-server.ts';

let dataDir: string;
let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-unhandled-'));
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await killAll();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs in the server's process before it begins: signals break something there. */
const breaking = `
process.on('SIGUSR2', () => void Promise.reject(new Error('forgotten')));
process.on('SIGPIPE', () => { throw new Error('thrown'); });`;

describe.skipIf(!isBuilt())('what nothing handles (needs the pages built)', () => {
  test('a rejected promise is logged and ends nothing; what is thrown ends all in order', async () => {
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(breaking)}`,
    });
    for (let times = 1; times <= 3; times++) {
      server.child.kill('SIGUSR2');
      await expect.poll(() => server.output().match(/nothing handled it/g)?.length).toBe(times);
    }
    await expect.poll(() => server.output()).toContain('forgotten');
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
    expect((await fetch(`${server.origin}/about`)).status).toBe(200);

    const exit = once(server.child, 'exit');
    server.child.kill('SIGPIPE');
    expect(await exit).toEqual([1, null]);
    await expect.poll(() => server.output()).toContain('thrown');
  });

  test('a log that is read no more ends nothing', async () => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'info' });
    // A line of the log comes a moment after the answer that it is about.
    await expect.poll(() => server.output()).toContain('/api/ready');
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    for (let asked = 0; asked < 5; asked++) {
      expect((await fetch(`${server.origin}/api/destinations?limit=1`)).status).toBe(200);
    }
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
});
