import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { isAlive } from '@serendib/embedded-postgres/testing';
import { sparingEnvironment } from '../scripts/prepare/node.mjs';
import { environmentOf, untilReady } from '../scripts/prepare/server-process.mjs';
import { serverProgram } from '../scripts/prepare/stamps.mjs';
import { root } from '../scripts/prepare/steps.mjs';
import { createDatabase, startPostgres } from './databases.ts';

export const administrator = { email: 'administrator@example.lk', password: 'Kandy-Road-77' };
const databases = new Map<string, string>();
/** The address of the database behind a server that this process has started, by whichever name that is called. */
export function databaseOf(address: string): string {
  const database = databases.get(new URL(address).port);
  if (!database) throw new Error(`No server that was started here listens at ${address}.`);
  return database;
}
const folderName = /^serendib-e2e-(\d+)-/;

/**
 * Serves the whole product, as `npm start` does, under further `settings`, over a database of its own on the PostgreSQL of
 * all journeys; a journey has nothing to clean up.
 */
export async function startServer(
  settings: Record<string, string> = {},
  demo: 'on' | 'off' = 'on',
  name: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const address = `http://${name}:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), `serendib-e2e-${process.pid}-`));
  const database = await createDatabase(demo);
  databases.set(port, database);
  const server = spawn(process.execPath, [serverProgram()], {
    cwd: root,
    env: environmentOf({
      ...sparingEnvironment,
      PORT: port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      DEMO_DATA: demo,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      OIDC_ISSUER: process.env.E2E_ISSUER,
      GOOGLE_CLIENT_ID: 'serendib',
      GOOGLE_CLIENT_SECRET: 'secret',
      LOG_LEVEL: 'warn',
      STOP_WITH_PARENT: 'yes',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
  });
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(server, 'exit');

  if (!(await untilReady(server, address, 120_000))) {
    server.kill('SIGKILL');
    throw new Error(`The server did not start:\n${said}`);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
    if (/\] (ERROR|FATAL):/.test(said)) throw new Error(`The server logged errors:\n${said}`);
  };
  return { address, stop };
}

/** What Playwright does once before all journeys, and with what is returned after them. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  await removeKilledRuns();
  return startPostgres();
}

async function removeKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const starter = Number(folderName.exec(name)?.[1]);
    if (!starter || (await isAlive(starter))) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
