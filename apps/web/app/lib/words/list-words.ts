import { t } from '@serendib/contract/words/t';

/** `A`, `A and B`, `A, B, and C`. Not by Intl.ListFormat: browsers do not all know Sinhala. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  if (words.length < 2) return last;
  return words.length === 2
    ? t('{first} and {last}', { first: before, last })
    : t('{list}, and {last}', { list: before, last });
}
