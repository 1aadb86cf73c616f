import { existsSync, readdirSync, readFileSync } from 'node:fs';
import gettext from 'gettext-parser';
import { keyOf } from './messages.ts';
import { entriesOf } from './quick-po.ts';

export const cataloguesFolder = new URL('../catalogues/', import.meta.url);

/** What messages are in a language, by their keys; what was not translated yet is left out. */
export type Catalogue = ReadonlyMap<string, string>;

/** The words of one file of a language, whose faults are told; with `open` also what is not translated yet, as nothing. */
export function readFile(file: URL, { open = false } = {}): Map<string, string> {
  const words = new Map<string, string>();
  const { translations } = gettext.po.parse(readFileSync(file, 'utf8'), { validation: true });
  for (const entries of Object.values(translations))
    for (const { msgctxt: context, msgid: text, msgstr } of Object.values(entries))
      if (text && (open || msgstr[0])) words.set(keyOf({ text, context }), msgstr[0] ?? '');
  return words;
}

/** All files of a language, `catalogues/si/layout.po` … as one; or those of some areas. */
export function readCatalogue(code: string, areas?: readonly string[]): Catalogue {
  const folder = new URL(`${code}/`, cataloguesFolder);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.po') && (areas?.includes(name.slice(0, -'.po'.length)) ?? true),
  );
  const words = new Map<string, string>();
  for (const name of names)
    for (const entry of entriesOf(readFileSync(new URL(name, folder), 'utf8')))
      if (entry.words) words.set(keyOf(entry), entry.words);
  return words;
}
