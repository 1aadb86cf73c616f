import '~/lib/page/trusted-html.ts';
import { others } from '~/features/listings/load-listing.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { apart } from '~/lib/images/apart.ts';
import { blogImage } from './card.tsx';
import { fittingImages } from './fitting-images.ts';
import { linkPlaces } from './link-places.ts';
import { blogPatience as timeout } from './patience.ts';

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [blog, alike, places] = await Promise.all([
    call('GET /blogs/{id}', { params: { id }, timeout }),
    others(call('GET /blogs', { query: { limit: 4, view: 'card' }, timeout }), id),
    call('GET /destinations', { query: { view: 'card' }, timeout }).catch(() => null),
  ]);
  // The story itself stays as it was sent: what is shared and counted is read from it.
  const story = fittingImages(linkPlaces(blog.content ?? '', places?.data ?? []));
  return { blog, story, alike: apart(alike, blogImage, blogImage(blog)), origin: url.origin };
}
