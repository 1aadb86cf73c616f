import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => readFileSync(path.join(app, file), 'utf8'));

/** Distance, columns and size. */
const ofMarkup =
  /^(margin|padding|gap|row-gap|column-gap|grid|align|justify|place|width|height|min-|max-|font-size|line-height|order$|flex|overflow-wrap)/;

const rulesOf = (sheet: string) => {
  const rules: Rule[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
};
const classesOf = (selector: string): readonly string[] => selector.match(/\.[a-zA-Z][\w-]*/g) ?? [];

test('what only places or sizes one element in one place is a class of its markup, not CSS', () => {
  const rules = read('**/*.css').flatMap(rulesOf);
  const said = read('**/*.{ts,tsx}').join('\n');
  const times = (name: string) => said.split(new RegExp(`["'\`\\s]${name}["'\`\\s]`)).length - 1;
  const rulesAbout = (name: string) => rules.filter(({ selector }) => classesOf(selector).includes(name));
  const plain = rules.filter(
    (rule) =>
      /^\.[a-zA-Z][\w-]*$/.test(rule.selector) &&
      rule.nodes.every(
        (node) =>
          node.type === 'decl' && (ofMarkup.test(node.prop) || /^(grid|flex|block)$/.test(node.value)),
      ),
  );
  const wrong = plain
    .map(({ selector }) => selector)
    .filter((selector) => rulesAbout(selector).length === 1 && times(selector.slice(1)) === 1);
  expect(wrong).toEqual([]);
});

test('what is said in a size of text names one that the tokens have: of another nothing is made', () => {
  const tokens = readFileSync(`${app}/ui/tokens.css`, 'utf8');
  const sizes = new Set(
    read('**/*.{ts,tsx}').flatMap((text) => text.match(/(?<=[\s"'`:])text-\d+\b/g) ?? []),
  );
  expect(sizes.size).toBeGreaterThan(0);
  expect([...sizes].filter((size) => !tokens.includes(`--${size}:`))).toEqual([]);
});

test('what cannot read the sheets of pages has the colours of theirs: mails, papers, plain pages, the bar of a browser', () => {
  const tokens = readFileSync(`${app}/ui/tokens.css`, 'utf8');
  const coloursOf = (text: string) => text.match(/#[0-9a-f]{6}\b/g) ?? [];
  const known = new Set(coloursOf(tokens));
  const api = `${app}/../../api/src`;
  const files = [
    `${api}/modules/email/mail.ts`,
    `${api}/modules/payments/receipt/receipt-pdf.ts`,
    `${api}/platform/pdf/sections-pdf.ts`,
    `${api}/platform/http/plain-page.ts`,
    `${app}/root.tsx`,
    `${app}/routes/files/manifest.ts`,
  ];
  for (const file of files) {
    const used = coloursOf(readFileSync(file, 'utf8'));
    expect(used.length, file).toBeGreaterThan(0);
    expect(
      used.filter((colour) => !known.has(colour)),
      file,
    ).toEqual([]);
  }
});
