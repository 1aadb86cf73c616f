// `npm run messages`: brings the catalogues up to what the code says. Translations stay; what no code says goes.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import { cataloguesFolder } from '@serendib/messages/catalogue';
import { readFile } from '@serendib/messages/checked-file';
import { keyOf } from '@serendib/messages/messages';
import gettext, { type Entry, type File } from 'gettext-parser';
import { byArea, nameFiles, readCode } from './read-code.ts';

const [english, ...others] = languages;

/** What the project's own data call its places in a language. */
const namesIn = (code: string) =>
  nameFiles.flatMap(({ names }) =>
    names.flatMap((place: Record<string, unknown>) => {
      const words = place[`name${code[0]?.toUpperCase()}${code.slice(1)}`];
      const key = keyOf({ text: String(place.name), context: 'place' });
      return typeof words === 'string' ? [[key, words] as const] : [];
    }),
  );

const read = readCode();
for (const fault of read.faults) console.error(fault);
if (read.faults.length > 0) process.exit(1);

for (const { code, name } of others) {
  const folder = new URL(`${code}/`, cataloguesFolder);
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((file) => file.endsWith('.po'));
  const own = new Map(files.map((file) => [file.slice(0, -3), readFile(new URL(file, folder))]));
  const anywhere = new Map([...own.values()].flatMap((words) => [...words]));
  for (const [key, words] of namesIn(code)) if (!own.get('names')?.has(key)) anywhere.set(key, words);
  const areas = byArea(read.messages);
  for (const file of files) if (!areas.has(file.slice(0, -3))) rmSync(new URL(file, folder));
  let open = 0;
  let all = 0;
  for (const [area, messages] of areas) {
    const translations: File['translations'] = {};
    for (const [key, { message, files: stands }] of messages) {
      const words = own.get(area)?.get(key) ?? anywhere.get(key) ?? '';
      all++;
      if (!words) open++;
      const context = message.context ?? '';
      const entry: Entry = {
        ...(context && { msgctxt: context }),
        msgid: message.text,
        msgstr: [words],
        comments: {
          reference: stands.join('\n'),
          ...(/\{/.test(message.text) && { flag: 'icu-message-format' }),
        },
      };
      translations[context] = { ...translations[context], [message.text]: entry };
    }
    const headers = {
      'Project-Id-Version': 'Serendib',
      Language: code,
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
    };
    const text = gettext.po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
    writeFileSync(new URL(`${area}.po`, folder), `${text.toString().trimEnd()}\n`);
  }
  console.log(`${name}: ${all - open} of ${all} messages, ${open} to translate`);
}
if (!existsSync(cataloguesFolder)) throw new Error(`${english.name} alone`);
