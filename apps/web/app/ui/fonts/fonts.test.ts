import { readFileSync } from 'node:fs';
import { languages } from '@serendib/contract/languages/languages';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, face = '']) => ({
  file: /url\("([^"]+)"\)/.exec(face)?.[1] ?? '',
  letters: new Set(
    [
      ...(/unicode-range:([^;]+);/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
    ].flatMap(([, from = '', to = from]) => {
      const [first, last] = [from, to].map((hex) => Number.parseInt(hex, 16)) as [number, number];
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  ),
}));

// A letter such as ௌ is drawn as those that it is made of; where one of them is of another face, all of them are torn apart.
test.each(['./sinhala-text.woff2', './sinhala-display.woff2', './tamil-text.woff2', './tamil-display.woff2'])(
  '%s has all that its letters are made of',
  (file) => {
    const { letters = new Set<number>() } = faces.find((face) => face.file === file) ?? {};
    expect(letters.size).toBeGreaterThan(40);
    const parts = [...letters].flatMap((letter) => [...String.fromCodePoint(letter).normalize('NFD')]);
    expect(parts.filter((part) => !letters.has(part.codePointAt(0) ?? 0))).toEqual([]);
  },
);

test('the names of the languages are written with the few letters that were cut for them', () => {
  const cut = faces.filter(({ file }) => /-name\.woff2/.test(file)).flatMap(({ letters }) => [...letters]);
  const names = languages.map(({ name }) => name).filter((name) => /[^ -~]/.test(name));
  expect(names).toContain('සිංහල');
  expect([...new Set(names.join(''))].sort()).toEqual(
    cut.map((letter) => String.fromCodePoint(letter)).sort(),
  );
});
