import type { Kind, Fact as KindFact } from '@serendib/contract/listings/kind';
import { labelOf } from '@serendib/contract/options/options';
import { formatLkr } from '@serendib/contract/words/lkr';
import { priceWords } from '@serendib/contract/words/price-words';
import { t } from '@serendib/contract/words/t';
import { listWords } from '~/lib/words/list-words.ts';

function wordsFor(kind: Kind, fact: KindFact, value: unknown): string | null {
  const field = kind.fields.find(({ name }) => name === fact.field);
  const labelled = (one: string) => labelOf(fact.options ?? field?.adminOptions ?? field?.options ?? [], one);
  if (value === null || value === undefined || value === '') return null;
  // In the words of its owner, which the price above them may not say whole.
  if (fact.field === kind.pricedBy?.field && typeof value === 'string') return priceWords(value);
  if (Array.isArray(value)) return value.length > 0 ? listWords(value.map(String).map(labelled)) : null;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number') {
    if (value === 0) return null;
    if (fact.money) return formatLkr(value);
    return fact.unit ? fact.unit.counted(value) : String(value);
  }
  return labelled(String(value));
}

/** What a kind says of a listing on its page, in words; what is not known is left out. */
export const factsOf = (kind: Kind, item: object, leaveOut: readonly string[] = []) =>
  kind.facts
    .filter(({ field }) => !leaveOut.includes(field))
    .map((fact) => ({
      label: fact.label,
      value: wordsFor(kind, fact, (item as Record<string, unknown>)[fact.field]),
    }));
