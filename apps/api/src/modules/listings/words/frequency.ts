import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../../platform/database/database.ts';
import { askedParts } from '../../../platform/search/same-words.ts';
import { findFrequencies } from './vocabulary.queries.ts';

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
