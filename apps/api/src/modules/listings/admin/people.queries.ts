import type { KindName } from '@serendib/contract/listings/kind';
import { desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { pageOfMatching } from '../../../platform/lists/stages.queries.ts';
import { wordsAsSpelt } from '../../../platform/search/asked-words.ts';
import { isCalled, users } from '../../../schema/index.ts';

/** Whose a listing may be by what was typed: accounts, and the listings that name a person so. */
export interface People {
  owners: string[];
  named: SQL | undefined;
}
export const anyPeople: People = { owners: [], named: undefined };

/** Who is looked for among more has to type on. */
const mostOwners = 200;
/** Shorter parts are in most names, and the index has nothing to say of them. */
const shortest = 3;
/** Of fewer the plan is told each one: what it guesses of words that are rare makes it read a whole list. */
const mostNamed = 500;

/** `owners` are those who are called so, where they were looked up before: they are the same for all kinds. */
export async function findPeople(
  db: Db,
  kind: KindName,
  { typed, words, owners }: { typed: string; words: string | undefined; owners?: string[] | undefined },
): Promise<People> {
  const [known, named] = await Promise.all([
    owners ?? findOwnersCalled(db, typed),
    words && findNamed(db, kind, words),
  ]);
  return { owners: known, named: named || undefined };
}

/** The newest first. */
export async function findOwnersCalled(db: Db, typed: string): Promise<string[]> {
  if (typed.split(/\s+/).every(({ length }) => length < shortest)) return [];
  const page = {
    following: isNull(users.deletedAt),
    matching: isCalled(typed) as SQL,
    by: desc(users.id),
    count: mostOwners,
  };
  const { rows } = await db.execute<{ id: string }>(pageOfMatching('users', page));
  return rows.map(({ id }) => id);
}

async function findNamed(db: Db, kind: KindName, words: string): Promise<SQL | undefined> {
  const isNamed = sql`listing_people(details) @@ ${wordsAsSpelt(words)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from listings where kind = ${kind} and deleted_at is null and ${isNamed} limit ${mostNamed + 1}`);
  if (rows.length > mostNamed) return isNamed;
  return rows.length > 0 ? sql`id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])` : undefined;
}
