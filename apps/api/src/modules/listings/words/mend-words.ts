import type { KindName } from '@serendib/contract/listings/kind';
import type { Db } from '../../../platform/database/database.ts';
import { quoted } from '../../../platform/search/asked-words.ts';
import { findMeant } from './vocabulary.queries.ts';

/** Words beyond so many are not mended, and all together are looked up as no more than so many of ours. */
const most = { mended: 8, meant: 48, each: 12 };

/**
 * What misspelt or unfinished words may mean, as a query that full-text search takes: of each, one of the words that
 * listings of the kind have. Undefined where one of them is like none.
 */
export async function mendWords(db: Db, kind: KindName, words: string): Promise<string | undefined> {
  const count = Math.min(words.split(' ').length, most.mended);
  const each = Math.min(Math.floor(most.meant / count), most.each);
  const meant = await findMeant(db, kind, words, { mended: most.mended, each });
  if (meant.length === 0 || meant.some(({ length }) => length === 0)) return undefined;
  return meant.map((choice) => `(${choice.map(quoted).join(' | ')})`).join(' & ');
}
