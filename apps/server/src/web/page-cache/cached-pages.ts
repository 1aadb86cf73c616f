import { signals } from '@serendib/api/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import { answerer, finishPage, isPage, sendPage, takesBrotli } from '../answers/answer.ts';
import { inWords, Refused, type Show } from '../answers/refused.ts';
import type { RenderQueue } from '../rendering/render-queue.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { cacheKeys } from './cache-key.ts';
import type { Page } from './page.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { PageRender } from './page-render.ts';

/** Characters of a requested address. Ours have some hundred; a search in Sinhala takes nine for each letter. */
const longestAddress = 3000;
/** By one address React Router asks what lies behind all links that a page shows, a map's too; it asks by no longer one. */
const longestManifestAddress = 7_680;
const isManifest = /^(\/[a-z-]+)?\/__manifest\?/;

/** Answers with pages that were rendered once for all visitors. */
export async function serveCachedPages(
  renderer: Renderer,
  pageCache: PageCache,
  origin: string,
  renderQueue: RenderQueue,
): Promise<Show> {
  const pages = await renderer.pages();
  const cacheKeyFor = cacheKeys(pages, origin);
  const answer = answerer(renderer);

  const render = (key: string, rendering: PageRender): Promise<Page> =>
    renderQueue.run(async () => {
      rendering.begin();
      const { answered } = rendering;
      const response = await pages.render(new Request(origin + key), { answered });
      if (!isPage(response)) throw new Uncacheable(response);
      return finishPage(response, renderer);
    }, !key.includes('?'));

  const renew = async (key: string, request: FastifyRequest): Promise<CachedPage> => {
    if (!pageCache.isRendering(key)) await renderQueue.count(request.ip);
    const page = await pageCache.renew(key, (rendering) => render(key, rendering));
    // Made of old replies, it is as old as they are.
    return page.trueUntil === undefined ? page : standIn(page);
  };

  /** A new one; or the old one, where the new one failed or cannot be had for now. */
  const newest = async (key: string, request: FastifyRequest): Promise<CachedPage> => {
    const old = pageCache.findStale(key);
    if (!old) return renew(key, request);
    if (pageCache.isAway) return standIn(old);
    try {
      const page = await unless(() => pageCache.isAway, renew(key, request));
      if (page && !page.isBroken) return page;
    } catch (error) {
      if (error instanceof Uncacheable && error.response.status < 500) throw error;
      if (!(error instanceof Refused)) request.log.error({ err: error }, 'A page could not be renewed');
    }
    const kept = pageCache.findStale(key);
    return kept ? standIn(kept) : renew(key, request);
  };
  const standIn = (page: CachedPage): CachedPage => ({
    ...page,
    standsIn: pageCache.isAway ? 'database-away' : 'not-renewed',
  });

  const pageAt = async (key: string, request: FastifyRequest): Promise<CachedPage> => {
    const cached = pageCache.find(key);
    signals.pageFound.tell(() => ({
      found: cached ? (pageCache.isFresh(cached) ? 'fresh' : 'stale') : 'none',
    }));
    if (!cached) return newest(key, request);
    if (takesBrotli(request)) void pageCache.condense(key, cached);
    if (!pageCache.isFresh(cached)) {
      pageCache
        .renew(key, (rendering) => render(key, rendering))
        .catch((error: unknown) => {
          // The old one will do while others have to wait for their first.
          if (!(error instanceof Refused)) request.log.error(error, 'A page could not be renewed');
        });
    }
    return cached;
  };

  return inWords(async (request, reply) => {
    const longest = isManifest.test(request.url) ? longestManifestAddress : longestAddress;
    if (request.url.length > longest) throw new Refused('tooLong');
    const { key, isUncacheable } = cacheKeyFor(request.url);
    // What follows "//" a browser takes for a host: the page's scripts would find themselves on another site.
    if (/.\/(\?|$)/.test(key) || /^\/[/\\]/.test(request.url))
      return reply.redirect(key.replace(/(?<=.)\/+(?=\?|$)/, ''), 308);
    if (isUncacheable) {
      signals.pageFound.tell(() => ({ found: 'never kept' }));
      await renderQueue.count(request.ip);
      const response = await renderQueue.run(() => pages.render(new Request(origin + key)));
      return answer(response, reply, request);
    }
    try {
      return await sendPage(await pageAt(key, request), reply, request);
    } catch (error) {
      if (error instanceof Uncacheable) return answer(error.response.clone(), reply, request);
      throw error;
    }
  });
}

/** A page that sent elsewhere, or was none after all. Several may have waited for it, so that each takes a copy. */
class Uncacheable extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('Not to be kept');
    this.response = response;
  }
}

/** What the work comes to; undefined as soon as `isSo`, however long the work may take. */
async function unless<Result>(isSo: () => boolean, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const soon = new Promise<undefined>((resolve) => {
    timer = setInterval(() => isSo() && resolve(undefined), 100);
  });
  try {
    return await Promise.race([work, soon]);
  } finally {
    clearInterval(timer);
  }
}
