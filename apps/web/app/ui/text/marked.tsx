import type { ReactNode } from 'react';
import { languageOf } from './language.ts';

/** Words that have no element of their own, marked with their language where it is not that of the page. */
export function marked(words: string | null): ReactNode {
  const language = languageOf(words);
  return language ? <span lang={language}>{words}</span> : words;
}
