import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/api/src/platform/database/database.ts';

/** What a catalogue has that can be asked for. */
export interface Contents {
  ids: Record<string, string[]>;
  words: Record<'common' | 'middle' | 'rare', Record<string, string[]>>;
  people: { id: string; name: string; email: string }[];
  reviewed: { kind: string; id: string }[];
  parts: string[];
  owners: string[];
}

const sampled = 60;

export async function readContents(db: Db): Promise<Contents> {
  const ids: Contents['ids'] = {};
  const words: Contents['words'] = { common: {}, middle: {}, rare: {} };
  const column = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ one: string }>(query)).rows.map(({ one }) => one);
  for (const kind of Object.keys(kinds)) {
    ids[kind] =
      await column(sql`select id as one from listings tablesample system (${2}) where kind = ${kind} and status = 'approved'
      and hidden_at is null limit ${sampled}`);
    if (ids[kind].length === 0)
      ids[kind] = await column(
        sql`select id as one from listings where kind = ${kind} and status = 'approved' and hidden_at is null limit ${sampled}`,
      );
    const share = (from: number, to: number) =>
      column(sql`select word as one from (select distinct on (word) word from vocabulary,
          (select count(*) as n from listings where kind = ${kind}) counted
        where kind = ${kind} and word ~ '^[a-z]{5,12}$' and listings between ${from}::float8 * n and ${to}::float8 * n) found
        order by md5(word) limit ${sampled}`);
    words.common[kind] = await share(0.05, 1);
    words.middle[kind] = await share(0.002, 0.02);
    words.rare[kind] =
      await column(sql`select word as one from vocabulary where kind = ${kind} and word ~ '^[a-z]{5,12}$'
      and listings <= 20 order by md5(word) limit ${sampled}`);
  }
  const { rows: people } = await db.execute<Contents['people'][number]>(sql`
    select id, user_name as name, email from users order by md5(id::text) limit ${sampled}`);
  const { rows: reviewed } = await db.execute<Contents['reviewed'][number]>(sql`
    select item_type as kind, item_id as id from reviews where item_type <> 'destination' order by id desc limit ${sampled}`);
  const owners = await column(
    sql`select owner_id as one from listings where owner_id is not null order by id desc limit ${sampled}`,
  );
  return { ids, words, people, reviewed, owners, parts: [] };
}
