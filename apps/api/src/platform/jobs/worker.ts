import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { databaseReason } from '../database/reason.ts';
import { type JobLog, jobLogger } from './job-log.ts';
import type { Jobs, Queue } from './jobs.ts';
import { beginLife, type Life } from './life.ts';
import { openWorkerPool } from './worker-pool.ts';

const longestPause = 30_000;
const sweepEvery = 10_000;
/** Jobs of each queue that a process does at once. */
const lanes = 2;
const queues: Queue[] = ['main', 'mail'];
/**
 * How the end of a job is written. graphile-worker awaits that only where ends are gathered, be it for no time at all;
 * otherwise a database that is away just then is a rejection that nothing handles, which would end the process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/** Milliseconds a job may go on once the process is to end. It is then done again at the next start. */
const grace = 3_000;

export interface Worker {
  /** Throws while nothing is being done. */
  check(): void;
  stop(): Promise<void>;
}

/** Works until it is stopped, also over a database that goes away and comes back. */
export function startWorker(url: string, jobs: Jobs, log: JobLog): Worker {
  const stopping = new AbortController();
  const state = { isWorking: false, timesWorked: 0 };
  const done = keepWorking(url, jobs, log, stopping.signal, state);
  return {
    check: () => {
      if (!state.isWorking) throw new Error('No jobs are done for the moment');
    },
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

interface State {
  isWorking: boolean;
  timesWorked: number;
}

async function keepWorking(
  url: string,
  jobs: Jobs,
  log: JobLog,
  stop: AbortSignal,
  state: State,
): Promise<void> {
  for (let pause = 500; !stop.aborted; pause = Math.min(pause * 2, longestPause)) {
    const before = state.timesWorked;
    try {
      await workWhileConnected(url, jobs, log, stop, state);
    } catch (error) {
      log.warn(`No jobs are done for the moment: ${databaseReason(error)}`);
    }
    if (state.timesWorked > before) pause = 500;
    await wait(pause, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function workWhileConnected(
  url: string,
  jobs: Jobs,
  log: JobLog,
  stop: AbortSignal,
  state: State,
): Promise<void> {
  const life = await beginLife(url);
  const pool = openWorkerPool(url, 3 * lanes * queues.length);
  const runners: Runner[] = [];
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const events = new EventEmitter() as WorkerEvents;
    const shown: Promise<void>[] = [];
    events.on('pool:create', ({ workerPool }) => {
      shown.push(life.show(workerPool.id));
    });
    for (const queue of queues) {
      const runner = await run({
        preset,
        pgPool: pool,
        taskList: jobs.tasks[queue],
        parsedCronItems: queue === 'main' ? jobs.times : parseCronItems([]),
        concurrency: lanes,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: grace,
        logger: jobLogger(log),
        events,
      });
      runners.push(runner);
    }
    await Promise.all(shown);
    state.isWorking = true;
    state.timesWorked += 1;
    await Promise.race([
      stopped,
      life.lost,
      ...runners.map((runner) => runner.promise),
      sweep(life, log, stop),
    ]);
  } finally {
    state.isWorking = false;
    await Promise.race([
      Promise.all(runners.map((runner) => runner.stop().catch(() => undefined))),
      wait(grace + 2_000, undefined, { ref: false }),
    ]);
    await life.end().catch(() => undefined);
    await Promise.race([pool.end(), wait(1_000, undefined, { ref: false })]);
  }
}

/** Returns only when it is told to stop or the connection fails. */
async function sweep(life: Life, log: JobLog, stop: AbortSignal): Promise<void> {
  try {
    while (!stop.aborted) {
      await life.freeDead();
      await wait(sweepEvery, undefined, { signal: stop, ref: false });
    }
  } catch (error) {
    if (!stop.aborted) log.warn(`Jobs of others could not be looked after: ${databaseReason(error)}`);
  }
}
