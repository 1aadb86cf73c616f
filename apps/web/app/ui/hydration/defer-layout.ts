/**
 * Defers the layout of a box far down on a page, `<section {...deferLayout}>`: when a page is loaded, it is laid out piece
 * by piece after what is in sight (start-deferred.ts). Nothing waits where the address has a hash, the reader comes
 * back, or the browser renders the page itself.
 */
export const deferLayout = {
  'data-defer-layout': import.meta.env.SSR ? '' : undefined,
  suppressHydrationWarning: true,
};
