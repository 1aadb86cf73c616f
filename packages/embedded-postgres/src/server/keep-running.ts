import { setTimeout as sleep } from 'node:timers/promises';
import { type InstanceLock, tryInstanceLock } from './instance-lock.ts';
import { lastWords, type Server } from './launch.ts';
import { readPostmaster, worksIn } from './left-running.ts';
import { livingOwner } from './owner.ts';
import { stopAtOnce, stopPostmaster } from './stop-postmaster.ts';

export type Held = { server: Server; lock: InstanceLock };

export type Keeping = {
  folder: string;
  holder: string;
  /** The address that the instance lock is taken at. */
  url: string;
  /** Starts a server on the folder and the port that it had. */
  reopen(signal: AbortSignal): Promise<Held>;
  warn(message: string): void;
  /** Called once when it cannot be kept running. */
  giveUp(reason: Error): void;
};

/** Milliseconds to wait before each new start; there are no more than these without a while of calm between them. */
const pauses = [0, 500, 1_000, 2_000, 4_000];
const calm = 60_000;
/** For a server that lives and recovers from a crash of one of its processes. */
const recovery = 60_000;

/** Holds a server, starts it again when it ends by itself, and takes the instance lock again when that was lost. */
export class RestartingServer {
  held: Held;
  readonly #keeping: Keeping;
  readonly #stop = new AbortController();
  readonly #watching: Promise<void>;
  #starts = 0;
  #stopped: Promise<void> | undefined;

  constructor(held: Held, keeping: Keeping) {
    this.held = held;
    this.#keeping = keeping;
    this.#watching = this.#watch();
  }

  /** Harmless when called twice. */
  stop(): Promise<void> {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #watch(): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      this.#stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    while (!this.#stop.signal.aborted) {
      const since = Date.now();
      await Promise.race([this.held.server.ended, this.held.lock.lost, stopped]);
      if (this.#stop.signal.aborted) return;
      if (Date.now() - since > calm) this.#starts = 0;
      try {
        this.held = await this.#regain();
      } catch (error) {
        if (!this.#stop.signal.aborted) this.#keeping.giveUp(error as Error);
        return;
      }
    }
  }

  async #regain(): Promise<Held> {
    const { warn } = this.#keeping;
    const lock = await this.#relock();
    if (lock) {
      warn('The embedded PostgreSQL has recovered from the end of one of its processes.');
      return { server: this.held.server, lock };
    }
    for (;;) {
      const reason = await lastWords(this.#keeping.folder);
      const pause = pauses[this.#starts];
      if (pause === undefined)
        throw new Error(`The embedded PostgreSQL ended ${pauses.length + 1} times in short order: ${reason}`);
      this.#starts += 1;
      warn(`The embedded PostgreSQL ended by itself and is started again (${reason}).`);
      await sleep(pause, undefined, { signal: this.#stop.signal });
      try {
        return await this.#keeping.reopen(this.#stop.signal);
      } catch (error) {
        if (this.#stop.signal.aborted || this.#starts === pauses.length) throw error;
        warn((error as Error).message);
      }
    }
  }

  /** Undefined when the server has ended, be it by our hand because it did not let us in for too long. */
  async #relock(): Promise<InstanceLock | undefined> {
    const { server } = this.held;
    const { url, holder } = this.#keeping;
    for (const end = Date.now() + recovery; !server.hasEnded(); await sleep(50)) {
      if (this.#stop.signal.aborted) throw new Error('It is being stopped.');
      const attempt = await tryInstanceLock(url, { holder });
      if ('lock' in attempt) return attempt.lock;
      if ('holder' in attempt) throw new Error(`The data folder was taken over by ${attempt.holder}.`);
      if (Date.now() > end) {
        await stopAtOnce(server.pid);
        await server.ended;
      }
    }
    return undefined;
  }

  /** Also what is just being started again. */
  async #end(): Promise<void> {
    this.#stop.abort();
    await this.held.lock.release();
    const { folder, url } = this.#keeping;
    for (let isDone = false; !isDone; ) {
      const left = await readPostmaster(folder);
      const isOurs =
        left && (await worksIn(folder, left.pid)) && (await livingOwner(left.pid)) === process.pid;
      if (isOurs) await stopPostmaster(left.pid, url);
      isDone = await Promise.race([this.#watching.then(() => true), sleep(100, false)]);
    }
    await this.held.lock.release();
    if (!this.held.server.hasEnded()) await stopPostmaster(this.held.server.pid, url);
  }
}
