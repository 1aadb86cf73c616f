import { blog } from '@serendib/contract/listings/kinds/blog';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { blogImage } from './card.tsx';

export const load = ({ call, url }: LoadArgs) =>
  loadList(blog, url, (query) => listApart(call('GET /blogs', { query, timeout: 10_000 }), blogImage));
