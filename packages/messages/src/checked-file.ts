import { readFileSync } from 'node:fs';
import gettext from 'gettext-parser';
import { keyOf } from './messages.ts';

/** The words of one file of a language, whose faults are told; with `open` also what is not translated yet, as nothing. */
export function readFile(file: URL, { open = false } = {}): Map<string, string> {
  const words = new Map<string, string>();
  const { translations } = gettext.po.parse(readFileSync(file, 'utf8'), { validation: true });
  for (const entries of Object.values(translations))
    for (const { msgctxt: context, msgid: text, msgstr } of Object.values(entries))
      if (text && (open || msgstr[0])) words.set(keyOf({ text, context }), msgstr[0] ?? '');
  return words;
}
