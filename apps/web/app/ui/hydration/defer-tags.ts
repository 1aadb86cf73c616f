/**
 * How React Router writes what fetches and runs a page's scripts, and what is sent instead: a page is whole without its
 * scripts, so they are neither fetched nor run before it is painted. `start-deferred.ts` turns them back.
 */
export const deferredTags = [
  { written: '<link rel="modulepreload"', sent: '<link rel="deferred" fetchpriority="low"' },
  { written: '<script type="module" async="">', sent: '<script type="deferred">' },
] as const;

export const deferTags = (html: string): string =>
  deferredTags.reduce((page, { written, sent }) => page.replaceAll(written, sent), html);
