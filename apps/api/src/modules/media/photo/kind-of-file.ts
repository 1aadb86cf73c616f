export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** What a file is by its first bytes; what its sender calls it says nothing. */
export function formatOf(bytes: Buffer): PhotoFormat | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 32) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && heicBrands.has(ascii(8, 12))) return 'heic';
  return undefined;
}
