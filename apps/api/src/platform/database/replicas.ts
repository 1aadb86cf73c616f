import type pg from 'pg';
import { Impaired } from '../impaired.ts';
import type { Replica } from './replica.ts';

/**
 * Asks one of the replicas that are there and up to date, in turns, and the main database where there is none. What one
 * has not answered when it goes is asked of another, which is safe since only reads go there.
 */
export class Replicas {
  readonly #main: pg.Pool;
  readonly #replicas: readonly Replica[];
  #turn = 0;

  constructor(main: pg.Pool, replicas: readonly Replica[]) {
    this.#main = main;
    this.#replicas = replicas;
  }

  /** What drizzle asks of a pool for a statement of its own. */
  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    this.#turn += 1;
    for (let tried = 0; tried < this.#replicas.length; tried += 1) {
      const replica = this.#replicas[(this.#turn + tried) % this.#replicas.length];
      const answer = replica?.isCurrent ? await replica.query(config, values) : undefined;
      if (answer) return answer;
    }
    return this.#main.query(config, values);
  }

  /** Throws while one of them is not used. */
  async check(): Promise<void> {
    const reasons = await Promise.all(this.#replicas.map((replica) => replica.awayBecause()));
    const away = reasons.filter((reason) => reason !== undefined);
    if (away.length === 0) return;
    throw new Impaired('degraded', wordsFor(away.length, reasons.length), { cause: away[0] });
  }

  /** No read goes to one of them until it has what is written by now. */
  async caughtUp(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.caughtUp()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }
}

function wordsFor(away: number, all: number): string {
  if (all === 1) return 'The replica is away; the main database answers in its place.';
  if (away === all) return 'All replicas are away; the main database answers in their place.';
  return `Of ${all} replicas, ${away} ${away === 1 ? 'is' : 'are'} away; the others answer in their place.`;
}
