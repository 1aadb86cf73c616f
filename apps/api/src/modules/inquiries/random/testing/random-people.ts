import { sql } from 'drizzle-orm';
import type { TestApi } from '../../../../platform/testing.ts';
import { type Outcome, tryOne } from './steps.ts';
import { type Clock, leaving, type Next, oneOf, type World, worldOf } from './world.ts';

/** Answers by their status, and what is to be known of some of them. */
export interface Tried {
  statuses: Record<number, number>;
  steps: number;
  /** Steps of people on neither side of a thread, and those of them that were not refused. */
  strangers: number;
  trespasses: number;
  /** Threads whose guest took the links back, so that a new one was mailed. */
  renewed: string[];
}

export const nothingTried = (): Tried => ({
  ...{ statuses: {}, steps: 0, strangers: 0, trespasses: 0, renewed: [] },
});

/** Hours by which time goes on: not at all, to the next hour or day, past a question, past an offer. */
const hours = [0, 0, 0, 0, 0, 0, 1, 1, 1, 26, 26, 24 * 4, 24 * 8, 24 * 16];
const rounds = 10;
/** Worlds in which something is tried at the same time, over the few connections of a test. */
const besideEachOther = 4;

/**
 * A sequence for each of these, with people and listings of its own: what they try, up to four of it at once, while time
 * goes on for all of them.
 */
export async function trySequences(
  api: TestApi,
  clock: Clock,
  all: readonly Next[],
  tried: Tried,
): Promise<void> {
  const begun = new Date('2027-01-05T10:00:00Z');
  clock.now = begun;
  const worlds: World[] = [];
  for (const next of all) worlds.push(await worldOf(api, clock, next));
  await api.db.execute(
    sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-06-01' where expires_at < '2090-01-01'`,
  );
  for (let round = 0; round < rounds; round++) {
    await pass(api, clock, oneOf(all[0] as Next, hours));
    for (let at = 0; at < worlds.length; at += besideEachOther) {
      const some = worlds.slice(at, at + besideEachOther);
      const outcomes = await Promise.all(
        some.flatMap((world) => Array.from({ length: 1 + world.next(4) }, () => tryOne(api, world))),
      );
      note(tried, outcomes);
    }
  }
  // Their journeys are made, or were never agreed; who travelled is asked how it was, once, however often it is looked.
  await pass(
    api,
    clock,
    Math.max(24, (leaving[1] + 8) * 24 - (clock.now.getTime() - begun.getTime()) / 3_600_000),
  );
  for (const _ of [1, 2]) await pass(api, clock, 1, 'inquiries:reviews');
}

function note(tried: Tried, outcomes: readonly Outcome[]): void {
  for (const { status, stranger, renewed } of outcomes) {
    tried.statuses[status] = (tried.statuses[status] ?? 0) + 1;
    if (stranger) tried.strangers++;
    if (stranger && status < 400) tried.trespasses++;
    if (renewed) tried.renewed.push(renewed);
  }
  tried.steps += outcomes.length;
}

async function pass(api: TestApi, clock: Clock, more: number, job = 'inquiries:time'): Promise<void> {
  // What is to be mailed goes out before hours go by.
  if (more > 0) await api.runJobs();
  clock.now = new Date(clock.now.getTime() + 1_000 + more * 3_600_000);
  if (more === 0) return;
  await api.db.execute(sql`select graphile_worker.add_job(${job}, '{}')`);
  await api.runJobs();
}
