import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { heartbeatLockClass } from '../../apps/api/src/platform/jobs/heartbeat.ts';
import type { Row } from '../report.ts';
import { quantile } from '../statistics.ts';
import type { Load } from './load.ts';
import type { Cluster } from './start-cluster.ts';
import type { World } from './world.ts';

/** Milliseconds of views that a process holds before it writes them. */
const heldMs = 3_000;

export const phaseRows = ({ phases }: Load): Row[] =>
  phases.map(({ name, asked, refused, ms }) => ({
    while: name,
    requests: asked,
    'reads refused': sum(refused, (why) => why.startsWith('GET')),
    'writes not taken': sum(refused, (why) => !why.startsWith('GET')),
    'p50 ms': quantile(ms, 0.5).toFixed(0),
    'p99 ms': quantile(ms, 0.99).toFixed(0),
    why: [...refused].map(([why, count]) => `${count} × ${why}`).join(', ') || '–',
  }));

const sum = (counts: Map<string, number>, which: (why: string) => boolean) =>
  [...counts].reduce((all, [why, count]) => all + (which(why) ? count : 0), 0);

/** What was promised beside what is there. */
export async function findingRows(
  load: Load,
  cluster: Cluster,
  world: World,
  viewsBefore: number,
  killedAt: number[],
): Promise<Row[]> {
  const { rows: reviews } = await world.pool.query<{ comment: string; times: number }>(
    `select comment, count(*)::int as times from reviews where comment like 'Numbat %' group by 1`,
  );
  const found = new Map(reviews.map(({ comment, times }) => [comment, times]));
  const lost = [...load.reviews].filter((comment) => !found.has(comment));
  const doubled = reviews.filter(({ times }) => times > 1);
  const doneUnanswered = [...load.unanswered].filter((comment) => found.has(comment));

  const { rows: edited } = await world.pool.query<{ title: string }>(
    'select title from listings where id = $1',
    [world.edited],
  );
  const counted = (await viewsOf(world)) - viewsBefore;
  const mayBeLost = load.views.filter(({ at }) =>
    killedAt.some((kill) => at > kill - heldMs - 500 && at <= kill + 50),
  );
  const missing = load.views.length - counted;
  const inBucket = [...load.photos].filter((url) => isStored(cluster.pictures, url));
  const { rows: jobs } = await world.pool.query<{ held: number }>(heldByNoProcess, [heartbeatLockClass]);

  const row = (
    what: string,
    promised: string | number,
    is: string | number,
    wrong: string | number,
  ): Row => ({
    what,
    promised,
    found: is,
    wrong,
  });
  return [
    row('reviews acknowledged, found', load.reviews.size, load.reviews.size - lost.length, lost.length),
    row('reviews found twice', 0, doubled.length, doubled.length),
    row(
      'edits acknowledged; the last one stands',
      load.edits,
      edited[0]?.title === load.lastTitle ? load.edits : (edited[0]?.title ?? 'nothing'),
      edited[0]?.title === load.lastTitle ? 0 : 1,
    ),
    row(
      'photos acknowledged, in the bucket',
      load.photos.size,
      inBucket.length,
      load.photos.size - inBucket.length,
    ),
    row(
      `views acknowledged, counted (the killed process held up to ${mayBeLost.length} that were not written)`,
      load.views.length,
      counted,
      missing < 0 ? -missing : Math.max(0, missing - mayBeLost.length),
    ),
    row(
      'reads of what one has just written, asked for as our pages do; the new is shown',
      load.ownReads,
      load.ownReads - load.staleReads.length,
      load.staleReads.length,
    ),
    row(
      'the same without a word of it, which is not promised',
      load.plainReads,
      load.plainReads - load.stalePlainReads.length,
      '–',
    ),
    row(
      `looks a second after ${load.unverified} unverifications; nothing is shown`,
      load.looksAfterUnverify,
      load.looksAfterUnverify - load.shownAfter.length,
      load.shownAfter.length,
    ),
    row('jobs held by no process', 0, jobs[0]?.held ?? 0, jobs[0]?.held ?? 0),
    row('writes that were not answered, and done', load.unanswered.size, doneUnanswered.length, '–'),
  ];
}

/** A process that lives has the lock of the name under which it holds jobs. */
const heldByNoProcess = `
  select count(*)::int as held from graphile_worker._private_jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and classid::bigint = $1
      and database = (select oid from pg_database where datname = current_database())
      and objid::bigint = (hashtext(locked_by)::bigint & 4294967295)
  )`;

export async function viewsOf({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ views: number }>(
    `select coalesce(sum(views), 0)::int as views from listing_days`,
  );
  return rows[0]?.views ?? 0;
}

/** s3rver keeps a key as a path, and its own notes in files beside. */
function isStored(bucket: string, url: string): boolean {
  const [, key = ''] = /\/([\w-]{22})\//.exec(url) ?? [];
  const folder = path.join(bucket, key.slice(0, 2), key);
  return key !== '' && existsSync(folder) && readdirSync(folder).some((name) => name.includes('.webp'));
}
