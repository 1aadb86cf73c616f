import { inflateSync } from 'node:zlib';

interface Part {
  dictionary: string;
  stream: string;
}

/** All that a PDF of ours says, in its order, as a reader copies it; lines and runs of one font are parted by spaces. */
export function textOf(pdf: Buffer): string {
  const parts = new Map<string, Part>();
  const whole = pdf.toString('latin1');
  for (const [, id = '', dictionary = '', packed = ''] of whole.matchAll(
    /(\d+) 0 obj\n(<<[\s\S]*?>>)\n(?:stream\n([\s\S]*?)\nendstream)?/g,
  ))
    parts.set(id, { dictionary, stream: dictionary.includes('/FlateDecode') ? unpacked(packed) : packed });
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of parts.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.dictionary ?? '') ?? [];
      fonts.set(name, lettersOf(parts.get(map)?.stream ?? ''));
    }
  return [...parts.values()]
    .filter(({ stream }) => stream.includes('\nBT\n'))
    .map(({ stream }) => saidIn(stream, fonts))
    .join(' ');
}

const unpacked = (packed: string) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');

/** What the glyphs of a font mean, from the first on. */
const lettersOf = (map: string): Map<number, string> =>
  new Map(
    [...map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(([, first = '', all = '']) =>
      [...all.matchAll(/<([\da-f ]*)>/g)].map(([, letters = ''], index): [number, string] => [
        Number.parseInt(first, 16) + index,
        (letters.match(/[\da-f]{4}/g) ?? [])
          .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
          .join(''),
      ]),
    ),
  );

function saidIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters = fonts.values().next().value;
  const said: string[] = [];
  for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (font) letters = fonts.get(font);
    else
      said.push(
        [...(glyphs ?? '').matchAll(/<([\da-f]+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/[\da-f]{4}/g) ?? [])
          .map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '')
          .join(''),
      );
  return said.join(' ').replace(/\s+/g, ' ');
}
