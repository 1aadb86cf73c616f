import type { KindName } from '@serendib/contract/listings/kind';
import { and, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { wordsAsSpelt } from '../../../platform/search/asked-words.ts';
import { isCalled, users } from '../../../schema/index.ts';

/** Whose a listing may be by what was typed: accounts, and the listings that name a person so. */
export interface People {
  owners: string[];
  named: SQL | undefined;
}
export const nobody: People = { owners: [], named: undefined };

/** Who is looked for among more has to type on. */
const mostOwners = 1000;
/** Shorter parts are in most names, and the index has nothing to say of them. */
const shortest = 3;
/** Of fewer the plan is told each one: what it guesses of words that are rare makes it read a whole list. */
const mostNamed = 500;

export async function findPeople(
  db: Db,
  kind: KindName,
  typed: string,
  words: string | undefined,
): Promise<People> {
  const [owners, named] = await Promise.all([
    findOwnersCalled(db, typed),
    words && findNamed(db, kind, words),
  ]);
  return { owners, named: named || undefined };
}

/** The newest first. */
async function findOwnersCalled(db: Db, typed: string): Promise<string[]> {
  if (typed.split(/\s+/).every(({ length }) => length < shortest)) return [];
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), isCalled(typed)))
    .orderBy(desc(users.id))
    .limit(mostOwners);
  return found.map(({ id }) => id);
}

async function findNamed(db: Db, kind: KindName, words: string): Promise<SQL | undefined> {
  const isNamed = sql`listing_people(details) @@ ${wordsAsSpelt(words)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from listings where kind = ${kind} and deleted_at is null and ${isNamed} limit ${mostNamed + 1}`);
  if (rows.length > mostNamed) return isNamed;
  return rows.length > 0 ? sql`id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])` : undefined;
}
