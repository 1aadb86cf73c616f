import { draftsOf } from '~/lib/session/drafts.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

/** What a partner offered last, apart from the price: the next offer of this kind begins with it. */
export interface Terms {
  included: string[];
  alsoIncluded: string;
  notIncluded: string;
  /** Days, or `words`. */
  freeUntil: string;
  cancellationWords: string;
}

/** Its days, its price and until when it is valid are those of one traveller alone. */
const termsAlone = ({ included, alsoIncluded, notIncluded, freeUntil, cancellationWords }: Terms): Terms => ({
  ...{ included, alsoIncluded, notIncluded, freeUntil, cancellationWords },
});

const keyOf = (userId: string, kind: string) => `${draftsOf(userId)}terms:${kind}`;

const areTerms = (kept: Kept): kept is Kept & Terms =>
  Array.isArray(kept.included) && typeof kept.freeUntil === 'string';

export function readTerms(userId: string, kind: string): Terms | null {
  const kept = parseKept(readText(keyOf(userId, kind)));
  return kept && areTerms(kept) ? termsAlone(kept) : null;
}

/** Where there is no room for them the next offer is filled in anew. */
export function keepTerms(userId: string, kind: string, terms: Terms): void {
  keepText(keyOf(userId, kind), JSON.stringify(termsAlone(terms)));
}
