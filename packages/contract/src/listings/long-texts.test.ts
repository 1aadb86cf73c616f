import { expect, test } from 'vitest';
import { checkDetails } from './check.ts';
import { kindNames, kinds } from './kinds/index.ts';
import { textOfHtml } from './story-text.ts';

/** An expression that looks back goes over it again at each of its signs: all that is served would wait for minutes. */
const length = 100_000;
const fillers = [
  ...[
    ' ',
    '\t',
    '\n',
    '<',
    '<img ',
    '<a href="',
    '&',
    '0/',
    'F-',
    '+',
    '1 ',
    '1,',
    ' to t',
    '-',
    '(',
    'a@',
    '.a',
  ],
];
const texts = fillers.map((filler) => `1${filler.repeat(length / filler.length)}1`);

test.each(kindNames.map((name) => [name]))('a long text in any field of a %s is refused at once', (name) => {
  const kind = kinds[name];
  for (const text of texts) {
    const sent = Object.fromEntries(kind.fields.map((field) => [field.name, text]));
    expect(checkDetails(kind, 'owner', { ...kind.example, ...sent }, { thisYear: 2026 }).ok).toBe(false);
  }
});

test('a long story is read without its marks at once', () => {
  for (const text of texts) expect(textOfHtml(text).length).toBeLessThanOrEqual(text.length);
});
