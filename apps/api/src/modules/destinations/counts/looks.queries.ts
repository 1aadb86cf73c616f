import { sql } from 'drizzle-orm';
import { fresh } from '../../../platform/counters/fresh.queries.ts';
import type { Db } from '../../../platform/database/database.ts';

export interface Look {
  destinationId: string;
  /** Hash of who looked at which destination. */
  key: Buffer;
  at: Date;
}

/**
 * Adds what was not counted within the hour before. One statement: all of it holds or none. Keys and places are written
 * in their own order, so that several processes wait for each other instead of blocking each other.
 */
export async function addLooks(db: Db, looks: Look[]): Promise<void> {
  await db.execute(sql`
    with sent as (
      select distinct on (key) key, destination_id, at
      from unnest(
        ${sql.param(looks.map(({ key }) => key))}::bytea[],
        ${sql.param(looks.map(({ destinationId }) => destinationId))}::uuid[],
        ${sql.param(looks.map(({ at }) => at.toISOString()))}::timestamptz[]
      ) look(key, destination_id, at)
      order by key, at
    ),
    ${fresh},
    counted as (
      select destination_id as id, count(*)::int as looks from sent join fresh using (key) group by 1
    ), locked as (
      select id from destinations where id in (select id from counted) order by id for no key update
    )
    update destinations set view_count = view_count + counted.looks
    from locked join counted using (id) where destinations.id = locked.id`);
}
