/** Which signs a TrueType font has a glyph for, as its own table of them says: format 4, which every font of ours has. */
export function signsIn(font: Buffer): ReadonlySet<number> {
  const at = tableAt(font);
  const count = font.readUInt16BE(at + 6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count];
  const signs = new Set<number>();
  for (let nth = 0; nth < count; nth++) {
    const read = (column: number) => font.readUInt16BE(at + column + 2 * nth);
    const [first, last, delta, offset] = [read(starts), read(ends), read(deltas), read(offsets)];
    for (let sign = first; sign <= last; sign++) {
      const glyph = offset && font.readUInt16BE(at + offsets + 2 * nth + offset + 2 * (sign - first));
      const hasGlyph = offset ? glyph !== 0 : ((sign + delta) & 0xffff) !== 0;
      if (hasGlyph) signs.add(sign);
    }
  }
  return signs;
}

/** Where the signs of Unicode begin for which two bytes suffice. */
function tableAt(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, nth) => 12 + 16 * nth);
  const found = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const start = font.readUInt32BE((found ?? 0) + 8);
  const parts = Array.from({ length: font.readUInt16BE(start + 2) }, (_, nth) => start + 4 + 8 * nth);
  const windows = parts.find((at) => font.readUInt16BE(at) === 3 && font.readUInt16BE(at + 2) === 1);
  if (found === undefined || windows === undefined)
    throw new Error('A font does not say which signs it has.');
  return start + font.readUInt32BE(windows + 4);
}
