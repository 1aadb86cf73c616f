import { withoutEndings, withoutPlural } from '@serendib/contract/search/endings';
import { lexiconKey, longestKey, type Meaning, meaningOf, runTogether } from './lexicon.ts';

/** Words of a search with what they stand for. */
export interface Understood extends Meaning {
  typed: string[];
  /** Other words of the same search that stand for the same. */
  also?: string[];
}

/** What as many words as possible from here on stand for together. */
export function longestAt(words: readonly string[], at: number): Understood | undefined {
  for (let length = Math.min(longestKey, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const meaning = meaningOfWords(typed);
    if (meaning) return { ...meaning, typed };
  }
  return undefined;
}

/** What words stand for together, the last perhaps of many or in a case of its own. */
function meaningOfWords(typed: readonly string[]): Meaning | undefined {
  const before = typed.slice(0, -1);
  const last = typed.at(-1) ?? '';
  for (const one of [last, ...withoutPlural(last), ...withoutEndings(last)]) {
    const key = lexiconKey([...before, one].join(' '));
    const meaning = meaningOf(key) ?? meaningOf(runTogether.get(key.replaceAll(' ', '')) ?? '');
    if (meaning) return meaning;
  }
  return undefined;
}
