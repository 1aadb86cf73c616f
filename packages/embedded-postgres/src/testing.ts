import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freeze, isAlive, readPostmaster, thaw, worksIn } from './server/left-running.ts';
import { stopAtOnce } from './server/stop-postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';
import { makeTestFolder, testRoots } from './testing/folder.ts';

export { isAlive, sendSignal } from './server/left-running.ts';

export type TestServer = {
  url: string;
  /** Linux: its sockets stay open and nothing answers, until it is thawed or stopped. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
};
export type TestDatabase = { url: string; name: string; drop(): Promise<void> };

const folderName = /^serendib-test-(\d+)-/;

/** A server whose data may be lost at any moment, and is when it stops. */
export async function startTestServer(): Promise<TestServer> {
  await removeKilledTests();
  const dataDir = await makeTestFolder(`serendib-test-${process.pid}-`);
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // It would look into a template while it is being copied, and change plans in the middle of a test.
      autovacuum: 'off',
      max_connections: '200',
    },
  });
  const cluster = path.join(dataDir, 'pg');
  return {
    url: server.url,
    freeze: () => freeze(cluster, server.pid),
    thaw: () => thaw(cluster),
    stop: async () => {
      await thaw(cluster);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of one's own; with a template a copy of that one, which costs some 30 ms. */
export async function createTestDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    name,
    url: withDatabase(serverUrl, name),
    drop: async () => {
      await onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * Prepares a template once per server, however many test files ask for it at the same time, and gives its name
 * back. `prepare` must have closed its connections when it ends.
 */
export async function ensureTemplate(
  serverUrl: string,
  name: string,
  prepare: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await prepare(withDatabase(serverUrl, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does `work` on a connection of its own, which is closed after it. */
export async function onServer<Answer>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows that one statement gives, over a connection of its own. */
export const rowsOf = (url: string, text: string): Promise<Record<string, unknown>[]> =>
  onServer(url, async (client) => (await client.query(text)).rows);

async function removeKilledTests(): Promise<void> {
  const found = await Promise.all(
    testRoots.map(async (root) => (await readdir(root).catch(() => [])).map((name) => path.join(root, name))),
  );
  for (const dataDir of found.flat()) {
    const starter = Number(folderName.exec(path.basename(dataDir))?.[1]);
    if (!starter || (await isAlive(starter))) continue;
    const cluster = path.join(dataDir, 'pg');
    try {
      const left = await readPostmaster(cluster);
      if (left && (await worksIn(cluster, left.pid))) {
        await thaw(cluster);
        await stopAtOnce(left.pid);
      }
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's; that user's next run sweeps it.
    }
  }
}
