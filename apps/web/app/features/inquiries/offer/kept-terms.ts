import { draftsOf } from '~/lib/session/drafts.ts';

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

export function readTerms(userId: string, kind: string): Terms | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, kind)) ?? 'null') as Partial<Terms> | null;
    return kept && Array.isArray(kept.included) && typeof kept.freeUntil === 'string'
      ? termsAlone(kept as Terms)
      : null;
  } catch {
    return null;
  }
}

export function keepTerms(userId: string, kind: string, terms: Terms): void {
  try {
    localStorage.setItem(keyOf(userId, kind), JSON.stringify(termsAlone(terms)));
  } catch {
    // The next offer is filled in anew.
  }
}
