import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const api = useApi({ clock: () => now });
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('the next page goes on where the last ended, though what it ended with was looked at meanwhile', async () => {
  const [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  const add = (state: object) => addListing(api, 'tour', {}, { ownerId: owner.id, ...state });
  const live = [];
  for (const hours of [9, 8, 7])
    live.push(
      await add({ status: 'approved', needsReview: true, reviewedAt: null, createdAt: hoursAgo(hours) }),
    );
  const sent = await add({ status: 'pending', createdAt: hoursAgo(90) });
  // Two within a millisecond.
  await api.db.execute(
    sql`update listings set submitted_at = '2026-11-21T00:00:00.000100Z' where id = ${live[1]}::uuid`,
  );
  await api.db.execute(
    sql`update listings set submitted_at = '2026-11-21T00:00:00.000200Z' where id = ${live[2]}::uuid`,
  );

  const first = await listed(api, '/admin/pending/tours?limit=1', admin);
  expect(first.items).toMatchObject([{ _id: live[0] }]);
  await api.db.execute(
    sql`update listings set reviewed_at = ${now}, needs_review = false where id = ${live[0]}::uuid`,
  );
  const second = await listed(api, first.next ?? '', admin);
  expect(second.items).toMatchObject([{ _id: live[1] }]);
  const third = await listed(api, second.next ?? '', admin);
  expect(third.items).toMatchObject([{ _id: live[2] }]);
  expect((await listed(api, third.next ?? '', admin)).items).toMatchObject([{ _id: sent }]);
});
