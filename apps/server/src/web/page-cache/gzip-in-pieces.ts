import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { FinishedHtml } from '../rendering/renderer.ts';

interface Styles {
  /** Ends on a byte, with nothing of it to be referred to: what follows may be any deflated piece. */
  deflated: Buffer;
  bytes: Buffer;
  fingerprint: string;
}

/** The styles of a route are the same in all of its pages, and the larger part of many. */
const stylesOf = new Map<string, Styles>();

function deflatedStyles(css: string): Styles {
  const known = stylesOf.get(css);
  if (known) return known;
  const bytes = Buffer.from(css);
  const deflated = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const styles = { bytes, deflated, fingerprint: fingerprintOf(css) };
  stylesOf.set(css, styles);
  return styles;
}

const fingerprintOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/** What begins a gzip file: deflated, without a name or a time, by an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A twentieth more bytes than at gzip's own level in half the time: a visitor waits for it. */
const level = 3;

/**
 * Makes a gzip file of a page in a millisecond: its styles are deflated once for all pages that have the same, and the
 * pieces, each flushed to a whole byte, stand one after the other.
 */
export function gzipInPieces({ before, css, after }: FinishedHtml): { gzip: Buffer; fingerprint: string } {
  const styles = deflatedStyles(css);
  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(last, crc32(styles.bytes, crc32(first))), 0);
  end.writeUInt32LE(first.length + styles.bytes.length + last.length, 4);
  const gzip = Buffer.concat([
    head,
    deflateRawSync(first, { level, finishFlush: constants.Z_FULL_FLUSH }),
    styles.deflated,
    deflateRawSync(last, { level }),
    end,
  ]);
  return { gzip, fingerprint: fingerprintOf(before + styles.fingerprint + after) };
}
