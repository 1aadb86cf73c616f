import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';

/** For an element whose words are English in every language, such as what is told of a place. */
export const inEnglish = t('@language') === 'en' ? {} : { lang: 'en' };

/** The same for words that have no element of their own. */
export const englishWords = (words: string | null): ReactNode =>
  t('@language') === 'en' || !words ? words : <span lang="en">{words}</span>;
