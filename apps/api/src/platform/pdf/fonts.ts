import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { signsIn } from './signs-in.ts';

const files = {
  text: 'figtree-latin',
  further: 'figtree-latin-ext',
  heading: 'bricolage-grotesque-latin',
  vietnamese: 'noto-sans-vietnamese',
  cyrillic: 'noto-sans-cyrillic',
  furtherCyrillic: 'noto-sans-cyrillic-ext',
  greek: 'noto-sans-greek',
  sinhala: 'noto-sans-sinhala',
  tamil: 'noto-sans-tamil',
} as const;
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

const read = new Map<FontName, Buffer>();

/** A font as it goes into a PDF; unpacked when it is first wanted. */
export function fontFile(name: FontName): Buffer {
  const known = read.get(name);
  if (known) return known;
  const path = fileURLToPath(new URL(`../../../data/fonts/${files[name]}.ttf.br`, import.meta.url));
  const font = brotliDecompressSync(readFileSync(path));
  read.set(name, font);
  return font;
}

const signs = new Map<FontName, ReadonlySet<number>>();

function has(name: FontName, sign: string): boolean {
  const known = signs.get(name) ?? signsIn(fontFile(name));
  signs.set(name, known);
  return known.has(sign.codePointAt(0) ?? 0);
}

export interface Run {
  font: FontName;
  text: string;
}

/** Stands for letters that no font of ours has. */
export const leftOut = '[…]';

/** Is set in the font of the sign before it, where that has it: marks, and what joins letters. */
const joins = /^[\p{M}\u200c\u200d]$/u;
/** Nothing is seen of it. */
const isHidden = (sign: string) => /^(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(sign);

const isSpace = (sign: string) => /^\s$/.test(sign);
/** Of the many spaces fonts have the plain one, and few others. */
const asWritten = (sign: string, font: FontName) =>
  sign !== '\n' && isSpace(sign) && !has(font, sign) ? ' ' : sign;

/** Each is set by itself, which takes the process a moment; a long text of two scripts has some hundred. */
const mostRuns = 1_000;

/** A text cut where its script changes, because each script has a font of its own; what is beyond the most runs is left out. */
export const runsOf = (text: string, latin: Latin = 'text'): Run[] => cut(text, latin).runs;

/** Whether all that is seen of a text is written. */
export const areAllWritten = (text: string): boolean => cut(text, 'text').areAllWritten;

function cut(text: string, latin: Latin): { runs: Run[]; areAllWritten: boolean } {
  const runs: Run[] = [];
  let areAllWritten = true;
  let isLeftOut = false;
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font: FontName | undefined =
      isLeftOut && joins.test(sign) ? undefined : fontOf(sign, latin, last?.font);
    if (!font && (isLeftOut || isHidden(sign))) continue;
    isLeftOut = !font;
    areAllWritten &&= !isLeftOut;
    const [name, written] = font ? [font, asWritten(sign, font)] : [latin, leftOut];
    if (last?.font === name) last.text += written;
    else if (runs.length < mostRuns) runs.push({ font: name, text: written });
    else return { runs: [...runs, { font: latin, text: leftOut }], areAllWritten: false };
  }
  return { runs, areAllWritten };
}

type Latin = 'text' | 'heading';

const others = fontNames.filter((name) => name !== 'heading');

function fontOf(sign: string, latin: Latin, before: FontName | undefined): FontName | undefined {
  if (before && joins.test(sign) && has(before, sign)) return before;
  if (isHidden(sign)) return undefined;
  if (isSpace(sign)) return before ?? latin;
  return [latin, ...others].find((name) => has(name, sign));
}
