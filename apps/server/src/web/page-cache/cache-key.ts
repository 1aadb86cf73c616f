import { LruMap } from 'toad-cache';
import type { Pages } from '../rendering/renderer.ts';

export interface CacheKey {
  /** What the page is rendered for and kept by: its path and the parameters it knows, in their own order. */
  key: string;
  /** Nothing but the catch-all answers here, or it is data for a navigation: not to be kept. */
  isUncacheable: boolean;
}

/** The part of a request's URL that belongs to a site, without the host that the client wrote into it. */
export function urlOn(origin: string, requested: string): URL {
  const url = (requested.startsWith('/') && URL.parse(origin + requested)) || new URL('/', origin);
  // After parsing, because "/\" and "/.//" become "//" by it, which a browser that is led there takes for a host.
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

const room = 5000;
/** Characters; longer ones are worked out each time. */
const longest = 300;

/** Finds out once for each URL that is asked for again and again what it is kept by. */
export function cacheKeys(pages: Pages, origin: string): (requested: string) => CacheKey {
  const known = new LruMap<CacheKey>(room);
  return (requested) => {
    const found = known.get(requested);
    if (found) return found;
    const address = cacheKeyOf(urlOn(origin, requested), pages);
    if (requested.length + address.key.length <= longest) known.set(requested, address);
    return address;
  };
}

function cacheKeyOf(url: URL, pages: Pages): CacheKey {
  const query = url.pathname.endsWith('.data') ? null : pages.queryAt(url.pathname);
  if (query === null) return { key: url.pathname + url.search, isUncacheable: true };
  const cached = new URLSearchParams();
  for (const name of query) {
    for (const value of url.searchParams.getAll(name)) if (value !== '') cached.append(name, value);
  }
  const search = cached.toString();
  return { key: search ? `${url.pathname}?${search}` : url.pathname, isUncacheable: false };
}
