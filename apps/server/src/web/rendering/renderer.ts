import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withTags } from '@serendib/api/platform/cache/cache-tags';
import type { Language } from '@serendib/contract/languages/languages';
import { languagesOf } from '@serendib/messages/languages';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { LruMap } from 'toad-cache';
import { pagesByLanguage } from './pages-by-language.ts';

// What the web's server bundle exports (apps/web/app/entry.server.tsx). It is built apart and carries its own
// React and router, so that it is known here by shape alone.
interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  /** The network address of the visitor on whose account it is sent; none for what all visitors share. */
  from?: string;
  /** Told the status, 0 where there was no answer, and the cache tags of what it shows. */
  answered?: Answered;
}
export type Answered = (status: number, tags: ReadonlySet<string>) => void;
interface Answer {
  status: number;
  header: (name: string) => string | null;
  body: () => Promise<unknown>;
}
/** An answer of the pages. One that is a page has its HTML beside it, and what belongs into the places of its fragments. */
export type Rendered = Response & { html?: string; fragments?: readonly string[] };
/** What is sent of a page, in three pieces: many pages have the same styles. */
export interface FinishedHtml {
  before: string;
  css: string;
  after: string;
}
export interface Pages {
  render(request: Request, options?: { from?: string; answered?: Answered }): Promise<Rendered>;
  queryAt(pathname: string): readonly string[] | null;
  formPaths(): readonly string[];
}
/** Keeps the HTML of parts that many pages show, by their names and what they show. */
interface FragmentCache {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}
interface WebBuild {
  basename?: string;
  entry: {
    module: {
      cspNonce: string;
      finishHtml(html: string, fragments?: readonly string[]): FinishedHtml;
      openPages(
        build: WebBuild,
        options: {
          mode: 'production' | 'development';
          developers: boolean;
          languages: readonly Language[];
          send: (sent: Sent) => Promise<Answer>;
          fragmentCache?: FragmentCache;
        },
      ): Pages;
    };
  };
}

export interface Renderer {
  /** The pages as they are now; in development each time anew. */
  pages(): Promise<Pages>;
  /** What the page's own inline scripts are marked with. */
  cspNonce: string;
  /** What is sent of a rendered page: its scripts deferred, its styles found, its fragments put in. */
  finishHtml(html: string, fragments?: readonly string[]): FinishedHtml;
}

/** Of some two kilobytes each, and as much for what it is kept by; as fresh as a page, since some words depend on the day. */
const fragments = { most: 2500, freshForMs: 30_000 };

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
    answered?.(answer.statusCode, tags);
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
  fragmentCache: FragmentCache | null = new LruMap(fragments.most, fragments.freshForMs),
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
    throw new Error('The pages are not built: run `npm run build -w @serendib/web`.');
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

interface DevServer {
  startVite(root: string, server: unknown): Promise<{ middlewares: ViteMiddleware; close(): Promise<void> }>;
  loadBuild(vite: unknown): Promise<unknown>;
}
type ViteMiddleware = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

/** Vite in front of everything but the API: pages, styles and scripts as they are in the source. */
export async function openSource(
  app: FastifyInstance,
  ownHeaders: Record<string, string>,
): Promise<Renderer> {
  const devServer = new URL('../../../../web/scripts/dev-server.ts', import.meta.url);
  const { startVite, loadBuild } = (await import(devServer.href)) as DevServer;
  const vite = await startVite(webRoot, app.server);
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use((request: { url?: string }, response: unknown, next: (error?: unknown) => void) => {
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
