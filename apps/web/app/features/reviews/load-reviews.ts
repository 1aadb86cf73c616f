import type { LoadArgs } from '~/lib/api/load.ts';
import { reviewed } from './reviewed.ts';

const perPage = 15;

export async function load({ call, query }: LoadArgs) {
  const asked = query('itemType')?.toLowerCase();
  const itemType = reviewed.find(({ type }) => type.toLowerCase() === asked)?.type;
  const cursor = query('cursor');
  const ask = (from?: string) =>
    call('GET /reviews', {
      query: { limit: perPage, ...(itemType && { itemType }), ...(from && { cursor: from }) },
    });
  // An address of yesterday's page begins the list anew.
  const older = cursor
    ? ask(cursor).catch((error: { status?: number }) => {
        if (error.status === 400) return null;
        throw error;
      })
    : null;
  const [{ data: summaries }, found] = await Promise.all([call('GET /reviews/summary'), older]);
  return {
    list: found ?? (await ask()),
    summaries,
    types: reviewed,
    type: itemType ?? null,
    isFirst: !found,
  };
}
