import { createHash } from 'node:crypto';
import { openPool } from '@serendib/embedded-postgres/testing/open-client';
import type pg from 'pg';
import { insertListing } from '../../apps/api/src/modules/listings/row/insert-listings.queries.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { kinds } from '../../packages/contract/src/listings/kinds/index.ts';

export interface Person {
  id: string;
  token: string;
}

/** Who and what the load is about, besides the invented catalogue. */
export interface World {
  admin: Person;
  owner: Person;
  reviewers: Person[];
  /** Of the owner, who edits it all the time. */
  edited: string;
  /** To be unverified one after the other. */
  fleeting: string[];
  /** Of the invented catalogue: to be read, reviewed and looked at. */
  vehicles: string[];
  pool: pg.Pool;
  close(): Promise<void>;
}

const tokenOf = (name: string) => createHash('sha256').update(name).digest('base64url');

export const fleetingTitle = (number: number) => `Fleeting Van ${number}.`;

export async function makeWorld(url: string): Promise<World> {
  const pool = openPool(url);
  const database = openDatabase({ url, poolSize: 2 });
  const admin = await addPerson(pool, 'admin', 'admin');
  const owner = await addPerson(pool, 'owner');
  const reviewers = await Promise.all(Array.from({ length: 60 }, (_, i) => addPerson(pool, `reviewer ${i}`)));
  let plate = 0;
  const addVehicle = (title: string) => addListing(database, owner.id, title, ++plate);
  const edited = await addVehicle('Edited Van');
  const fleeting: string[] = [];
  for (let number = 0; number < 80; number += 1) fleeting.push(await addVehicle(fleetingTitle(number)));
  const { rows } = await pool.query<{ id: string }>(
    `select id from listings where kind = 'vehicle' and status = 'approved' and is_demo and hidden_at is null`,
  );
  await database.close();
  const vehicles = rows.map(({ id }) => id);
  return { admin, owner, reviewers, edited, fleeting, vehicles, pool, close: () => pool.end() };
}

/** Of an account that is older than a day: what it says is public at once. */
async function addPerson(pool: pg.Pool, name: string, role = 'user'): Promise<Person> {
  const token = tokenOf(name);
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into users (id, user_name, email, role, email_verified_at, created_at)
      values (gen_random_uuid(), $1, $2, $3, now(), now() - interval '90 days') returning id
    ), session as (
      insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), id, $4, 'A benchmark', now(), now(), now() + interval '1 day' from made
    ) select id from made`,
    [
      `Cluster ${name}`,
      `${name.replace(' ', '-')}@cluster.example`,
      role,
      createHash('sha256').update(token).digest(),
    ],
  );
  return { id: rows[0]?.id ?? '', token };
}

const addListing = (database: Database, ownerId: string, title: string, plate: number) =>
  insertListing(database.db, {
    ...{ kind: 'vehicle', status: 'approved', ownerId, isPremium: false, featuredStatus: 'none' },
    details: {
      ...kinds.vehicle.example,
      [kinds.vehicle.title]: title,
      plateNumber: `CP C-${plate}`,
    } as never,
  } as never);
