import { blog } from '@serendib/contract/listings/kinds/blog';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { blogImage } from './card.tsx';
import { Found } from './deferred-found.ts';
import { blogPatience } from './patience.ts';

export async function load({ call, url }: LoadArgs) {
  const [loaded] = await Promise.all([
    loadList({ kind: blog, call, url }, (query) =>
      listApart(call('GET /blogs', { query, timeout: blogPatience }), blogImage),
    ),
    Found.fetch(),
  ]);
  return loaded;
}
