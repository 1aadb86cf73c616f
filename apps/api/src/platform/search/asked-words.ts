import { type SQL, sql } from 'drizzle-orm';
import { type AskedPart, askedParts } from './same-words.ts';

/** Where words stand: anywhere, in the title, or in the title or a place. The function `search_vector` writes these signs. */
export const signs = { anywhere: '', titled: '=', placed: '@' } as const;
export type Sign = (typeof signs)[keyof typeof signs];

const joined = (by: SQL, all: SQL[]): SQL => sql`(${sql.join(all, by)})`;
const and = sql` && `;
const or = sql` || `;

/** One of the ways to say a part, as it is spelt or in another form of its words. */
const partSpelt = ({ ways }: AskedPart, sign: Sign): SQL =>
  joined(
    or,
    ways.map((way) =>
      joined(
        and,
        way.map((word) => sql`search_word(${sign}::text, ${word}::text, '')`),
      ),
    ),
  );

/** The same where its words may be unfinished: what begins so is looked up, or the `completions` where they are known. */
function partOrCompletion(part: AskedPart, sign: Sign, completions: string[] | undefined): SQL {
  const spelt = partSpelt(part, sign);
  if (!completions) {
    const unfinished = part.typed.map((word) => sql`search_word(${sign}::text, ${word}::text, ':*')`);
    return joined(or, [spelt, joined(and, unfinished)]);
  }
  const others = completions.filter((word) => !part.typed.includes(word));
  if (others.length === 0) return spelt;
  return joined(or, [spelt, sql`${others.map((word) => quoted(sign + word)).join(' | ')}::tsquery`]);
}

/** A word as it stands in a text that is read as a query of full-text search. */
export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * What was typed as a query of full-text search: all of it, the last word perhaps unfinished. What is unfinished is
 * looked up among all that begins so: dear for frequent words, so only there, and not where its completions are known.
 */
export function wordsAsSpelt(words: string, sign: Sign = signs.anywhere, completions?: string[]): SQL {
  const parts = askedParts(words);
  return joined(
    and,
    parts.map((part, index) =>
      index === parts.length - 1 ? partOrCompletion(part, sign, completions) : partSpelt(part, sign),
    ),
  );
}

/** All of it, and no word unfinished: "surf" is no surface. */
export const wordsFinished = (words: string, sign: Sign = signs.anywhere): SQL =>
  joined(
    and,
    askedParts(words).map((part) => partSpelt(part, sign)),
  );

/** A thing of just this name. */
export const wordsAsName = (words: string): SQL =>
  sql`(select ('''==' || replace(search_name(${words}::text), '''', '''''') || '''')::tsquery)`;
