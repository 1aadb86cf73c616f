import { blog } from '@serendib/contract/listings/kinds/blog';
import { loadFound } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { blogImage } from './card.tsx';
import { Found } from './deferred-found.ts';
import { blogPatience } from './patience.ts';

export const load = ({ call, url }: LoadArgs) =>
  loadFound(Found, { kind: blog, call, url }, (query) =>
    listApart(call('GET /blogs', { query, timeout: blogPatience }), blogImage),
  );
