/**
 * A copy for a cache, in memory of its own. A short buffer is cut from a piece of Node's pool, and what zlib gives from
 * its chunk; each would keep the whole of that alive: 64 kB for a page of 31.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** The same of a text that is well formed: what was put together of pieces, or cut out of something longer, keeps all of those. */
export const ownText = (text: string): string => Buffer.from(text).toString();
