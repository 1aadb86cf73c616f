export type Closer = () => Promise<unknown>;

/** Milliseconds after which a close that hangs is cut off. */
const patience = 15_000;

/**
 * Closes what was opened, last first, when the process is asked to stop: by a signal, by the death of the parent
 * that started it, or by a part of it that cannot go on.
 */
export class Stopping {
  readonly #closers: Closer[] = [];
  #stopping: Promise<void> | undefined;

  get asked(): boolean {
    return this.#stopping !== undefined;
  }

  /** What is opened while we are already stopping is closed at once. */
  async add(close: Closer): Promise<void> {
    if (this.#stopping) await close();
    else this.#closers.push(close);
  }

  /** Told again it does nothing more: a Ctrl-C reaches us from the terminal and from the launcher. */
  stop(exitCode: number): Promise<void> {
    this.#stopping ??= this.#closeAll(exitCode);
    return this.#stopping;
  }

  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.stop(0));
    if (process.env.STOP_WITH_PARENT !== 'yes') return;
    // Not for those that we start.
    delete process.env.STOP_WITH_PARENT;
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || this.stop(0), 250).unref();
  }

  async #closeAll(exitCode: number): Promise<void> {
    setTimeout(() => process.exit(1), patience).unref();
    let code = exitCode;
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      await close().catch((error) => {
        console.error(error);
        code = 1;
      });
    }
    process.exit(code);
  }
}
