import { languages } from '@serendib/contract/languages/languages';
import { readCatalogue } from './catalogue.ts';
import { keyOf } from './messages.ts';

const [, ...others] = languages;
const catalogues = others.map(({ code }) => readCatalogue(code));

/** English words, and what they are called in each other language: people search in the one they think in. */
export const inAllLanguages = (
  words: readonly string[],
  contexts: readonly (string | undefined)[] = [undefined, 'option', 'place'],
): string[] => [
  ...new Set([
    ...words,
    ...catalogues.flatMap((catalogue) =>
      words.flatMap((text) => contexts.flatMap((context) => catalogue.get(keyOf({ text, context })) ?? [])),
    ),
  ]),
];
