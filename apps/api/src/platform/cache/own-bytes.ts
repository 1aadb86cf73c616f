/**
 * A copy for a cache, in memory of its own. A short buffer is cut from a piece of Node's pool, and what zlib gives from
 * its chunk; each would keep the whole of that alive: 64 kB for a page of 31.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
