import type { Client } from 'pg';
import { unbounded } from '../../platform/database/with-client.ts';
import type { About, Ending } from './about.ts';

/** What the tables of a database are, read from PostgreSQL's own catalog: a new table is in the next backup by itself. */

/** So that the words of a value, over which sums are made, are the same on every server. */
export const plainSession = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; ${unbounded}`;

type Table = About['tables'][number];

/** Of minutes and hours, and of no use after a restore: what tells of visitors is kept no longer for a backup. */
const passing = ['passkey_challenges', 'recently_counted', 'tries'];

/** Columns that PostgreSQL works out by itself are not written down. */
export async function findTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`,
    [passing],
  );
  return rows;
}

export async function findSequences(client: Client): Promise<About['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    found.push({ name, ...states[0] });
  }
  return found;
}

export async function sumsOf(client: Client, tables: readonly Table[]): Promise<Ending['tables']> {
  const sums: Ending['tables'] = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text as sum
       from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) r`,
    );
    sums[name] = rows[0];
  }
  return sums;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const copyOut = ({ name, columns }: Table) =>
  `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`;
export const copyIn = ({ name, columns }: Table) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;

/** What stands in the way of rows that come in any order, and what puts it back; indexes are also faster made at the end. */
export async function findObstacles(client: Client): Promise<{ away: string[]; back: string[] }> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back, 2 as rank
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select format('alter table %s disable trigger user', oid::regclass), format('alter table %s enable trigger user', oid::regclass), 3
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relhastriggers
    order by 3`);
  return {
    // Foreign keys lean on unique indexes: they go first and come back last.
    away: rows.map(({ away }) => away).reverse(),
    back: rows.map(({ back }) => back),
  };
}
