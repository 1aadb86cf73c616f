import { undoSeconds } from '@serendib/contract/moderation/promise';
import { onServer } from '@serendib/embedded-postgres/testing';
import { databaseOf } from '../serve.ts';

/**
 * As if what was decided of a listing had been decided so long ago that it can no longer be taken back, and what follows
 * from it were due: a server of the journeys goes by the clock of its machine.
 */
export const decidedLongAgo = (server: string, listing: string): Promise<void> =>
  onServer(databaseOf(server), async (client) => {
    const change = `update listing_decisions set at = at - $2 * interval '1 second' where listing_id = $1`;
    await client.query(change, [listing, 2 * undoSeconds]);
    // In the place of what waits for its time.
    const follow = `select graphile_worker.add_job('decisions:follow', json_build_object('id', id),
      job_key => 'decision:' || id) from listing_decisions where listing_id = $1`;
    await client.query(follow, [listing]);
  });
