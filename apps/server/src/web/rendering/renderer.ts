import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { withTags } from '@serendib/api/platform/cache/cache-tags';
import { languagesOf } from '@serendib/messages/languages';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import type { Answer, Answered, Sent } from '../../../../web/app/lib/api/send.ts';
import type {
  FinishedHtml,
  FragmentCache,
  Pages,
  RenderedPage,
  ServerEntry,
} from '../../../../web/app/lib/page/server-entry.ts';
import type * as DevServer from '../../../../web/scripts/dev-server.ts';
import { CachedFragments } from './cached-fragments.ts';
import { pagesByLanguage } from './pages-by-language.ts';

export type { Answered, FinishedHtml, Pages };
/** An answer of the pages. One that is a page has its HTML beside it, and what belongs into the places of its fragments. */
export type Rendered = Response & RenderedPage;

/** A bundle of the pages, which is built apart. */
interface WebBuild {
  basename?: string;
  entry: { module: ServerEntry<WebBuild> };
}

export interface Renderer {
  /** The pages as they are now; in development each time anew. */
  pages(): Promise<Pages>;
  /** What the page's own inline scripts are marked with. */
  cspNonce: string;
  /** What is sent of a rendered page: its scripts deferred, its styles found, its fragments put in. */
  finishHtml(html: string, fragments?: readonly string[]): FinishedHtml;
}

export const webRoot = fileURLToPath(new URL('../../../../web', import.meta.url));
const bundleOf = (folder: string) => new URL(`../../../../web/build/${folder}/index.js`, import.meta.url);

/**
 * Asks the API without a network. Not by `app.inject`, which refuses once closing has begun: a page whose request
 * was accepted may still wait for its turn then.
 */
export function inProcess(app: FastifyInstance, ownHeaders: Record<string, string>) {
  return async ({ method, url, headers, body, signal, from, answered }: Sent): Promise<Answer> => {
    const untilAnswered = new AbortController();
    const abort = () => untilAnswered.abort(signal.reason);
    const ask = () =>
      inject(app.routing, {
        method: method as 'GET',
        url,
        headers: { ...headers, ...(from ? {} : ownHeaders), accept: 'application/json' },
        ...(from && { remoteAddress: from }),
        signal: untilAnswered.signal,
        ...(typeof body === 'string' && { payload: body }),
      });
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    const { result: answer, tags } = await withTags(ask)
      .catch((error: unknown) => {
        answered?.(0, new Set());
        throw error;
      })
      // Else the signal keeps the answer until its time has run out: half a minute after it came.
      .finally(() => signal.removeEventListener('abort', abort));
    const { age } = answer.headers;
    answered?.(answer.statusCode, tags, age === undefined ? undefined : Number(age));
    return {
      status: answer.statusCode,
      header: (name) => (answer.headers[name] === undefined ? null : String(answer.headers[name])),
      body: async () => answer.json(),
    };
  };
}

/** The build of the pages in English; `server-si` has those in Sinhala. */
export const readBuilt = async (folder = 'server') => (await import(bundleOf(folder).href)) as WebBuild;

export async function openBuilt(
  app: FastifyInstance,
  developers: boolean,
  ownHeaders: Record<string, string>,
  fragmentCache: FragmentCache | null = new CachedFragments(),
  languages: readonly string[] = ['en'],
): Promise<Renderer> {
  const options = {
    mode: 'production',
    developers,
    languages: languagesOf(languages),
    send: inProcess(app, ownHeaders),
    ...(fragmentCache && { fragmentCache }),
  } as const;
  const codes = languages.slice(1);
  const folderOf = (code: string) => `server-${code}`;
  if (!['server', ...codes.map(folderOf)].every((folder) => existsSync(bundleOf(folder))))
    throw new Error('The pages are not built: run `npm run build`.');
  const open = async (folder: string, basename?: string) => {
    const build = await readBuilt(folder);
    const { openPages, cspNonce, finishHtml } = build.entry.module;
    return { cspNonce, finishHtml, pages: openPages({ ...build, ...(basename && { basename }) }, options) };
  };
  const { pages: english, ...rest } = await open('server');
  const others = codes.map((code) => {
    const opening = async () => (await open(folderOf(code), `/${code}`)).pages;
    return [code, opening] as const;
  });
  const pages = pagesByLanguage(english, new Map(others));
  return { pages: async () => pages, ...rest };
}

/** Vite in front of everything but the API: pages, styles and scripts as they are in the source. */
export async function openSource(
  app: FastifyInstance,
  ownHeaders: Record<string, string>,
): Promise<Renderer> {
  const devServer = new URL('../../../../web/scripts/dev-server.ts', import.meta.url);
  const { startVite, loadBuild } = (await import(devServer.href)) as typeof DevServer;
  const vite = await startVite(webRoot, app.server);
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.url?.startsWith('/api/')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  return {
    async pages() {
      const build = (await loadBuild(vite)) as WebBuild;
      const options = {
        mode: 'development',
        developers: true,
        languages: languagesOf(['en']),
        send: inProcess(app, ownHeaders),
      } as const;
      return build.entry.module.openPages(build, options);
    },
    cspNonce: '',
    finishHtml: (html) => ({ before: '', css: '', after: html }),
  };
}
