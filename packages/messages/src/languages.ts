import { type Language, languages } from '@serendib/contract/languages/languages';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type Elements, read } from './compile.ts';
import { contextOf, textOf } from './messages.ts';
import { pseudo } from './pseudo.ts';

/** A language with its words: of what is not translated yet, the English ones. */
export interface Spoken extends Language {
  wordsOf(key: string, options?: { tags?: boolean }): Elements;
  /** What the messages of a context are in it, by their English. */
  table(context: string): Record<string, string>;
}

/** For tests alone: longer words that are marked at their ends, and the same from right to left. */
export const pseudoLanguages: readonly Language[] = [
  {
    code: 'en-xa',
    name: '⟦English⟧',
    direction: 'ltr',
    offer: '⟦Read this page⟧',
    openGraph: 'en_LK',
  },
  {
    code: 'ar-xb',
    name: '⟦hsilgnE⟧',
    direction: 'rtl',
    offer: '⟦egap siht daeR⟧',
    openGraph: 'en_LK',
  },
];

const [english] = languages;

/** The words that the build itself asks for. */
const ofLanguage = (language: Language): Readonly<Record<string, string>> => ({
  '@language': language.code,
  '@prefix': language.code === english.code ? '' : `/${language.code}`,
  '@direction': language.direction,
  '@openGraph': language.openGraph,
});

const spoken = (language: Language, catalogue: Catalogue, change: (words: Elements) => Elements): Spoken => ({
  ...language,
  wordsOf: (key, options) =>
    key.startsWith('@')
      ? read(ofLanguage(language)[key] ?? key)
      : change(read(catalogue.get(key) ?? textOf(key), options)),
  table: (context) =>
    Object.fromEntries(
      [...catalogue]
        .filter(([key]) => contextOf(key) === context)
        .map(([key, words]) => [textOf(key), words]),
    ),
});

/** English first, then those of the catalogues, then those for tests. */
export function openLanguages(): Spoken[] {
  const asIs = (words: Elements) => words;
  return [
    ...languages.map((language) =>
      spoken(language, language.code === english.code ? new Map() : readCatalogue(language.code), asIs),
    ),
    ...pseudoLanguages.map((language) => spoken(language, new Map(), pseudo)),
  ];
}

/** What the pages say of each language that they are shown in. */
export const languagesOf = (codes: readonly string[]): Language[] =>
  codes.flatMap((code) => [...languages, ...pseudoLanguages].filter((language) => language.code === code));
