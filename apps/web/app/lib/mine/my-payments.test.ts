import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { fetchMyPayments } from './my-payments.ts';

test('more payments than come at once are read to their end', async () => {
  const call = (async (_: string, { query: { cursor = '1' } }: { query: { cursor?: string } }) => ({
    data: [{ _id: cursor }],
    next: cursor === '3' ? null : String(Number(cursor) + 1),
  })) as unknown as Call;
  expect((await fetchMyPayments(call)).map(({ _id }) => _id)).toEqual(['1', '2', '3']);
});
