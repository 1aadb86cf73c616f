import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import areas from './areas.json' with { type: 'json' };
import { cataloguesFolder } from './catalogue.ts';
import { pseudoLanguages } from './languages.ts';

const [english, ...others] = languages;

/**
 * How many messages a catalogue has, and how many of them are not translated yet. It is asked at each start, where parsing
 * the whole catalogues would take a tenth of the time.
 */
export const stateOf = (catalogue: string): { messages: number; open: number } => ({
  messages: countOf(/^msgid (?:"[^"\n]|""\r?\n"[^"\n])/gm, catalogue),
  // What is long stands in the lines below.
  open: countOf(/^msgstr ""[ \t]*(?:\r?\n"")*(?!\r?\n")/gm, catalogue),
});
const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** One message in a hundred may be in English yet: who writes a new sentence need not speak all languages. */
const mostOpen = 0.01;
export const isTranslated = (states: readonly { messages: number; open: number }[]): boolean => {
  const all = states.reduce((sum, { messages }) => sum + messages, 0);
  const open = states.reduce((sum, state) => sum + state.open, 0);
  return all > 0 && open <= all * mostOpen;
};

function statesOf(code: string): { messages: number; open: number }[] {
  const folder = new URL(`${code}/`, cataloguesFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.po'))
    .map((name) => stateOf(readFileSync(new URL(name, folder), 'utf8')));
}

/** Whether all that Serendib says is a message by now; nothing is offered before, since its pages would be of two languages. */
const isWhollyInMessages = (): boolean => Object.values(areas).every(({ converted }) => converted);

let offered: readonly string[] | undefined;

/**
 * The languages that visitors are offered: English, and those with next to nothing left to translate. All
 * catalogues are read for it, so that it is done once in a process.
 */
export function offeredLanguages(): readonly string[] {
  offered ??= [
    english.code,
    ...others.map(({ code }) => code).filter((code) => isWhollyInMessages() && isTranslated(statesOf(code))),
  ];
  return offered;
}

/** Those that a translator may look at before: all that there are, and the two for tests. */
export const previewableLanguages = (): string[] => [...others, ...pseudoLanguages].map(({ code }) => code);
