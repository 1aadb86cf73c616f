import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { destinations, districts, provinces } from '../../schema/index.ts';

/** Every column as it was about to be inserted, but those that stay. */
function asInserted(table: PgTable, ...staying: string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !staying.includes(key));
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]));
}

/** Without what a row has besides the table's columns. */
function onlyColumns<Row extends object>(table: PgTable, rows: Row[]): Row[] {
  const names = new Set(Object.keys(getTableColumns(table)));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => names.has(key))) as Row);
}

export async function upsertProvinces(db: Db, rows: (typeof provinces.$inferInsert)[]): Promise<void> {
  await db
    .insert(provinces)
    .values(rows)
    .onConflictDoUpdate({ target: provinces.name, set: asInserted(provinces, 'name') });
}

export async function upsertDistricts(db: Db, rows: (typeof districts.$inferInsert)[]): Promise<void> {
  await db
    .insert(districts)
    .values(onlyColumns(districts, rows))
    .onConflictDoUpdate({ target: districts.name, set: asInserted(districts, 'name') });
}

const keptByDestinations = [
  'id',
  'slug',
  'image',
  'images',
  'ratingHundredths',
  'reviewCount',
  'viewsBeforehand',
  'viewCount',
  'popularOrder',
  'version',
  'createdAt',
];

/** What a person added, or edited so that its version moved on, stays; so does what says the same already. */
export async function upsertDestinations(db: Db, rows: DestinationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(destinations)
    .values(onlyColumns(destinations, rows))
    .onConflictDoUpdate({
      target: destinations.slug,
      set: asInserted(destinations, ...keptByDestinations),
      setWhere: sql`${destinations.version} = 1 and ${destinations.deletedAt} is null and ${destinations.details} ->> 'imported' is not null
        and ${destinations.details} ->> 'imported' is distinct from excluded.details ->> 'imported'`,
    });
}

/** Our own order of places holds also of those that a person edited. */
export async function rankDestinations(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  await db.execute(sql`
    update destinations set views_beforehand = ranked.views
    from unnest(${sql.param([...views.keys()])}::text[], ${sql.param([...views.values()])}::int[]) as ranked(slug, views)
    where destinations.slug = ranked.slug and views_beforehand <> ranked.views`);
}

type Search = { search: SQL<string> };
export type DestinationRow = Omit<typeof destinations.$inferInsert, 'search'> & Search;
