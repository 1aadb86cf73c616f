import type { FastifyBaseLogger } from 'fastify';
import { formatError } from './format-error.ts';
import type { Stopping } from './stopping.ts';

/**
 * What nothing in the program handled. Once the server listens, a rejected promise is logged and no more: nothing
 * waited for it, and what counts is in the database. An uncaught exception leaves its caller in the middle of something,
 * and a server that is half started lacks what failed: both end the process in order.
 */
export class Unhandled {
  readonly #stopping: Stopping;
  #log: FastifyBaseLogger | undefined;

  constructor(stopping: Stopping) {
    this.#stopping = stopping;
  }

  listen(): void {
    // A terminal or program that read the log and is gone is no reason to end.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
    process.on('unhandledRejection', (reason) => {
      if (this.#log) this.#log.error({ err: reason }, 'A promise was rejected and nothing handled it');
      else this.#end(reason);
    });
    process.on('uncaughtException', (error) => this.#end(error));
  }

  /** From now on rejections are logged, and end nothing. */
  isOpen(log: FastifyBaseLogger): void {
    this.#log = log;
  }

  #end(error: unknown): void {
    if (this.#stopping.asked) return;
    if (this.#log) this.#log.fatal({ err: error }, 'Something was thrown and nothing handled it: stopping');
    else console.error(formatError(error));
    this.#stopping.stop(1);
  }
}
