import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import { addWords, countWords, findEndOfSlice, findKnown, forgetWords } from './vocabulary.queries.ts';

/** Listings that are counted in one statement, and words that are written in one. */
const sizes = { listings: 20_000, words: 1_000 };

/** Counts the words of all listings, drops those that none has any more, and joins what is there twice. */
export async function countVocabulary({ db }: Pick<Context, 'db'>, size = sizes.listings): Promise<void> {
  for (const kind of kindNames) await countKind(db, kind, size);
}

async function countKind(db: Db, kind: KindName, size: number): Promise<void> {
  // What is added while this counts is not among what is known here, and stays.
  const known = await findKnown(db, kind);
  const counted = await countAll(db, kind, size);
  const right = new Set<string>();
  const wrong = known.filter(({ word, listings }) => {
    if (right.has(word) || counted.get(word) !== listings) return true;
    right.add(word);
    return false;
  });
  const missing = [...counted].filter(([word]) => !right.has(word));
  await db.transaction(async (tx) => {
    for (const some of inParts(wrong)) {
      await forgetWords(
        tx,
        some.map(({ id }) => id),
      );
    }
    for (const some of inParts(missing)) {
      await addWords(
        tx,
        kind,
        some.map(([word, listings]) => ({ word, listings })),
      );
    }
  });
}

async function countAll(db: Db, kind: KindName, size: number): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (let after: string | undefined; ; ) {
    const upTo: string | undefined = await findEndOfSlice(db, kind, after, size);
    if (upTo === undefined) return counted;
    for (const { word, listings } of await countWords(db, kind, { after, upTo }))
      counted.set(word, (counted.get(word) ?? 0) + listings);
    after = upTo;
  }
}

const inParts = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / sizes.words) }, (_, part) =>
    items.slice(part * sizes.words, (part + 1) * sizes.words),
  );
