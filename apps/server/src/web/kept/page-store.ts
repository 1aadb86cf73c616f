import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page as it is kept: compressed once, the other codings made from it when they are asked for. */
export interface Page {
  status: number;
  etag: string;
  policy: string;
  br: Buffer;
  gzip?: Promise<Buffer>;
  born: number;
}

export async function makePage(html: string, status: number, policy: string): Promise<Page> {
  const bytes = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { status, etag, policy, br: await toBrotli(bytes, { params }), born: Date.now() };
}

export async function bytesOf(page: Page, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return page.br;
  if (coding === 'identity') return fromBrotli(page.br);
  page.gzip ??= fromBrotli(page.br).then((bytes) => toGzip(bytes));
  return page.gzip;
}

const freshFor = 30_000;
const staleFor = 60_000;
const room = 64 * 1024 * 1024;

/** Bytes that a kept page may take: both codings, its address twice as it is kept twice, what objects cost. */
const sizeOf = (key: string, { br, policy }: Page): number =>
  br.length + Math.ceil(br.length * 1.4) + 4 * key.length + 2 * policy.length + 1024;

/**
 * Keeps rendered pages in memory. Fresh for 30 s; for a minute more an old one is answered with while a new
 * one is rendered; whoever asks at the same time waits for the same rendering.
 */
export class PageStore {
  readonly #pages = new Map<string, Page>();
  readonly #coming = new Map<string, Promise<Page>>();
  readonly #room: number;
  #bytes = 0;

  constructor(bytes = room) {
    this.#room = bytes;
  }

  /** Bytes that are taken, never more than there is room for. */
  get bytes(): number {
    return this.#bytes;
  }

  isComing(key: string): boolean {
    return this.#coming.has(key);
  }

  find(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page || Date.now() - page.born > freshFor + staleFor) return undefined;
    return page;
  }

  /** However old it is: better than none. */
  findOld(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  isFresh(page: Page): boolean {
    return Date.now() - page.born <= freshFor;
  }

  /** Renders unless that is happening already, and keeps what came out unless it is a failure. */
  renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const renewal: Promise<Page> = render()
      .then((page) => {
        // Invalidated meanwhile: what was rendered may be what was true before.
        if (page.status < 500 && this.#coming.get(key) === renewal) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#coming.get(key) === renewal) this.#coming.delete(key);
      });
    this.#coming.set(key, renewal);
    return renewal;
  }

  /** Forgets the pages whose path matches; all of them where nothing is said. */
  invalidate(matches: (path: string) => boolean = () => true): void {
    for (const key of [...this.#pages.keys(), ...this.#coming.keys()]) {
      if (!matches(key.split('?', 1)[0] ?? key)) continue;
      this.#drop(key);
      this.#coming.delete(key);
    }
  }

  #keep(key: string, page: Page): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
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
  }
}
