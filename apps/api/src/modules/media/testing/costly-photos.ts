import { crc32, deflateSync } from 'node:zlib';
import { photo } from './photos.ts';

/** Bits in the order of a JPEG: a byte of ones is followed by a zero. */
function codedBits(write: (put: (value: number, length: number) => void) => void): Buffer {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) {
      held = (held << 1) | ((value >> at) & 1);
      count += 1;
      if (count < 8) continue;
      bytes.push(held, ...(held === 0xff ? [0] : []));
      [held, count] = [0, 0];
    }
  };
  write(put);
  while (count > 0) put(1, 1);
  return Buffer.from(bytes);
}

function segment(marker: number, ...body: number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...body]);
}

/** A progressive JPEG of one grey, whose decoder goes through all of it once for each scan: some 30 bytes. */
export function manyScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const firsts = codedBits((put) => {
    for (let block = 0; block < blocks; block += 1) put(0, 1);
  });
  const longestRun = 32_767;
  const nothing = codedBits((put) => {
    for (let left = blocks; left > 0; left -= longestRun) {
      put(0, 1);
      put(Math.min(longestRun, Math.max(16_384, left)) - 16_384, 14);
    }
  });
  // A code of one bit each: the difference of nothing, and the end of so many blocks.
  const table = (kind: number, symbol: number) =>
    segment(0xc4, kind << 4, 1, ...Array<number>(15).fill(0), symbol);
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), nothing]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
    ...[table(0, 0), table(1, 0xe0), segment(0xda, 1, 1, 0, 0, 0, 0), firsts],
    ...Array<Buffer>(scans - 1).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG with so many empty notes before its picture. */
export async function manySegments(count: number): Promise<Buffer> {
  const jpeg = await photo().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4 * count, segment(0xe2)), jpeg.subarray(2)]);
}

/** A PNG with packed notes before its picture, each of as much as 30 kB unpack to. */
export async function manyNotes(count: number, kind: 'zTXt' | 'iTXt' = 'zTXt'): Promise<Buffer> {
  const png = await photo(40, 40).png().toBuffer();
  const head = kind === 'zTXt' ? 'a\u0000\u0000' : 'a\u0000\u0001\u0000\u0000\u0000';
  const note = Buffer.concat([Buffer.from(kind + head), deflateSync(Buffer.alloc(30_000_000))]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(note.length - 4);
  ends.writeUInt32BE(crc32(note), 4);
  const whole = Buffer.concat([ends.subarray(0, 4), note, ends.subarray(4)]);
  return Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(count).fill(whole), png.subarray(33)]);
}

/** A moving WebP of so many frames of one pixel. */
export async function manyFrames(count: number): Promise<Buffer> {
  const pixel = (await photo(1, 1).webp().toBuffer()).subarray(12);
  const part = (name: string, ...body: Buffer[]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(
      body.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    return Buffer.concat([head, ...body]);
  };
  // Where it is, how large less one, for how long.
  const frame = part('ANMF', Buffer.alloc(16), pixel);
  const head = Buffer.from([2, ...Array<number>(9).fill(0)]);
  return part(
    ...(['RIFF', Buffer.from('WEBP'), part('VP8X', head), part('ANIM', Buffer.alloc(6))] as const),
    ...Array<Buffer>(count).fill(frame),
  );
}
