import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../../platform/database/database.ts';
import { askedParts } from '../../../platform/search/same-words.ts';
import { findCompletions, findFrequencies } from './vocabulary.queries.ts';

/**
 * How many listings of a kind have all the words, at most and about: as many as have the rarest of them. The vocabulary
 * counts also what is not public, and is counted at night.
 */
export async function frequencyOf(db: Db, kind: KindName, words: string): Promise<number> {
  const parts = askedParts(words);
  const last = parts.at(-1)?.typed.join(' ');
  const frequencies = await findFrequencies(
    db,
    kind,
    [...new Set(parts.flatMap(({ ways }) => ways.flat()))],
    last,
  );
  const frequency = (word: string) => frequencies.get(word) ?? 0;
  const ofParts = parts.map(({ ways }) =>
    ways.reduce((sum, way) => sum + Math.min(...way.map(frequency)), 0),
  );
  return Math.min(...ofParts);
}

/** So many words are looked for each by itself, and listings that have fewer than so many by what begins so. */
const worthNaming = { words: 60, listings: 2_000 };

/**
 * The words that complete an unfinished last one, where they are few and many listings have them: then an index finds each
 * sooner than all that begins so. A word that is new since the vocabulary was counted is not among them until it is counted again.
 */
export async function completionsOf(db: Db, kind: KindName, words: string): Promise<string[] | undefined> {
  const [word, ...others] = askedParts(words).at(-1)?.typed ?? [];
  if (word === undefined || others.length > 0) return undefined;
  const known = await findCompletions(db, kind, word, worthNaming.words + 1);
  const listings = known.reduce((sum, { listings }) => sum + listings, 0);
  const isWorthIt = known.length <= worthNaming.words && listings >= worthNaming.listings;
  return isWorthIt ? known.map(({ word }) => word) : undefined;
}
