import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '@serendib/embedded-postgres/testing';
import type { RestartingServer } from '@serendib/embedded-postgres/testing/restarting';
import pg from 'pg';
import type { AppProcess } from './app-process.ts';
import type { Random } from './random.ts';
import type { SmallDisk } from './small-disk.ts';

export const faultNames = [
  'app',
  'app in order',
  'database',
  'database restarts',
  'both',
  'one backend',
  'one connection',
  'all connections',
  'frozen',
  'disk full',
] as const;
export type FaultName = (typeof faultNames)[number];

interface World {
  app: AppProcess;
  database: RestartingServer;
  disk: SmallDisk | undefined;
  random: Random;
}

/** What is done to the app, its database or their disk; each has ended when it returns, and the app comes back by itself. */
export const faults: Record<FaultName, (world: World) => Promise<void>> = {
  app: async ({ app }) => {
    await app.end('SIGKILL');
    app.start();
  },
  'app in order': async ({ app }) => {
    await app.end('SIGTERM');
    app.start();
  },
  database: async ({ database, random }) => {
    await database.kill();
    await sleep(random.below(400));
    await database.up();
  },
  'database restarts': async ({ database, random }) => {
    await database.down();
    await sleep(random.below(400));
    await database.up();
  },
  both: async ({ app, database, random }) => {
    const killed = [app.end('SIGKILL'), sleep(random.below(50)).then(() => database.kill())];
    await Promise.all(killed);
    await database.up();
    app.start();
  },
  'one backend': async ({ database, random }) => {
    const pid = await oneOf(database, random);
    if (pid) sendSignal(pid, 'SIGKILL');
  },
  'one connection': async ({ database, random }) => {
    const pid = await oneOf(database, random);
    if (pid) await ask(database, `select pg_terminate_backend(${pid})`);
  },
  'all connections': async ({ database }) => {
    await ask(database, `select pg_terminate_backend(pid) from pg_stat_activity where ${ofApp}`);
  },
  frozen: async ({ database, random }) => {
    await database.freeze();
    await sleep(500 + random.below(2_500));
    await database.thaw();
  },
  'disk full': async ({ database, disk, random }) => {
    if (!disk) throw new Error('There is no disk that could be filled.');
    disk.fill();
    await sleep(500 + random.below(1_500));
    disk.makeRoom();
    // PostgreSQL ends where it cannot write its log, and does not come back by itself while there is no room.
    if (!(await answers(database))) {
      await database.kill();
      await database.up();
    }
  },
};

const ofApp = `application_name like 'serendib%' or application_name like 'graphile%'`;

async function oneOf(database: RestartingServer, random: Random): Promise<number | undefined> {
  const rows = await ask(database, `select pid from pg_stat_activity where ${ofApp} order by pid`);
  return rows.length > 0 ? (random.of(rows).pid as number) : undefined;
}

export async function ask(
  { url }: Pick<RestartingServer, 'url'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(text, values);
    return Array.isArray(rows) ? rows : [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether it does within five seconds, in which it may recover. */
async function answers(database: RestartingServer): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const isThere = await ask(database, 'select 1').then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await sleep(250);
  }
  return false;
}
