import { readFileSync } from 'node:fs';
import css from '~/app.css?inline';
import allCss from '~/app.css?url';
import { cssPlace, cssTag } from '../page-css.ts';
import { type Direction, type RouteWords, routeCss } from './route-css.ts';

interface Styled {
  before: string;
  css: string;
  after: string;
}

const isRtl = /^[^<]*(?:<!doctype html>)?<html[^>]* dir="rtl"/i;

/**
 * Finds for a rendered page the styles of its own routes, and where they belong: a page that brings them with it is painted
 * a round trip earlier. Where the styles of all pages are to be had stands beside them, for the first step to another page.
 */
export const withStyles: (html: string) => Styled = import.meta.env.PROD
  ? (html) => {
      const { index = html.length, 0: place = '', 1: ids = '' } = cssPlace.exec(html) ?? { 1: '' };
      return {
        before: html.slice(0, index).replace(cssTag, `${cssTag} data-all="${allCss}"`),
        css: ids && cssOf(ids.split(' '), isRtl.test(html) ? 'rtl' : 'ltr'),
        after: html.slice(index + place.length),
      };
    }
  : (html) => ({ before: '', css: '', after: html });

let opened: ReturnType<typeof routeCss> | undefined;

/** The sheet is read with the first page: of the bundles of all languages, one finishes the pages. */
function cssOf(ids: readonly string[], direction: Direction): string {
  // Written by `scripts/route-words.ts`, beside the folder of this file's chunk.
  const file = new URL('./route-words.json', import.meta.url);
  opened ??= routeCss(css, JSON.parse(readFileSync(file, 'utf8')) as RouteWords);
  return opened(ids, direction);
}
