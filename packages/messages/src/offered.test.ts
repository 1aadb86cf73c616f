import { readdirSync, readFileSync } from 'node:fs';
import gettext from 'gettext-parser';
import { expect, test } from 'vitest';
import { cataloguesFolder } from './catalogue.ts';
import { offeredLanguages, stateOf } from './offered.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: si\\n"\n';
const translated = '\n#: one.ts\nmsgid "Save"\nmsgstr "සුරකින්න"\n';

test('messages are read once to know which languages are offered, however many ask', () => {
  expect(offeredLanguages()[0]).toBe('en');
  expect(offeredLanguages()).toBe(offeredLanguages());
});

test.each([
  ['has nothing', header, false, false],
  ['is translated', header + translated, true, false],
  ['ends with what is open', `${header}${translated}\nmsgid "Open"\nmsgstr ""\n`, true, true],
  ['ends without a new line', `${header}\nmsgid "Open"\nmsgstr ""`, true, true],
  ['is open in its midst', `${header}\nmsgid "Open"\nmsgstr ""\n${translated}`, true, true],
  [
    'was written on Windows',
    `${header}\nmsgid "Open"\nmsgstr ""\n${translated}`.replaceAll('\n', '\r\n'),
    true,
    true,
  ],
  ['has long words', `${header}\nmsgid ""\n"Long "\n"words"\nmsgstr ""\n"දිගු "\n"වචන"\n`, true, false],
  ['has long words that are open', `${header}\nmsgid ""\n"Long"\nmsgstr ""\n""\n`, true, true],
  [
    'has an open message that is not said any more',
    `${header}${translated}\n#~ msgid "Old"\n#~ msgstr ""\n`,
    true,
    false,
  ],
])('a catalogue that %s', (_, catalogue, hasWords, hasOpen) => {
  expect(stateOf(catalogue)).toEqual({ hasWords, hasOpen });
});

test('of all catalogues it says what parsing them says', () => {
  const files = readdirSync(cataloguesFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(new URL(file, cataloguesFolder), 'utf8');
    const words = Object.values(gettext.po.parse(text).translations)
      .flatMap((entries) => Object.values(entries))
      .filter(({ msgid }) => msgid);
    expect({ file, ...stateOf(text) }).toEqual({
      file,
      hasWords: words.length > 0,
      hasOpen: words.some(({ msgstr }) => !msgstr[0]),
    });
  }
});
