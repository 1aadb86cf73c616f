/**
 * Attributes of a box far down on a page, `<section {...later}>`: when a page is opened anew, it is laid out piece by
 * piece after all that is in sight (start-scripts.tsx). Where a place on the page is asked for, by a hash or by coming
 * back, nothing waits; nor where the browser draws the page itself.
 */
export const later = {
  'data-later': import.meta.env.SSR ? '' : undefined,
  suppressHydrationWarning: true,
};
