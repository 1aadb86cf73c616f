import type { Language } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { withoutLanguage } from '~/lib/page/page-address.ts';
import type { ApiError, Call } from './call.ts';
import { fetchCall } from './deferred-call.ts';

/** The way to the API that a page's `load` uses; the server and the browser each put their own in. */
export const callContext = createContext<Call>();
/** False on a production server: pages for developers are not found there. */
export const forDevelopers = createContext<boolean>(true);
/** Of which build the pages are; blank in development. */
export const buildVersion = createContext<string>('');
/** The languages that the site is shown in, English first. */
export const offeredLanguages = createContext<readonly Language[]>([]);

export interface LoadArgs<Params = Record<string, string | undefined>> {
  call: Call;
  params: Params;
  /** The page's own address, without the prefix of its language. */
  url: URL;
  /** The languages that the site is shown in; known to the server alone. */
  languages: readonly Language[];
  /** A query parameter, trimmed; undefined when absent or empty. */
  query: (name: string) => string | undefined;
  signal: AbortSignal;
}

declare global {
  interface Window {
    /** Gives what was begun for this address when its link was pressed, or begins it (prefetch-on-touch.ts; patiently.ts). */
    loadOnce: <Result>(request: Request, load: () => Promise<Result>) => Promise<Result>;
    getContext?: () => Readonly<RouterContextProvider>;
  }
}

interface Load<Result, Params, Args = LoadArgs<Params>> {
  (args: Args): Promise<Result>;
  /** Fetches the module in which it lies, before it is asked to load. */
  fetch?: (() => Promise<unknown>) | undefined;
}

interface RouteArgs<Params> {
  request: Request;
  params: Params;
  context: Readonly<RouterContextProvider>;
}

/**
 * Makes one function into a route's loader on the server and in the browser:
 *
 *     const load = pageLoad(async ({ call, params }: LoadArgs<{ id: string }>) => …);
 *     export { load as loader, load as clientLoader };
 *
 * A refusal of the API becomes the page's own status: its 404 is a real 404. `ifNot` is what the page says then.
 */
export function pageLoad<Result, Params = Record<string, string | undefined>>(
  load: Load<Result, Params>,
  ifNot: PageFailure = {},
): Load<Result, Params, RouteArgs<Params>> {
  const run = async ({ request, params, context }: RouteArgs<Params>) => {
    const call = context.get(callContext);
    const url = new URL(request.url);
    url.pathname = withoutLanguage(url.pathname);
    const query = (name: string) => url.searchParams.get(name)?.trim() || undefined;
    try {
      return await load({
        call,
        params,
        url,
        query,
        languages: context.get(offeredLanguages),
        signal: request.signal,
      });
    } catch (error) {
      throw isApiError(error) ? pageError(error, ifNot) : error;
    }
  };
  if (import.meta.env.SSR) return run;
  return Object.assign((args: RouteArgs<Params>) => window.loadOnce(args.request, () => run(args)), {
    fetch: () => Promise.all([fetchCall(), load.fetch?.()]),
  });
}

/**
 * A load that lies in a module of its own: a page that is opened anew has its data already, so a browser fetches the
 * module when a link to the page is touched. It may import what it likes; a load that needs calls alone stands in its
 * route.
 *
 *     const load = pageLoad(deferLoad(() => import('./load-list.ts')));
 */
export const deferLoad = <Params, Result>(
  fetch: () => Promise<{ load: (args: LoadArgs<Params>) => Promise<Result> }>,
) => Object.assign(async (args: LoadArgs<Params>): Promise<Result> => (await fetch()).load(args), { fetch });

/** By its name: its class comes with the scripts that call the API. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** What the page says when its own data cannot be had. */
export interface PageFailure {
  /** Heading when the thing is not there: `Tour Guide Not Found`. */
  notFound?: string;
  /** Heading when it could not be fetched: `Failed to load tour guide details`. */
  failed?: string;
  /** The way back: where it leads and what it says. */
  back?: { to: string; label: string };
}

export interface PageErrorData {
  of: Pick<ApiError, 'status' | 'code' | 'words' | 'isSaid' | 'retryAfter'>;
  title?: string;
  back?: PageFailure['back'];
}

/** What a page throws to show the error page with this status. */
function pageError(
  { status, code, words, isSaid, retryAfter }: PageErrorData['of'],
  { notFound, failed, back }: PageFailure = {},
) {
  const title = status === 404 ? notFound : failed;
  const of = { status, code, words, isSaid, retryAfter };
  const shown: PageErrorData = { of, ...(title && { title }), ...(back && { back }) };
  return data(shown, { status: status || (code === 'TIMEOUT' ? 504 : 503) });
}

/** Not found, for a page that finds out by itself. */
export const notFound = (words = t('This page is not on the island.'), ifNot?: PageFailure) =>
  pageError({ status: 404, code: 'NOT_FOUND', words, isSaid: true, retryAfter: 0 }, ifNot);
