import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteUnusedImages } from '@serendib/api/modules/media/media.service';
import { openDatabase } from '@serendib/api/platform/database/database';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { type RestartingServer, startRestartingServer } from '@serendib/embedded-postgres/testing/restarting';
import type pg from 'pg';
import sharp from 'sharp';
import { type SmtpServer, startSmtpServer } from '../smtp-server.ts';
import { AppProcess } from './app-process.ts';
import { ask } from './faults.ts';
import { countJobs, logJobs } from './job-log.ts';
import { Ledger } from './ledger.ts';
import { addPeople } from './people.ts';
import { seeded } from './random.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { lostPhotos, verdictOn } from './verdict.ts';
import { Writer } from './writer.ts';

/** An app, its database, disk and mail server, in which several write all kinds of things. */
export interface World {
  app: AppProcess;
  database: RestartingServer;
  disk: SmallDisk | undefined;
  post: SmtpServer;
  ledger: Ledger;
  targets: string[];
  begin(): void;
  /** Lets what was begun come to its end, and compares what was acknowledged with what is there. */
  finish(): Promise<{ wrong: string[]; swept: number; jobs: number }>;
  end(): Promise<void>;
}

const people = 12;
const targets = 5;
const roomMb = 700;

export async function openWorld(seed: number, writers: number): Promise<World> {
  const post = await startSmtpServer();
  const disk = mountSmallDisk(tmpdir(), roomMb);
  const folder = disk?.folder ?? (await mkdtemp(path.join(tmpdir(), 'serendib-chaos-')));
  const media = path.join(folder, 'media');
  let app: AppProcess | undefined;
  let database: RestartingServer | undefined;
  const end = endedBySignal(async () => {
    await app?.end('SIGKILL');
    await database?.stop();
    post.close();
    if (disk) disk.remove();
    else await rm(folder, { recursive: true, force: true });
  });
  try {
    await mkdir(path.join(folder, 'database'));
    database = await startRestartingServer(path.join(folder, 'database'), { max_wal_size: '64MB' });
    const { url } = database;
    app = new AppProcess(await freePort(), {
      ...{ DATA_DIR: folder, DATABASE_URL: url, MAIL_URL: `smtp://127.0.0.1:${post.port}` },
      ...{ PAYHERE_MODE: 'simulator', RATE_LIMIT: 'off', DEMO_DATA: 'off', LOG_LEVEL: 'warn' },
      ...{ ADMIN_EMAIL: 'admin@example.lk', ADMIN_PASSWORD: 'Kandy-Lake-7' },
    });
    app.start();
    await app.ready();
    await untilDone(url);
    await logJobs(url);
    post.taken.length = 0;

    const ledger = new Ledger();
    const client = await openClient(url);
    const known = await addPeople(client, people);
    const items = await addTargets(app, known[0]?.token ?? '', client);
    await client.end();
    const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c8442b' } })
      .jpeg()
      .toBuffer();
    const { origin } = app;
    const all = Array.from({ length: writers }, (_, number) => {
      const own = known.filter((_, index) => index % writers === number);
      const random = seeded(seed * 100 + number);
      return new Writer({ ...{ origin, ledger, random, people: own, photo, number }, targets: items });
    });
    let working: Promise<unknown> = Promise.resolve();
    return {
      ...{ app, database, disk, post, ledger, targets: items, end },
      begin: () => {
        working = Promise.all(all.map((writer) => writer.work()));
      },
      finish: async () => {
        for (const writer of all) writer.stop();
        await working;
        await untilDone(url);
        const wrong = await lostPhotos({ url, media, ledger });
        const swept = await deleteUnused(url, media);
        wrong.push(...(await verdictOn({ url, media, ledger, mails: post.taken })));
        return { swept, wrong, jobs: await countJobs(url) };
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Vehicles that are live, for others to review and to ask about. */
async function addTargets({ origin }: AppProcess, token: string, client: pg.Client): Promise<string[]> {
  for (let number = 0; number < targets; number += 1) {
    const reply = await fetch(`${origin}/api/vehicles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...kinds.vehicle.example, plateNumber: `CP ZZ-${1000 + number}` }),
    });
    if (reply.status !== 201)
      throw new Error(`A vehicle was answered ${reply.status}: ${await reply.text()}`);
  }
  // Others write of them, not who owns them.
  const { rows } = await client.query<{ id: string }>(
    `update listings set status = 'approved', approved_at = now(), reviewed_at = now(),
      owner_id = (select id from users where email = 'admin@example.lk') returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Until no mail waits: one whose try failed is tried again some seconds later. */
async function untilDone(url: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
    const [left] = await ask(
      { url },
      `select count(*)::int as n from graphile_worker.jobs
        where attempts < max_attempts and (task_identifier in ('mail', 'inquiries:tell') or locked_at is not null or run_at <= now())`,
    );
    if (left?.n === 0) return;
  }
}

/** What is done a day later with pictures that nothing uses: here at once. Says how many went. */
async function deleteUnused(url: string, media: string): Promise<number> {
  const database = openDatabase({ url, poolSize: 2 });
  const count = async () => Number((await ask({ url }, 'select count(*)::int as n from pictures'))[0]?.n);
  try {
    const before = await count();
    const clock = () => new Date(Date.now() + 3 * 24 * 3_600_000);
    await deleteUnusedImages({ db: database.db, storage: openStorage({ folder: media }), clock });
    return before - (await count());
  } finally {
    await database.close();
  }
}
