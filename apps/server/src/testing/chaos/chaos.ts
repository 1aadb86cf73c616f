import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultName, faults } from './faults.ts';
import { idsOf } from './job-log.ts';
import { seeded, shuffled } from './random.ts';
import { openWorld } from './world.ts';

export interface ChaosReport {
  seed: number;
  kills: Partial<Record<FaultName, number>>;
  answered: Record<string, number>;
  acknowledged: number;
  unanswered: number;
  repeated: number;
  /** Milliseconds from the end of each fault to ready. */
  ready: number[];
  /** The same without those in which the app could have gone on and others had the processor. */
  readyAlone: number[];
  /** Milliseconds of processor of each start until it was ready. */
  startMs: number[];
  /** Jobs that were added. */
  jobs: number;
  mails: number;
  mailedTwice: number;
  starts: number;
  /** Times that the process ended by itself. */
  ownEnds: number;
  /** Rows of pictures that none was told of or uses, which the sweep of a day later takes. */
  swept: number;
  /** Answers that none should get. */
  odd: string[];
  /** All that is lost, doubled, half or drifted. */
  wrong: string[];
  log: string;
}

interface ChaosSettings {
  seed: number;
  kills: FaultName[];
  writers?: number;
  say?: (line: string) => void;
}

/** Writes between two faults, however slow the machine is. */
const writesBetween = 5;

/**
 * Writes of all kinds while the app, its database and their disk are killed, restarted, frozen and filled, and what came
 * of it. What the app acknowledged is compared with what is there.
 */
export async function runChaos({
  seed,
  kills,
  writers = 3,
  say = () => undefined,
}: ChaosSettings): Promise<ChaosReport> {
  const random = seeded(seed);
  const world = await openWorld(seed, writers);
  const { app, database, disk, post, ledger } = world;
  try {
    world.begin();
    const done: ChaosReport['kills'] = {};
    const ready: number[] = [];
    const startMs: number[] = [];
    const readyAlone: number[] = [];
    if (!disk && kills.includes('disk full'))
      console.warn(
        'The disk is not filled, which takes an account that may mount one: the database is killed instead.',
      );
    const wanted = kills.map((name) => (name === 'disk full' && !disk ? 'database' : name));
    for (const name of shuffled(wanted, random)) {
      const before = ledger.total;
      for (let waited = 0; ledger.total < before + writesBetween && waited < 200; waited += 1)
        await sleep(100);
      await sleep(random.below(300));
      const startsBefore = app.starts;
      await faults[name]({ app, database, disk, random });
      const waitedBefore = app.starts > startsBefore ? 0 : app.waitedMs();
      const ms = await app.ready();
      readyAlone.push(ms - Math.max(0, app.waitedMs() - waitedBefore));
      if (app.starts > startsBefore) startMs.push(app.processorMs());
      done[name] = (done[name] ?? 0) + 1;
      ready.push(ms);
      say(`${name}: ready after ${Math.round(ms)} ms, ${ledger.total} writes acknowledged`);
    }
    const { wrong, swept, jobs } = await world.finish();
    await app.end('SIGTERM');
    return {
      ...{ seed, kills: done, answered: ledger.answered, acknowledged: ledger.total },
      ...{
        unanswered: ledger.unanswered,
        repeated: ledger.repeated,
        ready,
        readyAlone,
        startMs,
        swept,
        jobs,
        wrong,
        odd: ledger.odd,
      },
      ...{ mails: post.taken.length, mailedTwice: post.taken.length - idsOf(post.taken).size },
      ...{ starts: app.starts, ownEnds: app.ownEnds, log: app.output },
    };
  } finally {
    await world.end();
  }
}
