import type { Month } from '@serendib/contract/season/months-in';
import { readMonth } from '@serendib/contract/season/read-month';
import { numberIn } from './numbers.ts';

const months = new Set(
  [
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep sept oct nov dec',
  ].flatMap((line) => line.split(' ')),
);
/** May is a verb and March a walk, so that these are months only where a word before or a year behind says so. */
const ambiguous = new Set(['may', 'march', 'mar', 'sep', 'dec', 'jan']);
const leads = new Set(
  'in for during early mid late this next until till end beginning of over from'.split(' '),
);
const spans = /^(?:day|night|week|weekend|fortnight|month|hour)s?$/;
const ordinal = /^\d{1,2}(?:st|nd|rd|th)?$/;
const year = /^20\d\d$/;

/** How many words from here on say when or for how long travellers come: "two weeks", "in January 2027", "12th of May". */
export function timeLength(words: readonly string[], at: number): number {
  const first = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (Number.isInteger(numberIn(first)) && spans.test(next)) return 2;
  if (
    (first === 'a' || first === 'next' || first === 'this') &&
    /^(?:week|weekend|fortnight|month|year)$/.test(next)
  )
    return 2;
  if (first === 'tomorrow' || first === 'fortnight') return 1;
  let end = at;
  while (leads.has(words[end] ?? '') || ordinal.test(words[end] ?? '')) end += 1;
  const month = words[end] ?? '';
  if (!months.has(month)) return 0;
  const isLed = end > at;
  end += 1;
  while (ordinal.test(words[end] ?? '') || year.test(words[end] ?? '')) end += 1;
  const isDated = end - at > 1;
  return ambiguous.has(month) && !isLed && !isDated ? 0 : end - at;
}

/** The first month that words name. */
export function monthSaid(words: readonly string[]): Month | null {
  for (let at = 0; at < words.length; at += 1) {
    const said = words.slice(at, at + timeLength(words, at)).find((word) => months.has(word));
    if (said) return readMonth(said) ?? null;
  }
  return null;
}
