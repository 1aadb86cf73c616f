import { t } from '@serendib/contract/words/t';
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { buildVersion, callContext, forDevelopers, offeredLanguages } from '~/lib/api/load.ts';
import { makeCall } from '~/lib/api/make-call.ts';
import type { Send } from '~/lib/api/send.ts';
import { renderingContext } from './rendered-page.ts';
import type { Pages, PagesOptions, RenderedPage } from './server-entry.ts';

/** What a route module may export as `handle`. */
export interface PageHandle {
  /** The query parameters the page understands; others are ignored, and no part of what is kept. */
  query?: readonly string[];
}

/** Opens a server build to a server that knows nothing of React Router; `send` is its way to the API. */
export function openPages(build: ServerBuild, options: PagesOptions): Pages {
  const handle = createRequestHandler(build, options.mode);
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const tree = branches(routes, undefined);
  const queries = new Map<string, readonly string[]>();
  return {
    async render(request, { from, answered } = {}) {
      const context = new RouterContextProvider();
      const send: Send = (sent) =>
        options.send({
          ...sent,
          headers: { 'accept-language': t('@language'), ...sent.headers },
          ...(from && { from }),
          ...(answered && { answered }),
        });
      context.set(callContext, makeCall(send, new URL(request.url).origin));
      context.set(buildVersion, build.assets.version);
      context.set(forDevelopers, options.developers);
      context.set(offeredLanguages, options.languages);
      const page: RenderedPage = {};
      context.set(renderingContext, { cache: options.fragmentCache, page });
      return Object.assign(await handle(request, context), page);
    },
    queryAt(pathname) {
      // Matching sorts all routes each time; lists differ in their queries alone.
      const fixed = queries.get(pathname);
      if (fixed) return fixed;
      const ids = matchRoutes(tree, pathname, build.basename)?.map(({ route }) => route.id ?? '') ?? [];
      const matched = ids.map((id) => build.routes[id]).filter((route) => route !== undefined);
      const page = matched.at(-1);
      // A route without a component is a file made on demand, not a page.
      if (!page?.module.default || page.path === '*') return null;
      const query = matched.flatMap(({ module }) => (module.handle as PageHandle | undefined)?.query ?? []);
      // A path without parameters: there are as many as routes.
      if (pathname === `/${page.path ?? ''}`) queries.set(pathname, query);
      return query;
    },
    formPaths: () =>
      routes.flatMap(({ path, module }) => (path && module.action ? [`${t('@prefix')}/${path}`] : [])),
  };
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Tree = Parameters<typeof matchRoutes>[0];

function branches(routes: ServerRoute[], parentId: string | undefined): Tree {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index: true as const } : { children: branches(routes, id) }),
    }));
}
