// What apps/server takes of the bundle of the pages. Types alone, and none of React or of the router: the server is checked
// without them, and a test holds `entry.server.tsx` to these.
import type { Language } from '@serendib/contract/languages/languages';
import type { Answered, Send } from '../api/send.ts';

/** The HTML of a page, past the body of its answer: that would be made into bytes and read back. */
export interface RenderedPage {
  html?: string;
  /** What stands in the places of its fragments, in their order. */
  fragments?: readonly string[];
}

/** What is sent of a page, in three pieces: many pages have the same styles. */
export interface FinishedHtml {
  before: string;
  css: string;
  after: string;
}

/** The HTML of parts by their names and props; the server's, which bounds it. */
export interface FragmentCache {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

export interface Pages {
  /**
   * `from` is the visitor's network address, where something is done on that visitor's account; `answered` is told
   * of every answer that the page is made of.
   */
  render(
    request: Request,
    options?: { from?: string | undefined; answered?: Answered | undefined },
  ): Promise<Response & RenderedPage>;
  /** The query parameters understood at a path; null where there is no page but the catch-all's. */
  queryAt(pathname: string): readonly string[] | null;
  /** The pages with an `action`, to which a browser without scripts may send a form. */
  formPaths(): readonly string[];
}

export interface PagesOptions {
  mode: 'production' | 'development';
  developers: boolean;
  /** The languages that the site is shown in, English first. */
  languages: readonly Language[];
  send: Send;
  fragmentCache?: FragmentCache;
}

/** The exports of `entry.server.tsx`; `Build` is what the router makes of all pages. */
export interface ServerEntry<Build> {
  cspNonce: string;
  openPages(build: Build, options: PagesOptions): Pages;
  finishHtml(html: string, fragments?: readonly string[]): FinishedHtml;
}
