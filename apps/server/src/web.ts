import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { deaf, type Invalidations } from '@serendib/api/platform/cache/invalidations';
import type { Tries } from '@serendib/api/platform/tries/tries';
import { errorTable } from '@serendib/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerer, passOn } from './web/answers/answer.ts';
import type { Show } from './web/answers/refused.ts';
import { addSecurityHeaders } from './web/answers/security.ts';
import { takeForms } from './web/forms.ts';
import { urlOn } from './web/kept/address.ts';
import { keptPages } from './web/kept/kept-pages.ts';
import { PageStore } from './web/kept/page-store.ts';
import { leadToOneName } from './web/one-name.ts';
import { openBuilt, openSource, type Renderer, webRoot } from './web/rendering/renderer.ts';
import { Renders } from './web/rendering/renders.ts';

export interface WebOptions {
  mode: 'production' | 'trial' | 'development';
  /** The site's public origin; pages are rendered for it, whatever name they are asked by. */
  publicUrl: string;
  /** What the renderer's own calls to the API carry, by which they are not taken for one busy visitor's. */
  ownHeaders?: Record<string, string>;
  /** What tells that a kept page is no longer so. */
  invalidations?: Invalidations;
  /** By which is counted what one visitor has rendered; without it nobody is refused. */
  tries?: Tries;
}

/** Puts the website on an app that already has the API: files, pages, and the headers that guard both. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  addSecurityHeaders(app, { https: options.mode === 'production' && options.publicUrl.startsWith('https:') });
  leadToOneName(app, options.publicUrl);
  const { origin } = new URL(options.publicUrl);
  const renders = new Renders(options.tries);
  if (options.mode === 'development') {
    const renderer = await openSource(app, options.ownHeaders ?? {});
    app.get(
      '/*',
      apiFirst((request, reply) => showUnkept(renderer, origin, request, reply)),
    );
    await takeForms(app, renderer, options.publicUrl, passOn, renders);
  } else {
    await serveFiles(app);
    const renderer = await openBuilt(app, options.mode === 'trial', options.ownHeaders ?? {});
    const store = new PageStore(options.invalidations ?? deaf);
    app.get('/*', apiFirst(await keptPages(renderer, store, origin, renders)));
    await takeForms(app, renderer, options.publicUrl, answerer(renderer), renders);
  }
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(serveStatic, {
    root: join(webRoot, 'build/client'),
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      // Names under assets/ change with what is in them; others are asked about anew.
      const lasting = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        lasting
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600, stale-while-revalidate=86400',
      );
      reply.header('vary', 'accept-encoding');
    },
  });
}

async function showUnkept(
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
