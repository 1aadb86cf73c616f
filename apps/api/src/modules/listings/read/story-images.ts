import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imageKey } from '@serendib/contract/media/images';
import type { Db } from '../../../platform/database/database.ts';
import { findImageSizes, type ImageSize } from './image-sizes.queries.ts';

/**
 * A view in which the pictures of a story say how large they are, where we have them and their author did not say it:
 * a page keeps their place until they come. It is for readers: a form sends back what is stored.
 */
export async function withImageSizes<View extends object>(
  db: Db,
  kind: KindName,
  id: string,
  view: View,
): Promise<View> {
  const { fields }: Kind = kinds[kind];
  const stories = Object.entries(view).filter(
    ([name, value]) =>
      fields.some((field) => field.name === name && field.type === 'html') &&
      typeof value === 'string' &&
      value.includes('<img '),
  );
  if (stories.length === 0) return view;
  const sizes = await findImageSizes(db, id);
  return { ...view, ...Object.fromEntries(stories.map(([name, html]) => [name, sized(html, sizes)])) };
}

/** The HTML was cleaned, so that a tag ends with the first `>`. */
const sized = (html: string, sizes: readonly ImageSize[]): string =>
  html.replace(/<img src="([^"]*)"[^<>]*?(?= ?\/?>)/g, (tag, escaped: string) => {
    const src = escaped.replaceAll('&amp;', '&');
    const key = imageKey(src);
    const size = sizes.find(({ key: own, address }) => (key ? own === key : address === src));
    return size && !/ (?:width|height)="/.test(tag)
      ? `${tag} width="${size.width}" height="${size.height}"`
      : tag;
  });
