import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { vehicleImage } from './card.tsx';
import { Found } from './deferred-found.ts';

export async function load({ call, url }: LoadArgs) {
  const [loaded] = await Promise.all([
    loadList({ kind: vehicle, call, url }, (query) =>
      listApart(call('GET /vehicles', { query }), vehicleImage),
    ),
    Found.fetch(),
  ]);
  return loaded;
}
