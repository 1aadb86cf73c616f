import { tour } from '@serendib/contract/listings/kinds/tour';
import { loadFound } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { tourImage } from './card-words.ts';
import { Found } from './deferred-found.ts';

export const load = ({ call, url }: LoadArgs) =>
  loadFound(Found, { kind: tour, call, url }, (query) => listApart(call('GET /tours', { query }), tourImage));
