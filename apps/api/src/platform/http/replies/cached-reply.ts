import type { OutgoingHttpHeaders } from 'node:http';
import { ownBytes } from '../../cache/own-bytes.ts';
import type { Tagged } from '../../cache/tagged-cache.ts';
import { etagOf } from '../etags.ts';
import { type Coding, compress } from './codings.ts';

/** A reply as it is kept: finished, in the codings that were asked for since it was asked for again. */
export interface CachedReply extends Tagged {
  status: number;
  etag: string;
  /** What its handler said besides: how a list goes on, how many there are. */
  headers: OutgoingHttpHeaders;
  /** What hooks add to every reply at its end, known once it was sent. */
  addedByHooks?: OutgoingHttpHeaders;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Codings under way, or not worth it. */
  tried: Set<Coding>;
}

/** Bytes below which a coding takes more than it saves. */
const worthCoding = 1_000;

export function makeReply(
  text: string,
  { status, headers, tags, begunAt }: Pick<CachedReply, 'status' | 'headers' | 'tags' | 'begunAt'>,
): CachedReply {
  const identity = ownBytes(Buffer.from(text));
  return { status, headers, tags, begunAt, identity, etag: etagOf(identity), tried: new Set() };
}

/** Bytes that it takes: all codings, its address and tags as often as they are kept, what objects cost. */
export const sizeOf = (key: string, { identity, br, gzip, tags }: CachedReply): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 4 * key.length + 250 * tags.size + 1_024;

/** The densest coding of those that are there already; `onCoded` is called when the one that was wanted is there too. */
export function codedBytes(
  reply: CachedReply,
  wanted: Coding,
  onCoded: () => void,
): { bytes: Buffer; coding: Coding } {
  if (wanted === 'identity' || reply.identity.length < worthCoding)
    return { bytes: reply.identity, coding: 'identity' };
  const coded = reply[wanted];
  if (coded) return { bytes: coded, coding: wanted };
  if (!reply.tried.has(wanted)) {
    reply.tried.add(wanted);
    compress(reply.identity, wanted).then(
      (bytes) => {
        reply[wanted] = ownBytes(bytes);
        onCoded();
      },
      // It goes uncoded then.
      () => undefined,
    );
  }
  return { bytes: reply.identity, coding: 'identity' };
}
