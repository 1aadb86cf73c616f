import { type Invalidations, neverNotified } from '@serendib/api/platform/cache/invalidations';
import type { RateLimiter } from '@serendib/api/platform/rate-limiter/rate-limiter';
import { errorTable } from '@serendib/contract/errors';
import { offeredLanguages } from '@serendib/messages/offered';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerer, passOn } from './answers/answer.ts';
import type { Show } from './answers/refused.ts';
import { addSecurityHeaders } from './answers/security.ts';
import { serveFiles } from './files.ts';
import { takeForms } from './forms.ts';
import { leadToOneName } from './one-name.ts';
import { urlOn } from './page-cache/cache-key.ts';
import { serveCachedPages } from './page-cache/cached-pages.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { RenderQueue } from './rendering/render-queue.ts';
import { openBuilt, openSource, type Renderer } from './rendering/renderer.ts';

export interface WebOptions {
  mode: 'production' | 'trial' | 'development';
  /** The site's public origin; pages are rendered for it, also where they are requested by another name. */
  publicUrl: string;
  /** The languages it is shown in, English first; those that are offered where nothing is said. */
  languages?: readonly string[];
  /** What the renderer's own calls to the API carry, by which they are not taken for one busy visitor's. */
  ownHeaders?: Record<string, string>;
  /** What tells that a kept page is no longer so. */
  invalidations?: Invalidations;
  /** The server of tiles that maps lie on, from which pages may load pictures. */
  mapTiles?: string | undefined;
  /** Limits what is rendered for one visitor; without it there is no limit. */
  rateLimiter?: RateLimiter;
}

/** Puts the website on an app that already has the API: files, pages, and the headers that guard both. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  addSecurityHeaders(app, {
    https: options.mode === 'production' && options.publicUrl.startsWith('https:'),
    publicUrl: options.publicUrl,
    mapTiles: options.mapTiles,
  });
  leadToOneName(app, options.publicUrl);
  const { origin } = new URL(options.publicUrl);
  const renderQueue = new RenderQueue(options.rateLimiter);
  if (options.mode === 'development') {
    const renderer = await openSource(app, options.ownHeaders ?? {});
    app.get(
      '/*',
      apiFirst((request, reply) => showUncached(renderer, origin, request, reply)),
    );
    await takeForms(app, renderer, options.publicUrl, passOn, renderQueue);
  } else {
    const renderer = await openBuilt(
      app,
      options.mode === 'trial',
      options.ownHeaders ?? {},
      undefined,
      options.languages ?? offeredLanguages(),
    );
    const pageCache = new PageCache(options.invalidations ?? neverNotified);
    const show = apiFirst(await serveCachedPages(renderer, pageCache, origin, renderQueue));
    await serveFiles(app, show);
    app.get('/*', show);
    await takeForms(app, renderer, options.publicUrl, answerer(renderer), renderQueue);
  }
}

async function showUncached(
  renderer: Renderer,
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await (await renderer.pages()).render(new Request(urlOn(origin, request.url)));
  // Vite's own scripts are inline and change as one works, so development has no policy for scripts.
  reply.header('content-security-policy', "frame-ancestors 'none'");
  return passOn(response, reply, request);
}

/** What the API itself says of a call it does not know; here such a path is only one that is no page. */
const apiFirst = (show: Show): Show => {
  return async (request, reply) => {
    if (!/^\/api(\/|\?|$)/.test(request.url)) return show(request, reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: errorTable.NOT_FOUND.words, code: 'NOT_FOUND' });
  };
};
