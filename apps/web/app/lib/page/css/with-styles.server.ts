import { readFileSync } from 'node:fs';
import css from '~/app.css?inline';
import allCss from '~/app.css?url';
import { cssPlace, cssTag } from '../page-css.ts';
import { type RouteWords, routeCss } from './route-css.ts';

/**
 * Puts into a rendered page the styles of its own routes: a page that brings them with it is painted a round trip
 * earlier. Where the styles of all pages are to be had stands beside them, for the first step to another page.
 */
export const withStyles: (html: string) => string = import.meta.env.PROD ? openStyles() : (html) => html;

function openStyles() {
  // Written by `scripts/route-words.ts`, beside the folder of this file's chunk.
  const file = new URL('../route-words.json', import.meta.url);
  const cssOf = routeCss(css, JSON.parse(readFileSync(file, 'utf8')) as RouteWords);
  return (html: string) =>
    html
      .replace(cssTag, `${cssTag} data-all="${allCss}"`)
      .replace(cssPlace, (_place, ids: string) => cssOf(ids.split(' ')));
}
