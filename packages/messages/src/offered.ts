import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import areas from './areas.json' with { type: 'json' };
import { cataloguesFolder } from './catalogue.ts';
import { pseudoLanguages } from './languages.ts';

const [english, ...others] = languages;

/**
 * Whether words of a catalogue are there, and whether some of them are not translated yet. It is asked at each start, where
 * parsing the whole catalogues would take a tenth of the time.
 */
export const stateOf = (catalogue: string): { hasWords: boolean; hasOpen: boolean } => ({
  hasWords: /^msgid (?:"[^"\n]|""\r?\n"[^"\n])/m.test(catalogue),
  // What is long stands in the lines below.
  hasOpen: /^msgstr ""[ \t]*(?:\r?\n"")*(?!\r?\n")/m.test(catalogue),
});

function isTranslated(code: string): boolean {
  const folder = new URL(`${code}/`, cataloguesFolder);
  const states = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.po'))
    .map((name) => stateOf(readFileSync(new URL(name, folder), 'utf8')));
  return states.some(({ hasWords }) => hasWords) && !states.some(({ hasOpen }) => hasOpen);
}

/** Whether all that Serendib says is a message by now; nothing is offered before, since its pages would be of two languages. */
export const isWhollyInMessages = (): boolean => Object.values(areas).every(({ converted }) => converted);

let offered: readonly string[] | undefined;

/**
 * The languages that visitors are offered: English, and those with nothing left to translate. All catalogues
 * are read for it, so that it is done once in a process.
 */
export function offeredLanguages(): readonly string[] {
  offered ??= [
    english.code,
    ...others.map(({ code }) => code).filter((code) => isWhollyInMessages() && isTranslated(code)),
  ];
  return offered;
}

/** Those that a translator may look at before: all that there are, and the two for tests. */
export const previewableLanguages = (): string[] => [...others, ...pseudoLanguages].map(({ code }) => code);
