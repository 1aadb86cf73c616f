import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const files = {
  text: 'figtree-latin',
  further: 'figtree-latin-ext',
  heading: 'bricolage-grotesque-latin',
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

export interface Run {
  font: FontName;
  text: string;
}

/** Is set in the font of the sign before it: spaces, marks, and what joins letters. */
const joins = /^[\s\p{M}\u200c\u200d]$/u;

/** A text cut where its script changes, because each script has a font of its own. */
export function runsOf(text: string, latin: 'text' | 'heading' = 'text'): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = last && joins.test(sign) ? last.font : fontOf(sign, latin);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

function fontOf(sign: string, latin: 'text' | 'heading'): FontName {
  if (/\p{Script=Sinhala}/u.test(sign)) return 'sinhala';
  if (/\p{Script=Tamil}/u.test(sign)) return 'tamil';
  const point = sign.codePointAt(0) ?? 0;
  return (point >= 0x100 && point < 0x250) || (point >= 0x1e00 && point < 0x1f00) ? 'further' : latin;
}
