import { undoSeconds } from '@serendib/contract/moderation/promise';
import { onServer } from '@serendib/embedded-postgres/testing';
import { expect } from 'playwright/test';
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

/** Until nothing that follows from a decision waits for its time any more. */
export const decisionsFollowed = (server: string): Promise<void> =>
  onServer(databaseOf(server), async (client) => {
    const waits = `select id from graphile_worker._private_jobs where key like 'decision:%'`;
    await client.query(
      'update graphile_worker._private_jobs set run_at = now() where key like $1 and locked_at is null',
      ['decision:%'],
    );
    await expect.poll(async () => (await client.query(waits)).rows, { timeout: 30_000 }).toEqual([]);
  });
