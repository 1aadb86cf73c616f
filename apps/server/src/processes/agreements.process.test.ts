import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertListing } from '@serendib/api/modules/listings/row/insert-listings.queries';
import { type Database, openDatabase } from '@serendib/api/platform/database/database';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import { signInPerson } from '@serendib/api/testing/sign-in-person';
import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { kill, killAll, type RunningServer, startServer } from '../testing/running-server.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server.ts';

let dataDir: string;
let postgres: { url: string; drop(): Promise<void> };
let database: Database;
let post: SmtpServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-agreements-'));
  post = await startSmtpServer();
  postgres = await createMigratedDatabase();
  database = openDatabase({ url: postgres.url, poolSize: 2 });
});
afterAll(async () => {
  await killAll();
  post?.close();
  await database?.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.db.execute<Row>(query)).rows;
const soon = (days: number) => dayAfter(dayOf(new Date()), days);

async function person(name: string) {
  const { id, headers } = await signInPerson(database.db, {
    userName: name,
    email: `${name}@example.lk`,
  });
  return { id, name, headers };
}
type Person = Awaited<ReturnType<typeof person>>;

const send = (server: RunningServer, call: string, { headers }: Person, body: object = {}) =>
  fetch(`${server.origin}/api/inquiries${call}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const van = (ownerId: string) =>
  insertListing(database.db, {
    ...{ kind: 'vehicle', status: 'approved', ownerId },
    details: { ...kinds.vehicle.example, plateNumber: randomBytes(6).toString('hex') },
  } as never);

interface Offered {
  id: string;
  offerId: string;
  traveller: Person;
}
/** A question of a traveller and the offer that stands for it. */
async function offered(
  server: RunningServer,
  { traveller, partner, listing, day }: { traveller: Person; partner: Person; listing: string; day: string },
): Promise<Offered> {
  const asked = await send(server, '', traveller, {
    ...{
      itemIds: [{ kind: 'vehicle', _id: listing }],
      from: day,
      to: day,
      adults: 2,
      message: 'Is it free?',
    },
  });
  expect(asked.status).toBe(201);
  const id = ((await asked.json()) as { threads: { _id: string }[] }).threads[0]?._id ?? '';
  const made = await send(server, `/${id}/offers`, partner, {
    lines: [{ label: 'Van with driver', quantity: 1, unit: 'day', unitPrice: 15_000 }],
    ...{ cancellation: { freeUntilDays: 7 }, validUntil: soon(5) },
  });
  expect(made.status).toBe(201);
  return { id, offerId: ((await made.json()) as { _id: string })._id, traveller };
}
const accept = (server: RunningServer, { id, offerId, traveller }: Offered) =>
  send(server, `/${id}/offers/${offerId}/accept`, traveller);

/** How many mails a person had. */
const mailsTo = (name: string): number =>
  post.taken.filter((mail) => new RegExp(`^To:.*\\b${name}@example\\.lk`, 'im').test(mail)).length;
const allSent = () =>
  expect
    .poll(() => rows(sql`select id from graphile_worker._private_jobs where attempts < max_attempts`), {
      timeout: 60_000,
    })
    .toEqual([]);

describe.skipIf(!isBuilt())(
  'agreements in two processes (needs the pages built)',
  { timeout: 300_000 },
  () => {
    test('of twenty who accept one day in both at once one has it; kill -9 while ten are written loses and doubles nothing', async () => {
      const settings = {
        ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, RATE_LIMIT: 'off' },
        MAIL_URL: `smtp://127.0.0.1:${post.port}`,
      };
      const first = await startServer(settings);
      const second = await startServer({ ...settings, DATA_DIR: path.join(dataDir, 'second') });
      const partner = await person('nimal');
      const travellers = await Promise.all(Array.from({ length: 20 }, (_, at) => person(`traveller${at}`)));

      const [wanted, other] = [await van(partner.id), await van(partner.id)];
      // Questions come one after the other: what is tried here is how they end.
      const same: Offered[] = [];
      for (const [at, traveller] of travellers.entries())
        same.push(
          await offered(at % 2 ? first : second, { traveller, partner, listing: wanted, day: soon(30) }),
        );
      const replies = await Promise.all(same.map((one, at) => accept(at % 2 ? second : first, one)));
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      for (const reply of replies.filter(({ status }) => status === 409))
        expect(((await reply.json()) as { error: string }).error).toMatch(/^[A-Z].*\.$/);
      const agreed = () => rows<{ n: number }>(sql`select count(*)::int as n from agreements`);
      expect(await agreed()).toEqual([{ n: 1 }]);

      const ten: Offered[] = [];
      for (const [at, traveller] of travellers.filter((_, number) => number < 10).entries())
        ten.push(await offered(second, { traveller, partner, listing: other, day: soon(40 + at) }));
      // Mails of what was asked are on their way; none is held in the process that ends.
      await allSent();
      post.taken.length = 0;
      const lock = openDatabase({ url: postgres.url, poolSize: 1 });
      const waiting = () =>
        rows<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
      let letGo = () => {};
      const locked = Promise.withResolvers<void>();
      const held = lock.db.transaction(async (tx) => {
        await tx.execute(sql`lock table agreements in share mode`);
        locked.resolve();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
      await locked.promise;
      const unheard = ten.map((one) => accept(first, one).catch(() => 'gone'));
      await expect.poll(async () => (await waiting())[0]?.n ?? 0, { timeout: 60_000 }).toBeGreaterThan(3);
      await kill(first.child);
      expect(await Promise.all(unheard)).toEqual(ten.map(() => 'gone'));
      letGo();
      await held;
      await lock.close();
      await expect.poll(async () => (await waiting())[0]?.n).toBe(0);
      expect(await agreed()).toEqual([{ n: 1 }]);
      const of = sql.join(
        ten.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      );
      const standing = () =>
        rows(sql`select status, count(*)::int as n, (select count(*)::int from calendar_spans
        where source = 'agreement' and from_id in (${of})) as days from inquiries where id in (${of}) group by 1`);
      expect(await standing()).toEqual([{ status: 'offered', n: 10, days: 0 }]);

      // Each presses again, twice: the other process writes each once.
      const again = await Promise.all(ten.flatMap((one) => [accept(second, one), accept(second, one)]));
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
      expect(await agreed()).toEqual([{ n: 11 }]);
      expect(await standing()).toEqual([{ status: 'agreed', n: 10, days: 10 }]);
      await allSent();
      for (const { traveller } of ten) expect(mailsTo(traveller.name), traveller.name).toBe(1);
      expect(mailsTo('nimal')).toBe(10);
    });
  },
);
