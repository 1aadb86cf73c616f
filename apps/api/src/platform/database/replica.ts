import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { Lag } from './lag.ts';
import { databaseError, isAway, shortageOf } from './reason.ts';

const lookEvery = 1_000;
/** Milliseconds after which it is first asked again whether it has what was written, and at the longest. */
const shortestPause = 2;
const longestPause = 50;

export interface ReplicaPools {
  replica: pg.Pool;
  /** One connection to it and to the main database, by which it is looked after. */
  watch: { main: pg.Pool; replica: pg.Pool };
  /** Told when the replica is no longer used, and why, or is used again. */
  onChange(away: Error | undefined): void;
}

/**
 * A copy of the main database. It is looked after all the time, so that no read has to find out by waiting whether it is
 * there and up to date.
 */
export class Replica {
  readonly #pools: ReplicaPools;
  readonly #lag = new Lag();
  readonly #end = new AbortController();
  readonly #watching: Promise<void>;
  readonly #firstLook = Promise.withResolvers<void>();
  #away: Error | undefined = new Error('It was not asked yet.');
  /** Ends the wait of each query that is under way. */
  readonly #waiting = new Set<() => void>();
  /** Changes that were heard of and that it may not have yet. */
  #missing = 0;
  #catchingUp: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(pools: ReplicaPools) {
    this.#pools = pools;
    this.#watching = this.#watch();
  }

  /** There, and has all changes that were heard of. */
  get isCurrent(): boolean {
    return this.#away === undefined && this.#missing === 0;
  }

  /** Why it is not used; known from the first look on. */
  async awayBecause(): Promise<Error | undefined> {
    await this.#firstLook.promise;
    return this.#away;
  }

  /** Undefined where it went meanwhile, or cannot answer for reasons of its own. */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult | undefined> {
    return new Promise((resolve, reject) => {
      // Not by a race with one promise of the replica's end, which would keep every result until then.
      const leave = () => resolve(undefined);
      this.#waiting.add(leave);
      this.#pools.replica
        .query(config, values)
        .then(resolve, (error: unknown) => {
          if (isLost(error)) this.#leave(error as Error);
          if (this.#away === undefined && !isOfReplica(error)) reject(error);
          else resolve(undefined);
        })
        .finally(() => this.#waiting.delete(leave));
    });
  }

  /** Is not current until it has what is written by now; resolves then, or once it is away. */
  async caughtUp(): Promise<void> {
    this.#missing += 1;
    try {
      // Those who ask while one looks are answered together by the next look, which begins after all of them.
      this.#next ??= this.#catchingUp.then(() => {
        this.#next = undefined;
        return this.#replayed();
      });
      const caughtUp = this.#next;
      this.#catchingUp = caughtUp.catch(() => undefined);
      await caughtUp;
    } finally {
      this.#missing -= 1;
    }
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#watching;
    const { watch, replica } = this.#pools;
    await Promise.all([watch.replica.end(), replica.end()]);
  }

  async #replayed(): Promise<void> {
    const { main, replica } = this.#pools.watch;
    const { rows: written } = await main.query('select pg_current_wal_lsn()::text as at');
    for (let pause = shortestPause; !this.#away && !this.#end.signal.aborted; pause *= 2) {
      const has = await replica
        .query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [written[0].at])
        .then(({ rows }) => rows[0].has as boolean | null)
        .catch((error: Error) => this.#leave(error));
      // Null where it is no replica of PostgreSQL's own kind, of which this cannot be known.
      if (has !== false) return;
      await wait(Math.min(pause, longestPause), undefined, { signal: this.#end.signal }).catch(
        () => undefined,
      );
    }
  }

  async #watch(): Promise<void> {
    let isFirst = true;
    while (!this.#end.signal.aborted) {
      const away = await this.#look();
      if (isFirst || (away === undefined) !== (this.#away === undefined)) this.#change(away, isFirst);
      isFirst = false;
      this.#firstLook.resolve();
      await wait(lookEvery, undefined, { signal: this.#end.signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<Error | undefined> {
    const { main, replica } = this.#pools.watch;
    // Without the main one, or the leave to ask it, nothing can be said about a lag; reads go on.
    const written = await main.query('select pg_current_wal_lsn()::text as at').catch(() => undefined);
    if (written) this.#lag.add(written.rows[0].at);
    try {
      const { rows } = await replica.query('select pg_last_wal_replay_lsn()::text as at');
      if (rows[0]?.at && this.#lag.isTooLong(rows[0].at))
        return new Error('It is too far behind the main database.');
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  #change(away: Error | undefined, isFirst = false): void {
    this.#away = away;
    if (away) {
      for (const leave of this.#waiting) leave();
      this.#pools.onChange(away);
    } else {
      // What was changed while it was away it may not have yet.
      this.caughtUp().catch(() => undefined);
      if (!isFirst) this.#pools.onChange(undefined);
    }
  }

  /** From now on it is not asked, as what it lacks cannot be told any more. */
  #leave(error: Error): void {
    if (this.#away === undefined && !this.#end.signal.aborted) this.#change(error);
  }
}

/** A statement that took too long, or a lock that was not had, is the statement's own doing. */
const ownDoing = new Set(['57014', '55P03', '40P01']);

const isLost = (error: unknown): boolean => isAway(error) && !ownDoing.has(databaseError(error)?.code ?? '');

/**
 * Cancelled because it stood in the way of what came from the main database; a table, column or function that has not
 * come yet; or a shortage of the replica's own.
 */
const replicasDoing = new Set(['40001', '42P01', '42703', '42883']);

const isOfReplica = (error: unknown): boolean =>
  replicasDoing.has(databaseError(error)?.code ?? '') || shortageOf(error) !== undefined;
