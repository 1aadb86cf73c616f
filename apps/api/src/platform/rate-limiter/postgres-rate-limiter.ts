import { inArray, sql } from 'drizzle-orm';
import { tries } from '../../schema/index.ts';
import type { Db } from '../database/database.ts';
import type { Attempt, Quota, RateLimiter } from './rate-limiter.ts';

export function postgresRateLimiter(db: Db): RateLimiter {
  return {
    take: async (wanted) => {
      // In one order, so that two that share keys wait for each other instead of locking each other out.
      const inOrder = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      try {
        await db.transaction(async (tx) => {
          for (const each of inOrder) await takeOne(tx, each);
        });
        return 0;
      } catch (error) {
        if (error instanceof MustWait) return error.seconds;
        throw error;
      }
    },
    spend: (key, quota) => spendOne(db, key, quota),
    forget: async (keys) => {
      await db.delete(tries).where(inArray(tries.key, keys));
    },
  };
}

/** Thrown so that what was counted for the other keys is taken back. */
class MustWait extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('must wait');
    this.seconds = seconds;
  }
}

/** By the clock as it is now: `now()` is when the transaction began, which may be before another took the key and was done. */
async function takeOne(db: Db, { key, policy }: Attempt): Promise<void> {
  const { free, firstBackoffSeconds, longestBackoffSeconds, forgetSeconds, isWindow } = policy;
  const backoff = (
    count: ReturnType<typeof sql>,
  ) => sql`make_interval(secs => case when ${count} < ${free}::int then 0
    else least(${longestBackoffSeconds}::float8, ${firstBackoffSeconds}::float8 * power(2, least(${count} - ${free}::int, 20))) end)`;
  const isOver = sql`tries.forgotten_at <= now()`;
  const next = sql`(case when ${isOver} then 1 else tries.count + 1 end)`;
  const forget = sql`make_interval(secs => ${forgetSeconds}::float8)`;
  const after = (count: ReturnType<typeof sql>, windowEnd: ReturnType<typeof sql>) => {
    const open = sql`now() + ${backoff(count)}`;
    return isWindow
      ? { open: sql`least(${open}, ${windowEnd})`, forgotten: windowEnd }
      : { open, forgotten: sql`${open} + ${forget}` };
  };
  const begun = after(sql`1`, sql`now() + ${forget}`);
  const more = after(next, sql`(case when ${isOver} then now() + ${forget} else tries.forgotten_at end)`);
  const { rows } = await db.execute(sql`
    insert into tries (key, count, open_at, forgotten_at)
    values (${key}, 1, ${begun.open}, ${begun.forgotten})
    on conflict (key) do update set
      count = ${next}, open_at = ${more.open}, forgotten_at = ${more.forgotten}
      where tries.open_at <= clock_timestamp()
    returning key`);
  if (rows.length > 0) return;
  const found = await db.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from open_at - now()))::int as seconds from tries where key = ${key}`,
  );
  throw new MustWait(Math.max(1, found.rows[0]?.seconds ?? 1));
}

async function spendOne(db: Db, key: string, { most, seconds, count = 1 }: Quota): Promise<number> {
  const end = sql`now() + make_interval(secs => ${seconds}::float8)`;
  const isOver = sql`tries.forgotten_at <= now()`;
  const { rows } = await db.execute(sql`
    insert into tries (key, count, open_at, forgotten_at)
    select ${key}, ${count}::int, now(), ${end} where ${count}::int <= ${most}::int
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else tries.count + excluded.count end,
      forgotten_at = case when ${isOver} then ${end} else tries.forgotten_at end
      where ${isOver} or tries.count + excluded.count <= ${most}::int
    returning key`);
  if (rows.length > 0) return 0;
  const found = await db.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from forgotten_at - now()))::int as seconds from tries where key = ${key}`,
  );
  return Math.max(1, found.rows[0]?.seconds ?? 1);
}
