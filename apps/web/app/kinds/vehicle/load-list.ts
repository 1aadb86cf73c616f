import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { loadList } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { vehicleImage } from './card.tsx';

export const load = ({ call, url }: LoadArgs) =>
  loadList(vehicle, url, (query) => listApart(call('GET /vehicles', { query }), vehicleImage));
