import { t } from '@serendib/contract/words/t';
import { toast } from '../feedback/toast.tsx';
import { isServerThere } from '../hydration/missing-parts.ts';
import { openKeptInstead } from './open-kept-instead.ts';

declare global {
  interface Window {
    /** Called by entry.client.tsx as the router is told to go, and awaited before it goes. */
    fetchPage?: ((to: string | number, ready: Promise<unknown>) => Promise<void> | undefined) | undefined;
    /** The router itself. */
    __reactRouterDataRouter?: { match: (address: string) => { route: { id: string } }[] | null };
  }
}
interface PageModule {
  clientLoader?: { fetch?: () => Promise<unknown> };
}

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
const never = new Promise<never>(() => {});

/**
 * Fetches the scripts of a page that a link leads to before the router does. Where one does not come, the router loads
 * anew the page that one is on: without a network that and what was typed there would be gone. Here it stays until they
 * are there. Only links wait: no code waits for a link that is given up, as forms wait for the page that they lead to.
 */
export function fetchPagesFirst(): () => void {
  let waiting: AbortController | undefined;
  let isLink = false;
  const giveUp = () => waiting?.abort();
  const onClick = ({ target }: Event) => {
    isLink = target instanceof Element && target.closest('a') !== null;
    // A link tells the router as it is pressed.
    setTimeout(() => {
      isLink = false;
    });
  };
  window.fetchPage = (to, ready) => {
    giveUp();
    // What is no path is of the page that is open.
    if (!isLink || typeof to !== 'string' || !to.startsWith('/')) return undefined;
    waiting = new AbortController();
    // The first page of a language has no slash at its end.
    const address = (t('@prefix') + to).replace(/^(\/\w+)\/(?=$|[?#])/, '$1');
    return fetchFirst(address, ready, waiting.signal);
  };
  addEventListener('popstate', giveUp);
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('popstate', giveUp);
    giveUp();
    removeEventListener('click', onClick, true);
    window.fetchPage = undefined;
  };
}

/** @param ready What the router waits for besides: until then one may go elsewhere. */
async function fetchFirst(address: string, ready: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const progress = document.createElement('div');
  // As the router's own, which comes when it goes.
  progress.className = 'shuttle';
  document.body.append(progress);
  const waitNoMore = openKeptInstead(location.origin + address);
  const end = () => {
    waitNoMore();
    progress.remove();
  };
  signal.addEventListener('abort', end);
  await Promise.all([ready, untilHad(address, signal)]);
  end();
  // Another page was gone to meanwhile: the router would go back on it.
  if (signal.aborted) await never;
}

async function untilHad(address: string, signal: AbortSignal): Promise<void> {
  if (await isHad(address)) return;
  let pauseMs = firstPauseMs;
  while (!(await isServerThere())) {
    if (signal.aborted) return;
    if (pauseMs === firstPauseMs)
      toast(t('The page cannot be fetched just now. It follows by itself as soon as it can.'));
    await pause(pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }
  if (signal.aborted || (await isHad(address)) || signal.aborted) return;
  // The server answers, and they do not come: they are of a build that is not there any more.
  location.assign(address);
  await never;
}

/** The files in which a route lies: its load may be one of its own. */
const filesOf = (id: string): string[] => {
  const { module, clientLoaderModule } = window.__reactRouterManifest?.routes[id] ?? {};
  return [module, clientLoaderModule].filter((file) => file !== undefined);
};

/** The router takes what was fetched from the browser, which keeps modules; one that failed it fetches again. */
async function isHad(address: string): Promise<boolean> {
  const routes = window.__reactRouterDataRouter?.match(address);
  // It asks for a route that it has not heard of, and says nothing of it without a network but that something is wrong.
  if (!routes) return navigator.onLine;
  const fetching = routes
    .flatMap(({ route }) => filesOf(route.id))
    .map(async (file) => {
      const { clientLoader }: PageModule = await import(/* @vite-ignore */ file);
      // What it loads with.
      await clientLoader?.fetch?.();
    });
  return Promise.all(fetching).then(
    () => true,
    () => false,
  );
}

/** Shorter where the network comes back. */
const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
