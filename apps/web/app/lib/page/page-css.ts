import css from '~/app.css?inline';

const place = '/* the styles of the site */';

/**
 * All styles of the site, for the head of each page: they are small, and a page that brings them with it paints
 * a round trip earlier. While a page is rendered only their place is marked, so that React need not carry them;
 * the browser's bundle holds none of them either: it reads back what is there already.
 */
export const pageCss: string = import.meta.env.SSR
  ? place
  : (document.getElementById('page-css')?.textContent ?? '');

/** Puts the styles in their place in a rendered page. */
export const withStyles = (html: string): string =>
  import.meta.env.SSR ? html.replace(place, () => css) : html;
