import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { databaseReason } from '../database/reason.ts';
import { signals } from '../telemetry.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { jobLogger, type WorkerLog } from './job-log.ts';
import type { Jobs, Queue } from './jobs.ts';
import { UnrecoverableError } from './unrecoverable.ts';
import { watchClock } from './watch-clock.ts';
import { openWorkerPool } from './worker-pool.ts';

const longestBackoff = 30_000;
const releaseEvery = 10_000;
/** Jobs of each queue that a process does at once. */
const concurrency = 2;
const queues: Queue[] = ['main', 'mail', 'elsewhere'];
/** A queue listens on one, and each of its jobs has one while it is taken and while its end is written. */
const connections = 12;
/**
 * How the end of a job is written. graphile-worker awaits that only where ends are gathered, be it for no time at all;
 * otherwise a database that is away just then is a rejection that nothing handles, which would end the process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/** Milliseconds that a running job has when the process shuts down. It is done again at the next start. */
const shutdownTimeout = 3_000;

export interface Worker {
  /** Throws while nothing is being done. */
  check(): void;
  stop(): Promise<void>;
}

/**
 * Works until it is stopped, also over a database that goes away and comes back. `patienceMs` is for how long one that answers nothing
 * is waited for.
 */
export function startWorker(url: string, jobs: Jobs, log: WorkerLog, patienceMs?: number): Worker {
  const stopping = new AbortController();
  const state = { isWorking: false, timesWorked: 0 };
  const done = keepWorking({ url, patienceMs }, jobs, log, stopping.signal, state);
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

interface Place {
  url: string;
  patienceMs: number | undefined;
}

interface State {
  isWorking: boolean;
  timesWorked: number;
}

async function keepWorking(
  place: Place,
  jobs: Jobs,
  log: WorkerLog,
  stop: AbortSignal,
  state: State,
): Promise<void> {
  for (let backoff = 500; !stop.aborted; backoff = Math.min(backoff * 2, longestBackoff)) {
    const before = state.timesWorked;
    try {
      await workWhileConnected(place, jobs, log, stop, state);
    } catch (error) {
      log.warn(`No jobs are done for the moment: ${databaseReason(error)}`);
    }
    if (state.timesWorked > before) backoff = 500;
    await wait(backoff, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function workWhileConnected(
  { url, patienceMs }: Place,
  jobs: Jobs,
  log: WorkerLog,
  stop: AbortSignal,
  state: State,
): Promise<void> {
  const heartbeat = await startHeartbeat(url, patienceMs);
  const pool = openWorkerPool(url, connections);
  const clock = watchClock();
  const runners: Runner[] = [];
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const events = new EventEmitter() as WorkerEvents;
    tellOfJobs(events, log);
    // Before a runner makes up for what was missed, for which it asks when each was added last.
    await resetSchedule(heartbeat, log);
    const shown: Promise<void>[] = [];
    events.on('pool:create', ({ workerPool }) => {
      shown.push(heartbeat.register(workerPool.id));
    });
    for (const queue of queues) {
      const runner = await run({
        preset,
        pgPool: pool,
        taskList: jobs.tasks[queue],
        parsedCronItems: queue === 'main' ? jobs.times : parseCronItems([]),
        concurrency: concurrency,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: shutdownTimeout,
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
      heartbeat.lost,
      ...runners.map((runner) => runner.promise),
      lookAfterQueue(heartbeat, log, stop),
      clock.wasSet.then(() => {
        throw new Error('The clock of this machine was set');
      }),
    ]);
  } finally {
    state.isWorking = false;
    clock.end();
    await Promise.race([
      Promise.all(runners.map((runner) => runner.stop().catch(() => undefined))),
      wait(shutdownTimeout + 2_000, undefined, { ref: false }),
    ]);
    await heartbeat.end().catch(() => undefined);
    await Promise.race([pool.end(), wait(1_000, undefined, { ref: false })]);
    pool.breakOff();
  }
}

/** Tells those who watch how jobs end, and the log of those that are tried no more. */
function tellOfJobs(events: WorkerEvents, log: WorkerLog): void {
  const tell = (task: string, outcome: 'done' | 'failed' | 'given up') =>
    signals.jobEnded.tell(() => ({ task, outcome }));
  events.on('job:success', ({ job }) => tell(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) => job.attempts < job.max_attempts && tell(job.task_identifier, 'failed'));
  events.on('job:failed', ({ job, error }) => {
    tell(job.task_identifier, 'given up');
    // A refused address is a slip of the person who typed it, and no error of the server.
    const level = error instanceof UnrecoverableError ? 'warn' : 'error';
    log[level]({ job: job.id, task: job.task_identifier }, `A job was given up at try ${job.attempts}`);
  });
}

async function resetSchedule(heartbeat: Heartbeat, log: WorkerLog): Promise<void> {
  const names = await heartbeat.resetSchedule();
  if (names.length === 0) return;
  log.warn(
    `A clock was ahead: these jobs had been added for a time to come, and are added as ever from now on: ${names.sort().join(', ')}`,
  );
}

/** Returns only when it is told to stop or the connection fails. */
async function lookAfterQueue(heartbeat: Heartbeat, log: WorkerLog, stop: AbortSignal): Promise<void> {
  try {
    while (!stop.aborted) {
      await heartbeat.releaseDeadJobs();
      await resetSchedule(heartbeat, log);
      await wait(releaseEvery, undefined, { signal: stop, ref: false });
    }
  } catch (error) {
    if (!stop.aborted) log.warn(`Jobs of others could not be looked after: ${databaseReason(error)}`);
  }
}
