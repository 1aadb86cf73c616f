import type { PhotoFormat } from './kind-of-file.ts';

/** Programs write 4 to 24 into a photo that shows ever more of itself. The decoder goes through the whole picture for each. */
const mostScans = 64;
/** Those of a camera's notes, its colours and its other pictures. The decoder keeps each. */
const mostSegments = 2_000;
/** Of a moving picture the first is taken. The decoder goes through all once more for each of them: a hundred thousand take minutes. */
const mostFrames = 500;
/** Texts before a picture: those of programs are some kB. Unpacked they are up to a thousand times as much. */
const mostPackedNotes = 64 * 1024;

/** Whether opening the file takes work out of proportion to its pixels. */
export function isCostly(bytes: Buffer, format: PhotoFormat): boolean {
  if (format === 'jpeg') return isCostlyJpeg(bytes);
  if (format === 'png') return isCostlyPng(bytes);
  if (format === 'webp') return isCostlyWebp(bytes);
  return false;
}

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** What stands by itself: stuffed bytes of coded data, restarts, another beginning. */
const hasNoLength = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);

/** Goes from marker to marker as the decoder does: what a thumbnail, a map of light or a film behind the photo is of is none of its own. */
function isCostlyJpeg(bytes: Buffer): boolean {
  let [scans, segments] = [0, 0];
  for (let at = 2; ; ) {
    // Byte by byte: a call for each of the millions that may be in a file would take half a second.
    while (at < bytes.length && bytes[at] !== 0xff) at += 1;
    if (at + 3 >= bytes.length) return false;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? endOfImage;
    at += 2;
    if (marker === endOfImage) return false;
    if (hasNoLength(marker)) continue;
    if (at + 2 > bytes.length) return false;
    segments += 1;
    if (marker === startOfScan) scans += 1;
    if (scans > mostScans || segments > mostSegments) return true;
    at += Math.max(2, bytes.readUInt16BE(at));
  }
}

/** As numbers: a file of nothing but empty parts has a million. */
const [IDAT, zTXt, iTXt, ANMF] = ['IDAT', 'zTXt', 'iTXt', 'ANMF'].map((name) =>
  Buffer.from(name, 'latin1').readUInt32BE(),
);

function isCostlyPng(bytes: Buffer): boolean {
  let packed = 0;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.readUInt32BE(at + 4);
    if (name === IDAT) return false;
    if (name === zTXt || (name === iTXt && isPackedText(bytes, at + 8))) packed += length;
    if (packed > mostPackedNotes) return true;
    at += 12 + length;
  }
  return false;
}

/** The keyword of an international text ends with a zero; how it is packed follows. */
function isPackedText(bytes: Buffer, at: number): boolean {
  const end = bytes.subarray(at, at + 80).indexOf(0);
  return end < 0 || bytes[at + end + 1] !== 0;
}

function isCostlyWebp(bytes: Buffer): boolean {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.readUInt32BE(at) === ANMF) frames += 1;
    if (frames > mostFrames) return true;
    // Parts of an odd length have a byte more.
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return false;
}
