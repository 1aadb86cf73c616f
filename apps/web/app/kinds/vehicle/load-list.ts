import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { loadFound } from '~/features/listings/load-list.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listApart } from '~/lib/images/apart.ts';
import { vehicleImage } from './card.tsx';
import { Found } from './deferred-found.ts';

export const load = ({ call, url }: LoadArgs) =>
  loadFound(Found, { kind: vehicle, call, url }, (query) =>
    listApart(call('GET /vehicles', { query }), vehicleImage),
  );
