import { t } from '@serendib/contract/words/t';
import { toast } from '../feedback/toast.tsx';
import { isServerThere } from '../hydration/missing-parts.ts';

declare global {
  interface Window {
    /** Awaited by entry.client.tsx before the router goes anywhere. */
    fetchPage?: ((to: string | number) => Promise<void>) | undefined;
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
 * Fetches the scripts of a page before the router does. Where one does not come, the router loads anew the page that one
 * is on: without a network that and what was typed there would be gone. Here it stays until they are there.
 */
export function fetchPagesFirst(): () => void {
  let last = 0;
  const onPop = () => {
    last += 1;
  };
  window.fetchPage = async (to) => {
    last += 1;
    const mine = last;
    const isOver = () => mine !== last;
    // What is no path is of the page that is open.
    if (typeof to !== 'string' || !to.startsWith('/')) return;
    const address = t('@prefix') + to;
    const progress = document.createElement('div');
    // As the router's own, which comes when it goes.
    progress.className = 'shuttle';
    document.body.append(progress);
    await untilHad(address, isOver).finally(() => progress.remove());
    // Another page was gone to meanwhile: the router would go back on it.
    if (isOver()) await never;
  };
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    window.fetchPage = undefined;
  };
}

async function untilHad(address: string, isOver: () => boolean): Promise<void> {
  if (await isHad(address)) return;
  let pauseMs = firstPauseMs;
  while (!(await isServerThere())) {
    if (isOver()) return;
    if (pauseMs === firstPauseMs)
      toast(t('The page cannot be fetched just now. It follows by itself as soon as it can.'));
    await pause(pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }
  if (isOver() || (await isHad(address)) || isOver()) return;
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
