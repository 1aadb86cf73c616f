import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../server/left-running.ts';
import { type ClusterTemplate, makeClusterTemplate } from './cluster.ts';
import { makeTestFolder } from './folder.ts';

let template: ClusterTemplate;
let folder: string;
beforeAll(async () => {
  template = await makeClusterTemplate();
  folder = await makeTestFolder('serendib-pg-');
});
afterAll(async () => {
  await template?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** As programs that measure or hunt do: a folder, a PostgreSQL in it, sessions that are asked nothing, and work that does not end. */
const program = `
const [start, signal, open, folder] = ${JSON.stringify([
  new URL('../start.ts', import.meta.url).href,
  new URL('./ended-by-signal.ts', import.meta.url).href,
  new URL('./open-client.ts', import.meta.url).href,
])}.concat(process.argv[1]);
const { rm } = await import('node:fs/promises');
const { startEmbeddedPostgres } = await import(start);
const { endedBySignal } = await import(signal);
endedBySignal(() => rm(folder, { recursive: true }));
const server = await startEmbeddedPostgres({ dataDir: folder });
endedBySignal(() => server.stop());
const { openClient, openPool } = await import(open);
await openClient(server.url);
await openPool(server.url).query('select');
console.log(server.pid);
setInterval(() => {}, 1_000_000);`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a program that %s ends leaves no PostgreSQL running and no folder', async (signal, code) => {
  const own = path.join(folder, signal);
  await mkdir(own);
  await template.copyTo(own);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  expect(await isAlive(pid)).toBe(true);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect(await isAlive(pid)).toBe(false);
  expect(existsSync(own)).toBe(false);
});
