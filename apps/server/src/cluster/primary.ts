import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FirstAdministrator } from '@serendib/api/modules/accounts/index';
import { RequestCounts } from '@serendib/api/platform/http/limits/request-counter';
import type { FastifyBaseLogger } from 'fastify';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Assignment, ToPrimary, ToWorker } from './messages.ts';
import { MetricsRounds } from './metrics-rounds.ts';
import { watchPulse } from './pulse.ts';

/** Milliseconds within which a worker serves once the database is up to date, also where the machine is busy with much else. */
const startMs = 180_000;
/** Within which one that is told to ends: it drains, then finishes what is under way. */
const stopMs = 22_000;
/** One that served for so long did not fail at its start. */
const calmMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 30_000;

/** A worker process in its place. */
interface Place {
  number: number;
  /** The only one in it: another that is started for it gives way to this. */
  worker: Worker;
  /** Ends shortly after a start, one after the other. */
  failures: number;
  servesSince: number | undefined;
  isRestarting: boolean;
  /** Its worker as long as another for it is waited for, or this is the other and does not serve yet. */
  replacing: Worker | undefined;
}

interface Started {
  /** None where the system starts no process. */
  worker: Worker | undefined;
  prepared: Promise<void>;
  /** The worker, or none where it ended, or did not come to serve in time. */
  ready: Promise<Worker | undefined>;
}

export interface PrimarySettings {
  size: number;
  databaseUrl: string;
  poolSize: number;
  stopping: Pick<Stopping, 'asked' | 'stop'>;
  log: FastifyBaseLogger;
  /** Told as soon as a worker has brought the database up to date, whether any comes to serve or not. */
  onPrepared(administrator: FirstAdministrator | undefined): void;
}

/** Keeps several workers serving one port: starts them, replaces those that end, and restarts them one by one. */
export class Primary {
  readonly #settings: PrimarySettings;
  readonly #counts = new RequestCounts();
  readonly #places: Place[] = [];
  /** All that live, also those that are about to come or go. */
  readonly #workers = new Set<Worker>();
  readonly #metrics = new MetricsRounds(send);
  #restarting: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(settings: PrimarySettings) {
    this.#settings = settings;
  }

  /** Resolves when all serve; the first brings the database up to date before the others begin. */
  async start(): Promise<void> {
    const first = this.#start(1, true);
    await first.prepared;
    const others = Array.from({ length: this.#settings.size - 1 }, (_, index) =>
      this.#start(index + 2, false),
    );
    const started = [first, ...others];
    const ready = await Promise.all(started.map((one) => one.ready));
    for (const [index, worker] of ready.entries()) {
      // It has said itself why it does not serve.
      if (!worker) throw new WorkerFailed();
      const place = {
        ...{ number: index + 1, worker, failures: 0, servesSince: undefined },
        ...{ isRestarting: false, replacing: undefined },
      };
      this.#places.push(place);
      this.#watch(place);
    }
  }

  /** Replaces the workers one by one; no request is refused. Asked again meanwhile, it begins anew afterwards. */
  restart(): Promise<void> {
    if (this.#restarting) this.#isAskedAgain = true;
    this.#restarting ??= this.#restartAll().finally(() => {
      this.#restarting = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      void this.restart();
    });
    return this.#restarting;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => this.#end(worker, { type: 'stop' })));
  }

  /** Forks one and tells it what it is; `prepared` is rejected where it fails before that. */
  #start(number: number, prepares: boolean): Started {
    const { databaseUrl, poolSize, onPrepared } = this.#settings;
    const assignment: Assignment = { number, databaseUrl, poolSize, prepares, doesJobs: number === 1 };
    const prepared = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<Worker | undefined>();
    prepared.promise.catch(() => undefined);
    const ended = () => {
      ready.resolve(undefined);
      prepared.reject(new WorkerFailed());
    };
    const worker = this.#fork(number, ended);
    if (!worker) return { worker, prepared: prepared.promise, ready: ready.promise };
    worker.on('message', (message: ToPrimary) => {
      if (message.type === 'prepared') {
        onPrepared(message.administrator);
        prepared.resolve();
      }
      if (message.type === 'ready') ready.resolve(worker);
      if (message.type === 'count') {
        const counts = message.requests.map((request) => this.#counts.add(...request));
        send(worker, { type: 'counts', id: message.id, counts });
      }
      this.#metrics.handle(message, worker, this.#workers);
    });
    send(worker, { type: 'begin', assignment });
    const inTime = async () => {
      if (prepares) await prepared.promise.catch(() => undefined);
      const late = new AbortController();
      const serves = await Promise.race([
        ready.promise,
        wait(startMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
      ]);
      late.abort();
      if (!serves) worker.process.kill('SIGKILL');
      return serves;
    };
    return { worker, prepared: prepared.promise, ready: inTime() };
  }

  /**
   * Calls `ended` when the process ends, or where the system starts none (no memory, too many processes, no Node): some
   * reasons are thrown by Node, others told by an event that no exit follows.
   */
  #fork(number: number, ended: () => void): Worker | undefined {
    const refused = (error: unknown) => {
      this.#settings.log.error(error, `Worker ${number} cannot be started`);
      ended();
    };
    let worker: Worker;
    try {
      worker = cluster.fork();
    } catch (error) {
      refused(error);
      return undefined;
    }
    this.#workers.add(worker);
    worker.once('exit', () => {
      this.#workers.delete(worker);
      ended();
    });
    worker.on('error', (error) => {
      // Of one that was started, a message did not arrive: what becomes of it is noticed by its exit.
      if (worker.process.pid !== undefined) return;
      this.#workers.delete(worker);
      refused(error);
    });
    return worker;
  }

  /** Puts another in the place of one that ends unasked, and ends one that hangs. */
  #watch(place: Place): void {
    const { worker, number } = place;
    place.servesSince = Date.now();
    watchPulse(worker, () => {
      this.#settings.log.error(`Worker ${number} (process ${worker.process.pid}) hangs; it is killed`);
      // One that is stopped hears no other signal.
      worker.process.kill('SIGKILL');
    });
    const onExit = (code: number | null, signal: string | null) => {
      const { log, stopping } = this.#settings;
      if (stopping.asked || place.isRestarting || place.worker !== worker) return;
      const how = signal ? `by ${signal}` : `with exit code ${code}`;
      log.error(`Worker ${number} (process ${worker.process.pid}) ended ${how}; another takes its place`);
      void this.#replace(place);
    };
    if (worker.isDead()) onExit(worker.process.exitCode, worker.process.signalCode);
    else worker.once('exit', onExit);
  }

  async #replace(place: Place): Promise<void> {
    const { log } = this.#settings;
    let { worker } = place;
    if (place.replacing === worker) return;
    place.replacing = worker;
    for (;;) {
      await this.#waitForGap(place);
      if (this.#isFilledElsewhere(place, worker)) return;
      // A newer version may lie there by now.
      const next = this.#start(place.number, true);
      worker = next.worker ?? worker;
      Object.assign(place, { worker, replacing: worker });
      const serves = await next.ready;
      if (serves && place.worker === worker) break;
      if (this.#isFilledElsewhere(place, worker)) return;
      log.error(`Worker ${place.number} does not come to serve; it is tried again`);
    }
    log.info(`Worker ${place.number} serves again (process ${worker.process.pid})`);
    place.replacing = undefined;
    this.#watch(place);
  }

  /** None the first time; later ones grow. */
  async #waitForGap(place: Place): Promise<void> {
    const served = place.servesSince === undefined ? 0 : Date.now() - place.servesSince;
    place.servesSince = undefined;
    place.failures = served >= calmMs ? 0 : place.failures + 1;
    if (place.failures > 1)
      await wait(Math.min(longestBackoffMs, firstBackoffMs * 2 ** (place.failures - 2)));
  }

  /** A restart has put another there or is about to, or all end: the replacement of this worker is over. */
  #isFilledElsewhere(place: Place, worker: Worker): boolean {
    if (place.worker !== worker) return true;
    if (!this.#settings.stopping.asked && !place.isRestarting) return false;
    place.replacing = undefined;
    return true;
  }

  async #restartAll(): Promise<void> {
    const { log, stopping } = this.#settings;
    log.info('The workers are restarted one by one');
    for (const place of this.#places) {
      if (stopping.asked) return;
      place.isRestarting = true;
      const former = place.worker;
      const next = this.#start(place.number, place === this.#places[0]);
      const newWorker = await next.ready;
      place.isRestarting = false;
      if (!newWorker) {
        if (stopping.asked) return;
        log.error(
          `The workers are not restarted: the new worker ${place.number} does not come to serve. The others go on`,
        );
        if (former.isDead()) void this.#replace(place);
        return;
      }
      place.worker = newWorker;
      place.failures = 0;
      this.#watch(place);
      await this.#end(former, { type: 'drain' });
    }
    log.info('All workers are restarted');
  }

  async #end(worker: Worker, message: ToWorker): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    send(worker, message);
    const late = new AbortController();
    const tooLate = wait(stopMs, 'late' as const, { signal: late.signal, ref: false }).catch(() => undefined);
    if ((await Promise.race([ended, tooLate])) === 'late') {
      this.#settings.log.warn(`Process ${worker.process.pid} does not end; it is killed`);
      worker.process.kill('SIGKILL');
      await ended;
    }
    late.abort();
  }
}

/** A worker has said why it did not start. */
export class WorkerFailed extends Error {}

function send(worker: Worker, message: ToWorker): void {
  // One that is just ending hears nothing any more, and is noticed by its exit.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
