import { distance } from 'fastest-levenshtein';
import type { Db } from '../../../../platform/database/database.ts';
import { saidLength } from '../../../../platform/search/same-words.ts';
import { spoken } from '../../../../platform/search/search-terms.ts';
import { findKnownOrLike, findTimes } from '../vocabulary.queries.ts';
import { type Mended, wrongLetters } from './spelling.ts';
import { type UnderstoodSearch, understand } from './understand.ts';

const word = /[\p{L}\p{M}]+/gu;
/** A word of five letters is too often another one: paris is no parish. */
const isLetters = /^[\p{L}\p{M}]{6,}$/u;

/** A word that is there once where the name that it nearly is is there more than so many times is that name, spelt wrong. */
const oftener = 5;

/** What a search means, with misspelt names as they are spelt. What listings or places have is right as it is. */
export const understandNames = async (db: Db, search: string): Promise<UnderstoodSearch> =>
  (await namesOf(db, search)).understood;

async function namesOf(
  db: Db,
  search: string,
): Promise<{ understood: UnderstoodSearch; right: ReadonlySet<string> }> {
  const understood = understand(search);
  const { mended } = understood;
  if (mended.length === 0) return { understood, right: new Set() };
  const times = await findTimes(
    db,
    mended.flatMap(({ typed, name }) => `${typed} ${name}`.split(' ')),
  );
  const timesOf = (words: string) => Math.min(...words.split(' ').map((word) => times.get(word) ?? 0));
  const isRight = ({ typed, name }: Mended) =>
    timesOf(typed) > 0 && timesOf(typed) * oftener >= timesOf(name);
  const right = new Set(mended.filter(isRight).map(({ typed }) => typed));
  return { understood: right.size > 0 ? understand(search, right) : understood, right };
}

/**
 * What a search means, with words spelt as listings have them: each that stands for nothing, and that none of them has, is
 * the one of theirs that it nearly is, beginning alike. What is like none stays, and finds nothing.
 */
export async function understandSpelt(db: Db, search: string): Promise<UnderstoodSearch> {
  const { understood, right } = await namesOf(db, search);
  const unsure = understood.rest.filter((word) => isLetters.test(word) && saidLength([word], 0) === 0);
  if (unsure.length === 0) return understood;
  const meant = new Map(
    (await findKnownOrLike(db, unsure)).flatMap(({ typed, like }) => {
      const near = like
        .filter((word) => word.slice(0, 2) === typed.slice(0, 2))
        .map((word) => ({ word, wrong: distance(word, typed) }))
        .filter(({ wrong }) => wrong <= wrongLetters(typed.length))
        .sort((one, other) => one.wrong - other.wrong)[0];
      return near ? [[typed, near.word] as const] : [];
    }),
  );
  if (meant.size === 0) return understood;
  const asMeant = spoken(search)
    .toLowerCase()
    .replaceAll(word, (typed) => meant.get(typed) ?? typed);
  const named = understand(asMeant, right);
  return { ...named, corrected: named.corrected ?? asMeant.replace(/\s+/g, ' ').trim() };
}
