import { sql } from 'drizzle-orm';
import { atMostEvery, Impaired } from '../impaired.ts';
import type { Db } from './database.ts';
import { shortageOf } from './reason.ts';

const probeEvery = 10_000;

/** Throws while the database cannot be written to: away, only to be read, or without room. */
export function checkDatabase(db: Db): () => Promise<void> {
  const hasRoom = atMostEvery(probeEvery, () => writeTemporarily(db));
  return async () => {
    const { rows } = await db.execute<{ is: string }>(
      sql`select current_setting('transaction_read_only') as is`,
    );
    if (rows[0]?.is === 'on') throw new Impaired('away', 'The database can only be read.');
    await hasRoom();
  };
}

/**
 * More rows than the memory that they are given, which PostgreSQL writes into a temporary file beside its data: that
 * fails on a full disk, where a row of a table may still find room in a page that is there.
 */
async function writeTemporarily(db: Db): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '64kB'`);
      await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
    });
  } catch (error) {
    if (shortageOf(error)?.isRoom)
      throw new Impaired('away', 'The database has no room left.', { cause: error });
    throw error;
  }
}
