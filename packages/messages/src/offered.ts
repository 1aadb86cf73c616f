import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import gettext from 'gettext-parser';
import areas from './areas.json' with { type: 'json' };
import { cataloguesFolder } from './catalogue.ts';
import { pseudoLanguages } from './languages.ts';

const [english, ...others] = languages;

/** How many messages a language has, and how many of them are not translated yet. */
export function progress(code: string): { all: number; open: number } {
  const folder = new URL(`${code}/`, cataloguesFolder);
  let all = 0;
  let open = 0;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.po')) continue;
    const { translations } = gettext.po.parse(readFileSync(new URL(name, folder), 'utf8'));
    for (const { msgid, msgstr } of Object.values(translations).flatMap((entries) =>
      Object.values(entries),
    )) {
      if (!msgid) continue;
      all++;
      if (!msgstr[0]) open++;
    }
  }
  return { all, open };
}

/** Whether all that Serendib says is a message by now; nothing is offered before, since its pages would be of two languages. */
export const isWhollyInMessages = (): boolean => Object.values(areas).every(({ converted }) => converted);

let offered: readonly string[] | undefined;

/**
 * The languages that visitors are offered: English, and those with nothing left to translate. Reading all messages takes a
 * tenth of what a start does, so that it is done once in a process.
 */
export function offeredLanguages(): readonly string[] {
  offered ??= [
    english.code,
    ...others.map(({ code }) => code).filter((code) => isWhollyInMessages() && isTranslated(progress(code))),
  ];
  return offered;
}

const isTranslated = ({ all, open }: { all: number; open: number }) => all > 0 && open === 0;

/** Those that a translator may look at before: all that there are, and the two for tests. */
export const previewableLanguages = (): string[] => [...others, ...pseudoLanguages].map(({ code }) => code);
