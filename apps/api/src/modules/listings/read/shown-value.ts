import { createHash } from 'node:crypto';
import { type Field, isListType } from '@serendib/contract/listings/field';
import { isOnTheWeb } from '@serendib/contract/media/elsewhere';
import { LruMap } from 'toad-cache';
import { absoluteUrl } from '../../../platform/absolute-url.ts';
import { cleanStoredHtml } from '../clean-html.ts';

/**
 * A value as it is sent. What was written before a rule was there, or past it, is held to it here as well: an address
 * leads to the web and HTML is clean, even where the database holds something else.
 */
export function shownValue({ type }: Pick<Field, 'type'>, value: unknown, publicUrl: string): unknown {
  if (value === null || value === undefined) return isListType(type) ? [] : null;
  switch (type) {
    case 'url':
      return isWeb(value) ? value : null;
    case 'image':
      return imageOf(value, publicUrl);
    case 'images':
      return Array.isArray(value) ? value.map((each) => imageOf(each, publicUrl)).filter(Boolean) : value;
    case 'html':
      return typeof value === 'string' ? knownClean(value, publicUrl) : null;
    default:
      return value;
  }
}

const isWeb = (value: unknown) => typeof value === 'string' && isOnTheWeb(value) && URL.canParse(value);

function imageOf(value: unknown, publicUrl: string): string | null {
  if (typeof value !== 'string') return null;
  const url = absoluteUrl(value, publicUrl);
  return isWeb(url) ? url : null;
}

const mostKnown = 5_000;
/** By hash: what came out of cleaning as it went in need not be cleaned for every reader. */
const clean = new LruMap<true>(mostKnown);

function knownClean(html: string, publicUrl: string): string {
  const hash = createHash('sha1').update(html).digest('base64');
  if (clean.get(hash)) return html;
  const cleaned = cleanStoredHtml(html, publicUrl);
  if (cleaned !== html) return cleaned;
  clean.set(hash, true);
  return html;
}
