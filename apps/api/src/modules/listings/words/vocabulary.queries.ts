import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { vocabulary } from '../../../schema/index.ts';

/** Of what begins as a typed word does, so many are looked at: one letter begins a tenth of all words. */
const mostBeginnings = 2_000;

/** As like as a word with a wrong letter: how much a typed word that is unfinished is like the whole one. */
const unfinished = 0.6;

/** What is less like it than so much of the nearest is not meant. */
const asNear = 0.7;

/**
 * For each of the words, the words of listings of the kind that it may mean: unfinished or like it, the likeliest
 * first. Those besides the `mended` longest mean themselves.
 */
export async function findMeant(
  db: Db,
  kind: KindName,
  words: string,
  { mended, each }: { mended: number; each: number },
): Promise<string[][]> {
  const { rows } = await db.execute<{ meant: string[] }>(sql`
    select case when place > ${mended}::int then array[typed] else array(
      select word from (
        select word, listings, likeness, max(likeness) over () as nearest from (
          select word, max(listings) as listings,
            greatest(similarity(typed, word), case when starts_with(word, typed) then ${unfinished}::real end) as likeness
          from (
            (select word, listings from vocabulary
              where kind = ${kind} and word collate "C" >= typed and word collate "C" < typed || chr(1114111)
              limit ${mostBeginnings}::int)
            union all
            select word, listings from vocabulary where kind = ${kind} and typed <% word
          ) known group by word
        ) compared
      ) chosen
      where likeness >= ${asNear}::real * nearest order by likeness desc, listings desc, word limit ${each}::int
    ) end as meant
    from (
      select lexeme as typed, row_number() over (order by length(lexeme) desc, lexeme) as place
      from unnest(to_tsvector('serendib', ${words}::text))
    ) typing`);
  return rows.map(({ meant }) => meant);
}

/** Of an unfinished word so many are summed up; where more begin so, the newest listings tell that it is frequent. */
const mostSummed = 200;

/** How many listings of the kind have each of the words, in any of its forms; of the last one also what it begins. */
export async function findFrequencies(
  db: Db,
  kind: KindName,
  words: string[],
  last: string | undefined,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ typed: string; listings: number }>(sql`
    select typed, (
      select coalesce(sum(listings), 0)::int from (
        select listings from vocabulary, unnest(to_tsvector('serendib', typed) || to_tsvector('serendib_stems', typed)) form
        where kind = ${kind} and word collate "C" = form.lexeme
        union all
        (select listings from vocabulary
          where typed = ${last ?? null}::text and kind = ${kind} and word collate "C" > typed and word collate "C" < typed || chr(1114111)
          limit ${mostSummed}::int)
      ) known
    ) as listings
    from unnest(${sql.param(words)}::text[]) typed`);
  return new Map(rows.map(({ typed, listings }) => [typed, listings]));
}

/** Words of the kind that begin with `prefix`. */
export async function findCompletions(
  db: Db,
  kind: KindName,
  prefix: string,
  most: number,
): Promise<{ word: string; listings: number }[]> {
  const { rows } = await db.execute<{ word: string; listings: number }>(sql`
    select word, listings from vocabulary
    where kind = ${kind} and word collate "C" >= ${prefix} and word collate "C" < ${prefix}::text || chr(1114111)
    limit ${most}::int`);
  return rows;
}

/** The last id of the next so many of a kind, in the order of ids. */
export async function findEndOfSlice(
  db: Db,
  kind: KindName,
  after: string | undefined,
  size: number,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string | null }>(sql`
    select max(id::text) as id from (
      select id from listings where kind = ${kind} and deleted_at is null
        ${after === undefined ? sql`` : sql`and id > ${after}::uuid`} order by id limit ${size}::int
    ) slice`);
  return rows[0]?.id ?? undefined;
}

/** How many of a kind have which words, of those with ids after the one and up to the other. */
export async function countWords(
  db: Db,
  kind: KindName,
  { after, upTo }: { after: string | undefined; upTo: string },
): Promise<{ word: string; listings: number }[]> {
  const since = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await db.execute<{ word: string; listings: number }>(sql`
    select word, ndoc as listings from ts_stat(format(
      'select search from listings where kind = %L and deleted_at is null and id > %L and id <= %L',
      ${kind}::text, ${since}::text, ${upTo}::text)) where length(word) <= 40 and word !~ '^[=@]'`);
  return rows;
}

/** All that is known of a kind, what is there twice included. */
export const findKnown = (db: Db, kind: KindName) =>
  db
    .select({ id: vocabulary.id, word: vocabulary.word, listings: vocabulary.listings })
    .from(vocabulary)
    .where(eq(vocabulary.kind, kind));

export async function forgetWords(db: Db, ids: number[]): Promise<void> {
  await db.delete(vocabulary).where(inArray(vocabulary.id, ids));
}

export async function addWords(
  db: Db,
  kind: KindName,
  words: { word: string; listings: number }[],
): Promise<void> {
  await db.insert(vocabulary).values(words.map((word) => ({ kind, ...word })));
}

/** More places than so many that have a word are not counted. */
const mostPlaces = 100;

/** How often listings of all kinds and places have each of the words, in any of its forms. */
export async function findTimes(db: Db, words: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ typed: string; times: number }>(sql`
    select typed, (
      select coalesce(sum(listings), 0)::int
      from unnest(to_tsvector('serendib', typed) || to_tsvector('serendib_stems', typed)) form
        join vocabulary on kind = any(${sql.param(kindNames)}::text[]) and word collate "C" = form.lexeme
    ) + (
      select count(*)::int from (
        select from destinations where deleted_at is null and search @@ search_word('', typed, '') limit ${mostPlaces}::int
      ) places
    ) as times
    from unnest(${sql.param([...new Set(words)])}::text[]) typed`);
  return new Map(rows.map(({ typed, times }) => [typed, times]));
}

/** So many that are like a word that is not known are compared with it. */
const mostLike = 24;

/** Of words that neither a listing nor a place has, those of listings that are like them, the likest first. */
export async function findKnownOrLike(db: Db, words: string[]): Promise<{ typed: string; like: string[] }[]> {
  const { rows } = await db.execute<{ typed: string; like: string[] }>(sql`
    select typed, array(
      select word from vocabulary where kind = any(${sql.param(kindNames)}::text[]) and typed % word
      group by word order by similarity(typed, word) desc, sum(listings) desc limit ${mostLike}::int
    ) as like
    from unnest(${sql.param([...new Set(words)])}::text[]) typed
    where not exists (
      select from unnest(to_tsvector('serendib', typed) || to_tsvector('serendib_stems', typed)) form
        join vocabulary on kind = any(${sql.param(kindNames)}::text[]) and word collate "C" = form.lexeme
    ) and not exists (
      select from destinations where deleted_at is null and search @@ search_word('', typed, '')
    )`);
  return rows;
}
