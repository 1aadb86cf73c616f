import { readdirSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import { expect, test } from 'vitest';
import { cataloguesFolder, readCatalogue } from './catalogue.ts';
import { readFile } from './checked-file.ts';
import { entriesOf } from './quick-po.ts';

test.each(languages.slice(1))('each file in $name says what gettext-parser reads in it', ({ code }) => {
  const folder = new URL(`${code}/`, cataloguesFolder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const parsed = readFile(new URL(name, folder));
    expect([name, readCatalogue(code, [name.replace('.po', '')])]).toEqual([name, parsed]);
  }
});

test('contexts, words of several lines, escapes and what another program leaves in a file are read', () => {
  const catalogue = [
    'msgid ""',
    'msgstr ""',
    '"Language: si\\n"',
    '',
    '# A note',
    '#, fuzzy',
    'msgctxt "a shop"',
    'msgid "Open"',
    'msgstr "විවෘතයි"',
    '',
    'msgid ""',
    '"Say \\"yes\\"\\n"',
    '"or \\\\ no"',
    'msgstr ""',
    '"ඔව්\\n"',
    '"නැත"',
    '',
    'msgid "Not yet"',
    'msgstr ""',
    '#~ msgid "Gone"',
    '#~ msgstr "ගියා"',
  ];
  for (const end of ['\n', '\r\n'])
    expect([...entriesOf(catalogue.join(end))]).toEqual([
      { context: 'a shop', text: 'Open', words: 'විවෘතයි' },
      { context: undefined, text: 'Say "yes"\nor \\ no', words: 'ඔව්\nනැත' },
      { context: undefined, text: 'Not yet', words: '' },
    ]);
});
