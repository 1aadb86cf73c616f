import { anyTag } from '@serendib/api/platform/cache/cache-tags';
import type { Invalidations } from '@serendib/api/platform/cache/invalidations';
import { KeysByTag } from '@serendib/api/platform/cache/keys-by-tag';
import { type Doubtable, trueUntilOf } from '@serendib/api/platform/cache/tagged-cache';
import { makeConcurrencyLimiter } from '@serendib/api/platform/concurrency-limiter';
import { compressDensely, type Page } from './page.ts';
import { PageRender } from './page-render.ts';

const freshMs = 30_000;
const staleWhileRevalidateMs = 60_000;
/** How old a page may be while changes go unheard. */
const freshWhileDisconnectedMs = 1_000;
/** How long one that cannot be made anew is shown beyond the moment until which it is known to be true. */
const staleIfErrorMs = 600_000;
const room = 20 * 1024 * 1024;
/** Pages that may wait to be compressed densely; the next time it is asked for, a page tries again. */
const mostWaiting = 100;

export interface CachedPage extends Page, Doubtable {
  /** A part of it could not be had. */
  isBroken: boolean;
}

/** Bytes that a kept page may take: both codings, its address and tags as often as they are kept, what objects cost. */
const sizeOf = (key: string, { br, gzip, policy, tags }: CachedPage): number =>
  gzip.length + (br?.length ?? 0) + 4 * key.length + 2 * policy.length + 250 * tags.size + 1024;

/**
 * Keeps rendered pages in memory, with the cache tags of what they show. One is dropped when any of that changes.
 * Fresh for 30 s; for a minute more a stale one is answered with while a new one is rendered (stale-while-revalidate),
 * since time passes and views are counted; requests that come at the same time wait for the same rendering. While changes go
 * unheard a page is fresh for a second. One that cannot be made anew lives on for ten minutes (stale-if-error).
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  /** What is rendered, as long as who asks for it may be handed it. */
  readonly #rendering = new Map<string, { page: Promise<CachedPage>; rendering: PageRender }>();
  /** All that are under way, each told of what changes meanwhile. */
  readonly #underWay = new Set<PageRender>();
  readonly #keysByTag = new KeysByTag();
  readonly #invalidations: Pick<Invalidations, 'disconnectedSince' | 'isAway'>;
  readonly #room: number;
  /** One at a time, so that other threads are left for what visitors wait for. */
  readonly #compressing = makeConcurrencyLimiter(1, (_turn, waiting) => {
    if (waiting.length >= mostWaiting) throw new Error('So many pages wait to be compressed already');
  });
  #bytes = 0;

  constructor(
    invalidations: Pick<Invalidations, 'disconnectedSince' | 'isAway' | 'subscribe'>,
    bytes = room,
  ) {
    this.#invalidations = invalidations;
    this.#room = bytes;
    invalidations.subscribe((tags) => (tags ? this.#invalidate(tags) : this.#doubt()));
  }

  /** Bytes that are taken, never more than there is room for. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Nothing newer can be had than what is kept. */
  get isAway(): boolean {
    return this.#invalidations.isAway;
  }

  isRendering(key: string): boolean {
    return this.#rendering.has(key);
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.trueUntil !== undefined) return undefined;
    const longest =
      this.#invalidations.disconnectedSince === undefined
        ? freshMs + staleWhileRevalidateMs
        : freshWhileDisconnectedMs;
    return performance.now() - page.begunAt <= longest ? page : undefined;
  }

  /** One that is better than none: however old while it is known to be true, and for ten minutes more. */
  findStale(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && performance.now() - trueUntilOf(page, this.#invalidations) <= staleIfErrorMs
      ? page
      : undefined;
  }

  isFresh(page: CachedPage): boolean {
    return performance.now() - page.begunAt <= freshMs;
  }

  /** Renders unless that is happening already, and keeps what came out unless a part of it failed. */
  renew(key: string, render: (rendering: PageRender) => Promise<Page>): Promise<CachedPage> {
    const inProgress = this.#rendering.get(key);
    if (inProgress) return inProgress.page;
    const rendering = new PageRender();
    this.#underWay.add(rendering);
    const page = render(rendering)
      .then((rendered): CachedPage => {
        const { tags, begunAt, trueUntil, isBroken } = rendering;
        const cached = {
          ...{ ...rendered, tags, begunAt, isBroken: isBroken || rendered.status >= 500 },
          ...(trueUntil !== undefined && { trueUntil }),
        };
        // Changed meanwhile: what was rendered may be what was true before.
        if (!cached.isBroken && !rendering.isOutdated) this.#keep(key, cached);
        return cached;
      })
      .finally(() => {
        this.#underWay.delete(rendering);
        if (this.#rendering.get(key)?.rendering === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, { page, rendering });
    return page;
  }

  /**
   * Makes a page that was asked for again as small as it can be, beside the requests. Those that are asked for once, by
   * a crawler or with words of a visitor's own, cost no more than before.
   */
  async condense(key: string, page: CachedPage): Promise<void> {
    if (page.isDense) return;
    page.isDense = true;
    const br = await this.#compressing(() => compressDensely(page)).catch(() => undefined);
    const kept = this.#pages.get(key);
    if (!br) {
      page.isDense = false;
      if (kept) kept.isDense = false;
      return;
    }
    // Made anew meanwhile: it may look as before.
    if (kept?.etag !== page.etag) return;
    this.#bytes -= sizeOf(key, kept);
    Object.assign(kept, { br, isDense: true });
    this.#bytes += sizeOf(key, kept);
  }

  /** Drops what shows any of it. */
  #invalidate(tags: ReadonlySet<string>): void {
    for (const key of this.#keysByTag.showing(tags, this.#pages.keys())) this.#drop(key);
    this.#change(tags);
  }

  /** Anything may have changed: what is kept serves only while nothing newer can be had. */
  #doubt(): void {
    for (const page of this.#pages.values()) page.trueUntil = trueUntilOf(page, this.#invalidations);
    this.#change(new Set([anyTag]));
  }

  /**
   * Who asks from now on must not be handed what was read before: what a page shows is known at its end alone. One that
   * waits for its turn has read nothing yet.
   */
  #change(tags: ReadonlySet<string>): void {
    for (const rendering of this.#underWay) rendering.change(tags);
    for (const [key, { rendering }] of this.#rendering) if (rendering.hasBegun) this.#rendering.delete(key);
  }

  #keep(key: string, page: CachedPage): void {
    const before = this.#pages.get(key);
    if (before?.br && before.etag === page.etag) Object.assign(page, { br: before.br, isDense: true });
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
    this.#keysByTag.add(key, page.tags);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#room) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, page);
    this.#keysByTag.delete(key, page.tags);
  }
}
