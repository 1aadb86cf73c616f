import { LruMap } from 'toad-cache';
import type { FragmentCache } from '../../../../web/app/lib/page/server-entry.ts';

/** Of some two kilobytes each, and as much for what it is kept by. */
const most = 2500;
/** As fresh as a page, since some words depend on the day. */
const freshMs = 30_000;

export class CachedFragments implements FragmentCache {
  readonly #fragments = new LruMap<{ html: string; until: number }>(most);

  get(key: string): string | undefined {
    const kept = this.#fragments.get(key);
    return kept && performance.now() < kept.until ? kept.html : undefined;
  }

  set(key: string, html: string): void {
    this.#fragments.set(key, { html, until: performance.now() + freshMs });
  }
}
