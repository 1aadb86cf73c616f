import { readdirSync, readFileSync } from 'node:fs';
import gettext from 'gettext-parser';
import { expect, test } from 'vitest';
import { cataloguesFolder } from './catalogue.ts';
import { isTranslated, offeredLanguages, stateOf } from './offered.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: si\\n"\n';
const translated = '\n#: one.ts\nmsgid "Save"\nmsgstr "සුරකින්න"\n';

test('messages are read once to know which languages are offered, however many ask', () => {
  expect(offeredLanguages()[0]).toBe('en');
  expect(offeredLanguages()).toBe(offeredLanguages());
});

test.each([
  ['has nothing', header, 0, 0],
  ['is translated', header + translated, 1, 0],
  ['ends with what is open', `${header}${translated}\nmsgid "Open"\nmsgstr ""\n`, 2, 1],
  ['ends without a new line', `${header}\nmsgid "Open"\nmsgstr ""`, 1, 1],
  ['is open in its midst', `${header}\nmsgid "Open"\nmsgstr ""\n${translated}`, 2, 1],
  [
    'was written on Windows',
    `${header}\nmsgid "Open"\nmsgstr ""\n${translated}`.replaceAll('\n', '\r\n'),
    2,
    1,
  ],
  ['has long words', `${header}\nmsgid ""\n"Long "\n"words"\nmsgstr ""\n"දිගු "\n"වචන"\n`, 1, 0],
  ['has long words that are open', `${header}\nmsgid ""\n"Long"\nmsgstr ""\n""\n`, 1, 1],
  [
    'has an open message that is not said any more',
    `${header}${translated}\n#~ msgid "Old"\n#~ msgstr ""\n`,
    1,
    0,
  ],
])('a catalogue that %s', (_, catalogue, messages, open) => {
  expect(stateOf(catalogue)).toEqual({ messages, open });
});

test.each([
  ['is offered', { messages: 300, open: 0 }, true],
  ['with one of a hundred to translate is offered', { messages: 300, open: 3 }, true],
  ['with more to translate is not offered', { messages: 300, open: 4 }, false],
  ['that has no messages is not offered', { messages: 0, open: 0 }, false],
])('a language %s', (_, { messages, open }, isOffered) => {
  // Counted over all files: a new page may fill one of its own.
  expect(
    isTranslated([
      { messages: messages - open, open: 0 },
      { messages: open, open },
    ]),
  ).toBe(isOffered);
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
      messages: words.length,
      open: words.filter(({ msgstr }) => !msgstr[0]).length,
    });
  }
});

test.each(['si', 'ta'])('nothing of %s waits for its translation', (code) => {
  const folder = new URL(`${code}/`, cataloguesFolder);
  const waiting = readdirSync(folder).filter(
    (file) => stateOf(readFileSync(new URL(file, folder), 'utf8')).open > 0,
  );
  expect(waiting).toEqual([]);
});
