import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { loadQueue } from './load-queue.ts';

const at = '2026-11-21T06:55:17.000Z';

/** Of each kind there are more than are asked for, some without a first look and some that wait. */
const answered = (async (key: string, { query }: { query: { limit: number; status: string } }) => {
  const example = Object.values(kinds).find(({ path }) => key === `GET ${path}/all`)?.example;
  const { status } = query;
  return {
    data: Array.from({ length: query.limit }, (_, nth) => ({
      ...{ ...example, _id: `${key} ${status} ${nth}`, status, version: 3, submittedAt: at, changedAt: null },
      ...{ lookedAt: null, needsReview: status === 'approved', replies: null, owner: null },
    })),
    ...{ next: 'more', total: 200, totalUnfiltered: 200, capped: false },
  };
}) as unknown as Call;

test('a full queue shows no more than can be decided at once, and says that there are more', async () => {
  const { rows, hasMore } = await loadQueue(answered, new URL('http://serendib.test/admin/queue?search=a'));
  expect([rows.length, hasMore]).toEqual([100, true]);
});
