interface RouteEntry {
  path?: string;
  parentId?: string;
  module: string;
  /** Where the router's build gave its load a file of its own. */
  clientLoaderModule?: string;
  imports?: string[];
}
declare global {
  interface Window {
    /** The router's own list of the routes that it has heard of. */
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
    __reactRouterContext?: { basename?: string };
    /** Fetches the styles of all pages; a page comes with those of its own routes alone. */
    loadAllCss?: () => Promise<unknown>;
  }
}
interface PageModule {
  clientLoader?: { (args: object): Promise<unknown>; fetch?: () => Promise<unknown> };
}

/**
 * Fetches the scripts of the page that a link leads to as soon as it is touched, all in one wave, and asks for its data
 * when it is pressed: the router would wait for the parts of this page first, then fetch the page's own script, then
 * what that one names, and only then ask. The styles of all pages come by the same
 * touch. Sent as text with the page, so it stands alone; see `pageLoad` for the rest.
 */
export default function prefetchOnTouch() {
  const touched = ['touchstart', 'pointerdown'];
  const begun = new Map<string, Promise<unknown> | undefined>();
  const seen = new Set<string>();
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;

  const routeOf = (pathname: string) => {
    const routes: RouteEntry[] = Object.values(window.__reactRouterManifest?.routes ?? {});
    // Without the prefix of the page's language.
    const parts = pathname.slice(window.__reactRouterContext?.basename?.length).split('/').filter(Boolean);
    for (const route of routes) {
      if (route.parentId !== 'root' || route.path === '*') continue;
      const names = (route.path ?? '').split('/').filter(Boolean);
      const isIt = (name: string, at: number) => name.startsWith(':') || name === parts[at];
      if (names.length !== parts.length || !names.every(isIt)) continue;
      const params = names.flatMap((name, at) =>
        name.startsWith(':') ? [[name.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
      );
      return { route, params: Object.fromEntries(params) };
    }
    return undefined;
  };

  const own = document.getElementById('page-css');
  let allCss: Promise<unknown> | undefined;
  const loadAllCss = () =>
    new Promise<unknown>((done) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = own?.dataset.all ?? '';
      link.onload = done;
      link.onerror = () => {
        link.remove();
        allCss = undefined;
        done(undefined);
      };
      // Before the styles that a route links to, which have the last word.
      (document.getElementById('page-css') ?? document.head.lastElementChild)?.after(link);
    });
  if (own)
    window.loadAllCss = () => {
      allCss ??= loadAllCss();
      return allCss;
    };

  window.loadOnce = <Result>({ url }: Request, load: () => Promise<Result>) => {
    // Of the press and the router, the first to come asks and the second takes what it asked for.
    const had = begun.get(url) as Promise<Result> | undefined;
    if (had) begun.delete(url);
    const loading = had ?? load();
    if (!had && begun.has(url)) begun.set(url, loading);
    return loading;
  };

  const importLoad = ({ module, clientLoaderModule }: RouteEntry): Promise<PageModule> =>
    import(/* @vite-ignore */ clientLoaderModule ?? module);

  /** Where a page's load lies in a module of its own (`deferLoad`), that comes now too. */
  const fetchLoad = (route: RouteEntry) => {
    if (!window.getContext) return;
    importLoad(route)
      .then(({ clientLoader }) => clientLoader?.fetch?.())
      .catch(() => {});
  };

  const fetchScripts = (event: Event) => {
    const found = routeOf(linkOf(event)?.pathname ?? '*');
    if (!found) return undefined;
    window.loadAllCss?.();
    const { module, clientLoaderModule, imports = [] } = found.route;
    for (const file of [module, clientLoaderModule, ...imports]) {
      if (!file || seen.has(file)) continue;
      seen.add(file);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    fetchLoad(found.route);
    return found;
  };

  const askForData = (event: MouseEvent) => {
    const link = linkOf(event);
    const isOther = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isOther || link.target || !window.getContext) return;
    const found = fetchScripts(event);
    const url = link.href.split('#')[0] ?? '';
    if (!found || url === location.href.split('#')[0]) return;
    const { route, params } = found;
    const context = window.getContext();
    begun.set(url, undefined);
    // What was asked for and not taken, since the visitor went elsewhere after all, is old soon.
    setTimeout(() => begun.delete(url), 5000);
    importLoad(route)
      .then(({ clientLoader }) => clientLoader?.({ request: new Request(url), params, context }))
      // fetch-page.ts fetches again, and says what is the matter.
      .catch(() => {});
  };

  for (const name of touched) addEventListener(name, fetchScripts, { capture: true, passive: true });
  addEventListener('click', askForData, true);
}
