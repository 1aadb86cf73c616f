import type { Shown } from '../words/t.ts';

/** A choice: the word that is stored and sent, and the words that are shown. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export const labelled = <const L extends Record<string, string>>(labels: L) =>
  Object.entries(labels).map(([value, label]) => ({ value, label })) as Option<keyof L & string>[];
/** Values that are shown as they are sent: `plain(each('Beach', 'City'))`. */
export const plain = <const V extends string>(shown: readonly Shown<V>[]): Option<V>[] =>
  shown.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));

/** The words for a stored value, or the value itself where the list has none (an older row, say). */
export const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** What a word stands for besides itself; words like `constructor` stand for nothing. */
export const aliasIn = (aliases: Record<string, string> | undefined, word: string): string | undefined =>
  aliases && Object.hasOwn(aliases, word) ? aliases[word] : undefined;
