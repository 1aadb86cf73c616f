import { useMatches } from 'react-router';

const ready = import.meta.env.SSR ? '' : document.getElementById('page-css')?.textContent;

/** The element that holds the styles of a page. */
export const cssTag = '<style id="page-css"';
/** In a rendered page, the place for the styles of its routes, whose ids it names. */
export const cssPlace = /\/\* styles of ([^*]+) \*\//;

/**
 * The styles in the head of a page. While it is rendered only their place is marked, so that React need not carry them;
 * the browser's bundle holds none of them either: it reads back what is there already.
 */
export const usePageCss = (): string =>
  import.meta.env.SSR
    ? // biome-ignore lint/correctness/useHookAtTopLevel: each bundle has one of the two
      `/* styles of ${useMatches()
        .map(({ id }) => id)
        .join(' ')} */`
    : (ready ?? '');
