import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { shows, withTags } from '../../cache/cache-tags.ts';
import type { Invalidations } from '../../cache/invalidations.ts';
import { TaggedCache } from '../../cache/tagged-cache.ts';
import { isAway } from '../../database/reason.ts';
import type { App } from '../app-types.ts';
import { sharedForASecond, variedBy } from '../caching.ts';
import { isKnownTag } from '../etags.ts';
import { readerLanguage } from '../refusals/reader-language.ts';
import { type CachedReply, codedBytes, makeReply, sizeOf } from './cached-reply.ts';
import { codingFor } from './codings.ts';

/** Views are counted without announcing a tag, so a reply is made anew after this time. */
const freshMs = 30_000;
const staleIfErrorMs = 600_000;
const room = 20 * 1024 * 1024;
/** Characters of an address that is kept. */
const longestAddress = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    replyCache: ReplyCache;
  }
  interface FastifyReply {
    isFromMemory: boolean;
  }
}

type Handler = () => unknown;

/** Replies to public reads, kept as finished bytes until something that they show changes. */
export class ReplyCache {
  readonly #cache: TaggedCache<CachedReply>;

  constructor(invalidations: Pick<Invalidations, 'disconnectedSince' | 'isAway' | 'subscribe'>) {
    this.#cache = new TaggedCache({ invalidations, room, sizeOf, freshMs, staleIfErrorMs });
  }

  /** Bytes that are taken, never more than there is room for. */
  get bytes(): number {
    return this.#cache.bytes;
  }

  /**
   * Answers from memory what is kept, once the limits have counted the request. The key is the address, with the reader's
   * language where words of ours are told. Call it after the limits and before the routes.
   */
  answerKnown(api: App): void {
    let isClosing = false;
    api.addHook('preClose', async () => {
      isClosing = true;
    });
    api.addHook('onRoute', (route) => {
      if (!route.config?.cached) return;
      const answer: onRequestHookHandler = (request, reply, done) => {
        if (!isShared(request)) return done();
        const found = this.#cache.find(keyOf(request));
        if (!found) {
          if (!this.#cache.isAway || !this.#sendStale(request, reply)) done();
          return;
        }
        reply.isFromMemory = true;
        // Towards the end hooks say more, which is not the same each time.
        if (found.addedByHooks && !isClosing) this.#sendAtOnce(found, found.addedByHooks, request, reply);
        else this.#send(found, request, reply);
      };
      route.onRequest = [...[route.onRequest ?? []].flat(), answer];
    });
  }

  /** Answers with what the handler makes, or made a moment ago for another. */
  async answer(request: FastifyRequest, reply: FastifyReply, handler: Handler): Promise<unknown> {
    if (!isShared(request) || request.url.length > longestAddress) return handler();
    try {
      const made = await this.#cache.make(keyOf(request), () => make(reply, handler));
      return this.#send(made, request, reply);
    } catch (error) {
      if (isAway(error) && this.#sendStale(request, reply)) return reply;
      throw error;
    }
  }

  #sendStale(request: FastifyRequest, reply: FastifyReply): boolean {
    const stale = this.#cache.findStale(keyOf(request));
    if (!stale) return false;
    const age = Math.max(0, Math.round((performance.now() - stale.trueUntil) / 1000));
    reply
      .header('cache-control', 'no-store')
      .header('age', age)
      .header('cache-status', 'serendib; hit; detail=database-away');
    this.#send(stale.entry, request, reply);
    return true;
  }

  /** Through all that Fastify does with a reply. */
  #send(cached: CachedReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    shows(...cached.tags);
    reply.code(cached.status).headers(cached.headers);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', sharedForASecond);
    reply.header('etag', cached.etag).header('vary', variedBy(reply.getHeader('vary'), choosers));
    const isKnown = isKnownTag(request.headers['if-none-match'], cached.etag);
    const { bytes, coding } = this.#bytesOf(cached, request, reply);
    if (isKnown) reply.code(304);
    else reply.header('content-type', json);
    if (coding !== 'identity' && !isKnown) reply.header('content-encoding', coding);
    if (!cached.addedByHooks && !isKnown) {
      const before = reply.getHeaders();
      reply.raw.once('finish', () => {
        cached.addedByHooks = addedTo(before, reply.getHeaders() as OutgoingHttpHeaders);
      });
    }
    return isKnown ? reply.send() : reply.send(bytes);
  }

  /** The same bytes and headers without Fastify's way of making them. */
  #sendAtOnce(
    cached: CachedReply,
    addedByHooks: OutgoingHttpHeaders,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    shows(...cached.tags);
    const headers: OutgoingHttpHeaders = Object.assign(reply.getHeaders(), cached.headers, addedByHooks);
    headers['cache-control'] ??= sharedForASecond;
    headers.etag = cached.etag;
    headers.vary = variedBy(headers.vary, choosers);
    reply.hijack();
    if (isKnownTag(request.headers['if-none-match'], cached.etag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
    const { bytes, coding } = this.#bytesOf(cached, request, reply);
    headers['content-type'] = json;
    headers['content-length'] = bytes.length;
    if (coding !== 'identity') headers['content-encoding'] = coding;
    reply.raw.writeHead(cached.status, headers).end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** What is asked for once goes as it is; coding it is worth while when it is asked for again. */
  #bytesOf(cached: CachedReply, request: FastifyRequest, reply: FastifyReply) {
    if (!reply.isFromMemory) return { bytes: cached.identity, coding: 'identity' as const };
    const wanted = codingFor(request.headers['accept-encoding'], ['br', 'gzip']);
    return codedBytes(cached, wanted, () => this.#cache.grown(keyOf(request), cached));
  }
}

const json = 'application/json; charset=utf-8';
const choosers = 'Accept-Encoding, Authorization';

/** Of one connection, or counted for each reply. */
const neverAdded = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'set-cookie',
]);

const addedTo = (before: object, after: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(after).filter(([name]) => !(name in before) && !neverAdded.has(name)));

/** Asked by no session: what an owner or an administrator is shown is made for them alone. */
const isShared = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** What is told in the language of its reader is kept by language; where none is asked for, as it was written. */
const keyOf = (request: FastifyRequest): string =>
  request.routeOptions.config.told ? `${readerLanguage(request) ?? ''} ${request.url}` : request.url;

async function make(reply: FastifyReply, handler: Handler): Promise<CachedReply> {
  const begunAt = performance.now();
  const before = reply.getHeaders();
  const { result, tags } = await withTags(async () => handler());
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && value !== before[name]) headers[name] = value;
  const text = String(reply.serialize(result));
  return makeReply(text, { status: reply.statusCode, headers, tags, begunAt });
}
