import { setTimeout as wait } from 'node:timers/promises';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof stopSignals)[number];
export type Closer = () => Promise<unknown>;

/** Milliseconds that all closes together may take. One that hangs is then left behind. */
const patience = 15_000;
/** Milliseconds that a close still gets when the time for all is used up, unless it asked for more. */
const least = 1_000;

/**
 * Closes what was opened, last first, when the process is asked to stop: by a signal, by the death of the parent
 * that started it, or by a part of it that cannot go on.
 */
export class Stopping {
  readonly #closers: { close: Closer; needs: number }[] = [];
  #stopping: Promise<void> | undefined;
  readonly #patience: number;

  constructor(patienceMs = patience) {
    this.#patience = patienceMs;
  }

  get asked(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * What is opened while we are already stopping is closed at once. One that ends something outside this process is
   * given the milliseconds it needs for that, however long the others took.
   */
  async add(close: Closer, needs = least): Promise<void> {
    if (this.#stopping) await close();
    else this.#closers.push({ close, needs });
  }

  /** Told again it does nothing more: a Ctrl-C reaches us from the terminal and from the launcher. */
  stop(exitCode: number): Promise<void> {
    this.#stopping ??= this.#closeAll(exitCode);
    return this.#stopping;
  }

  /** `codeAfter` is asked for the exit code once, where a signal is what ends the process. */
  listen(codeAfter: (signal: StopSignal) => number): void {
    for (const signal of stopSignals)
      process.on(signal, () => {
        if (!this.asked) void this.stop(codeAfter(signal));
      });
    if (process.env.STOP_WITH_PARENT !== 'yes') return;
    // Not for those that we start.
    delete process.env.STOP_WITH_PARENT;
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || this.stop(0), 250).unref();
  }

  async #closeAll(exitCode: number): Promise<void> {
    const end = Date.now() + this.#patience;
    let code = exitCode;
    for (let next = this.#closers.pop(); next; next = this.#closers.pop()) {
      const time = Math.max(end - Date.now(), next.needs);
      const late = wait(time, 'late' as const);
      const outcome = await Promise.race([next.close(), late]).catch((error) => {
        console.error(error);
        code = 1;
      });
      if (outcome === 'late') code = 1;
    }
    process.exit(code);
  }
}
