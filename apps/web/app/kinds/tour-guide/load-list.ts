import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { data } from 'react-router';
import { loadFound, loadList } from '~/features/listings/load-list.ts';
import { ApiError } from '~/lib/api/error.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { Found } from './deferred-found.ts';

export async function load({ call, url }: LoadArgs) {
  const ask = (query: ListQuery) => call('GET /tour-guides', { query, timeout: 30_000 });
  try {
    return { ...(await loadFound(Found, { kind: tourGuide, call, url }, ask)), isAway: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Specified so: a list that cannot be had is an empty one. Its status keeps it from being kept.
    const list = { data: [], total: 0, totalUnfiltered: 0, capped: false, next: null };
    return data(
      { ...(await loadList({ kind: tourGuide, call, url }, async () => list)), isAway: true },
      { status: 503 },
    );
  }
}
