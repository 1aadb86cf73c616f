import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shows, withTags } from '../../cache/cache-tags.ts';
import type { Invalidations } from '../../cache/invalidations.ts';
import { TaggedCache } from '../../cache/tagged-cache.ts';
import { isAway } from '../../database/reason.ts';
import type { App } from '../app-types.ts';
import { sharedForASecond } from '../caching.ts';
import { isKnownTag } from '../etags.ts';
import { type CachedReply, codedBytes, makeReply, sizeOf } from './cached-reply.ts';
import { codingFor } from './codings.ts';

/** Since looks are counted without news of it. */
const freshFor = 30_000;
const ifErrorFor = 600_000;
const room = 32 * 1024 * 1024;
/** Characters of an address that is kept. */
const longestAddress = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    replyCache: ReplyCache;
  }
}

type Handler = () => unknown;

/** Replies to public reads, kept as finished bytes until something that they show changes. */
export class ReplyCache {
  readonly #cache: TaggedCache<CachedReply>;

  constructor(invalidations: Pick<Invalidations, 'disconnectedSince' | 'isAway' | 'subscribe'>) {
    this.#cache = new TaggedCache({ invalidations, room, sizeOf, freshFor, ifErrorFor });
  }

  /** Bytes that are taken, never more than there is room for. */
  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Answers from memory what is kept, before anything of the request is checked: its address is the key of it. */
  answerKnown(api: App): void {
    api.addHook('preValidation', (request, reply, done) => {
      if (!isShared(request)) return done();
      const found = this.#cache.find(request.url);
      if (found) this.#send(found, request, reply);
      else if (!this.#cache.isAway || !this.#sendStale(request, reply)) done();
    });
  }

  /** Answers with what the handler makes, or made a moment ago for another. */
  async answer(request: FastifyRequest, reply: FastifyReply, handler: Handler): Promise<unknown> {
    if (!isShared(request) || request.url.length > longestAddress) return handler();
    try {
      const made = await this.#cache.make(request.url, () => make(reply, handler));
      return this.#send(made, request, reply);
    } catch (error) {
      if (isAway(error) && this.#sendStale(request, reply)) return reply;
      throw error;
    }
  }

  #sendStale(request: FastifyRequest, reply: FastifyReply): boolean {
    const stale = this.#cache.findStale(request.url);
    if (!stale) return false;
    const age = Math.max(0, Math.round((Date.now() - stale.trueUntil) / 1000));
    reply
      .header('cache-control', 'no-store')
      .header('age', age)
      .header('cache-status', 'serendib; hit; detail=database-away');
    this.#send(stale.entry, request, reply);
    return true;
  }

  #send(cached: CachedReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Where a page is being made of it.
    shows(...cached.tags);
    const { headers, etag } = cached;
    reply.code(cached.status);
    for (const name in headers) reply.header(name, headers[name]);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', sharedForASecond);
    reply.header('etag', etag);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, ${variesBy}` : variesBy);
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const wanted = codingFor(request.headers['accept-encoding']);
    const { bytes, coding } = codedBytes(cached, wanted, () => this.#cache.grown(request.url, cached));
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  }
}

const variesBy = 'Accept-Encoding, Authorization';

/** Asked by no session: what an owner or an administrator is shown is made for them alone. */
const isShared = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

async function make(reply: FastifyReply, handler: Handler): Promise<CachedReply> {
  const begunAt = Date.now();
  const before = reply.getHeaders();
  const { result, tags } = await withTags(async () => handler());
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && value !== before[name]) headers[name] = value;
  const text = String(reply.serialize(result));
  return makeReply(text, { status: reply.statusCode, headers, tags, begunAt });
}
