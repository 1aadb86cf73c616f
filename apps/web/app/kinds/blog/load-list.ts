import { blog } from '@serendib/contract/listings/kinds/blog';
import { blogImage } from '~/features/listings/cards/blog-card.tsx';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';

export const load = ({ call, url }: LoadArgs) =>
  loadList(blog, url, (query) => listApart(call('GET /blogs', { query, timeout: 10_000 }), blogImage));
