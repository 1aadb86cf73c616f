import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { loadFound } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { businessImage } from './card-words.ts';
import { Found } from './deferred-found.ts';

/** `category` is the older word for `type`, in links from elsewhere. */
function withType(url: URL): URL {
  const read = new URL(url);
  for (const category of url.searchParams.getAll('category')) read.searchParams.append('type', category);
  return read;
}

export const load = ({ call, url }: LoadArgs) =>
  loadFound(Found, { kind: businessListing, call, url: withType(url) }, (query) =>
    listApart(call('GET /affiliate-links', { query }), businessImage),
  );
