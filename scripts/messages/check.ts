// Part of `npm test -- lint`: that all words are messages, and all messages have their words.

import { readdirSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import { cataloguesFolder } from '@serendib/messages/catalogue';
import { readFile } from '@serendib/messages/checked-file';
import { placeholders, read as readMessage } from '@serendib/messages/compile';
import { textOf } from '@serendib/messages/messages';
import { areaTable, byArea, filesByArea, readCode } from './read-code.ts';

const code = readCode();
const faults = [...code.faults];

for (const { area, file } of filesByArea())
  if (area === 'none') faults.push(`${file} is of no area: packages/messages/src/areas.json`);

for (const { area, file, line, text } of code.literals)
  if (areaTable[area]?.converted)
    faults.push(`${file}:${line}: ${JSON.stringify(text)} is no message: t('…')`);

const areas = byArea(code.messages);
const tags = { tags: true };
const namesIn = (text: string) => placeholders(readMessage(text, tags)).join(' ');

for (const [area, messages] of areas)
  for (const [key, { files }] of messages) {
    try {
      namesIn(textOf(key));
    } catch (error) {
      faults.push(`${files[0]} (${area}): ${(error as Error).message}`);
    }
  }

for (const { code: language } of languages.slice(1)) {
  const folder = new URL(`${language}/`, cataloguesFolder);
  const files = new Set(readdirSync(folder).map((file) => file.replace(/\.po$/, '')));
  const said = new Map<string, { words: string; area: string }>();
  for (const area of files)
    if (!areas.has(area)) faults.push(`${language}/${area}.po: no code says any of this`);
  for (const [area, messages] of areas) {
    const words = files.has(area)
      ? readFile(new URL(`${area}.po`, folder), { open: true })
      : new Map<string, string>();
    const place = `packages/messages/catalogues/${language}/${area}.po`;
    for (const key of messages.keys())
      if (!words.has(key)) faults.push(`${place} lacks ${JSON.stringify(textOf(key))}: npm run messages`);
    for (const [key, text] of words) {
      if (!messages.has(key))
        faults.push(`${place}: no code says ${JSON.stringify(textOf(key))}: npm run messages`);
      if (!text) continue;
      const other = said.get(key);
      if (other && other.words !== text)
        faults.push(`${place}: ${JSON.stringify(textOf(key))} is said otherwise in ${other.area}.po`);
      said.set(key, { words: text, area });
      try {
        if (namesIn(text) !== namesIn(textOf(key)))
          faults.push(
            `${place}: ${JSON.stringify(text)} has not the placeholders of ${JSON.stringify(textOf(key))}`,
          );
      } catch (error) {
        faults.push(`${place}: ${(error as Error).message}`);
      }
    }
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
