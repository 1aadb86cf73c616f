import { anyTag } from '@serendib/api/platform/cache/cache-tags';
import type { Invalidations } from '@serendib/api/platform/cache/invalidations';
import { Making } from './making.ts';
import type { Page } from './page.ts';

const freshFor = 30_000;
const staleFor = 60_000;
/** How old a page may be while changes go unheard. */
const deafFor = 1_000;
/** How long one that cannot be made anew is shown beyond the moment until which it is known to be true. */
const ifErrorFor = 600_000;
const room = 64 * 1024 * 1024;

export interface KeptPage extends Page {
  /** What it shows. */
  tags: ReadonlySet<string>;
  /** When its making began: nothing in it is older. */
  begunAt: number;
  /** A part of it could not be had. */
  isBroken: boolean;
  /** Since then something may have changed unheard. */
  trueUntil?: number;
}

/** Bytes that a kept page may take: both codings, its address and tags as often as they are kept, what objects cost. */
const sizeOf = (key: string, { br, policy, tags }: KeptPage): number =>
  br.length + Math.ceil(br.length * 1.4) + 4 * key.length + 2 * policy.length + 250 * tags.size + 1024;

/**
 * Keeps rendered pages in memory, with the cache tags of what they show. One is dropped when any of that changes.
 * Fresh for 30 s; for a minute more a stale one is answered with while a new one is rendered, since time passes and
 * views are counted; requests that come at the same time wait for the same rendering. While changes go unheard a page is
 * fresh for a second. One that cannot be made anew lives on for ten minutes.
 */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>();
  readonly #coming = new Map<string, { page: Promise<KeptPage>; making: Making }>();
  /** The addresses of the pages that show what a tag stands for. */
  readonly #showing = new Map<string, Set<string>>();
  readonly #invalidations: Pick<Invalidations, 'deafSince' | 'isAway'>;
  readonly #room: number;
  #bytes = 0;

  constructor(invalidations: Pick<Invalidations, 'deafSince' | 'isAway' | 'subscribe'>, bytes = room) {
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

  isComing(key: string): boolean {
    return this.#coming.has(key);
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.trueUntil !== undefined) return undefined;
    const longest = this.#invalidations.deafSince === undefined ? freshFor + staleFor : deafFor;
    return Date.now() - page.begunAt <= longest ? page : undefined;
  }

  /** One that is better than none: however old while it is known to be true, and for ten minutes more. */
  findOld(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    return page && Date.now() - this.#trueUntil(page) <= ifErrorFor ? page : undefined;
  }

  isFresh(page: KeptPage): boolean {
    return Date.now() - page.begunAt <= freshFor;
  }

  /** Renders unless that is happening already, and keeps what came out unless a part of it failed. */
  renew(key: string, render: (making: Making) => Promise<Page>): Promise<KeptPage> {
    const coming = this.#coming.get(key);
    if (coming) return coming.page;
    const making = new Making();
    const page = render(making)
      .then((rendered): KeptPage => {
        const { tags, begunAt, isBroken } = making;
        const kept = { ...rendered, tags, begunAt, isBroken: isBroken || rendered.status >= 500 };
        // Changed meanwhile: what was rendered may be what was true before.
        if (!kept.isBroken && !making.isOutdated && this.#coming.get(key)?.making === making)
          this.#keep(key, kept);
        return kept;
      })
      .finally(() => {
        if (this.#coming.get(key)?.making === making) this.#coming.delete(key);
      });
    this.#coming.set(key, { page, making });
    return page;
  }

  #trueUntil({ trueUntil, begunAt }: KeptPage): number {
    return trueUntil ?? Math.max(begunAt, this.#invalidations.deafSince ?? Date.now());
  }

  /** Drops what shows any of it. */
  #invalidate(tags: ReadonlySet<string>): void {
    const dropped = tags.has(anyTag)
      ? this.#pages.keys()
      : [...tags, anyTag].flatMap((tag) => [...(this.#showing.get(tag) ?? [])]);
    for (const key of dropped) this.#drop(key);
    for (const [key, { making }] of this.#coming) {
      making.change(tags);
      // Who asks from now on must not be handed what was read before.
      if (making.isOutdated) this.#coming.delete(key);
    }
  }

  /** Anything may have changed: what is kept serves only while nothing newer can be had. */
  #doubt(): void {
    for (const page of this.#pages.values()) page.trueUntil = this.#trueUntil(page);
    this.#coming.clear();
  }

  #keep(key: string, page: KeptPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
    for (const tag of page.tags) {
      const keys = this.#showing.get(tag);
      if (keys) keys.add(key);
      else this.#showing.set(tag, new Set([key]));
    }
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
    for (const tag of page.tags) {
      const keys = this.#showing.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#showing.delete(tag);
    }
  }
}
