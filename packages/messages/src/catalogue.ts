import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { keyOf } from './messages.ts';
import { entriesOf } from './quick-po.ts';

export const cataloguesFolder = new URL('../catalogues/', import.meta.url);

/** What messages are in a language, by their keys; what was not translated yet is left out. */
export type Catalogue = ReadonlyMap<string, string>;

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
