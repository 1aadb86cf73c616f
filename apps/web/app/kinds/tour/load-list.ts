import { tour } from '@serendib/contract/listings/kinds/tour';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { tourImage } from './card-words.ts';

export const load = ({ call, url }: LoadArgs) =>
  loadList(tour, url, (query) => listApart(call('GET /tours', { query }), tourImage));
