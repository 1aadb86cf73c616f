import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { databaseError } from '../database/reason.ts';

/** Told the tags of what changed; undefined after a time in which anything may have changed unheard. */
export type OnInvalidated = (tags: ReadonlySet<string> | undefined) => void;

const beatMs = 250;
/** Heartbeats without an answer after which the connection counts as broken. */
const mostUnanswered = 4;
const connectMs = 2_000;
const longestPauseMs = 1_000;
/** How long a request that has written something waits for its own news. */
const newsMs = 250;

/**
 * A connection that does nothing but listen. Its heartbeat notices a server that stands still or a way that was cut
 * without a word; one that broke is opened anew, and then it is said that anything may have changed.
 */
export class Listener {
  disconnectedSince: number | undefined = performance.now();
  isAway = false;
  readonly #url: string;
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly #onInvalidated: OnInvalidated;
  readonly #running: Promise<void>;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #answered: Promise<unknown> = Promise.resolve();
  #nextAnswer: Promise<unknown> | undefined;

  constructor(
    url: string,
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
    onInvalidated: OnInvalidated,
  ) {
    this.#url = url;
    this.#log = log;
    this.#onInvalidated = onInvalidated;
    this.#running = this.#run();
  }

  /**
   * Resolves once every announcement committed before this call has come, or after `newsMs`. PostgreSQL sends pending
   * notifications before its next answer, so one `select 1` is enough; callers meanwhile share the next one.
   */
  async heard(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    this.#nextAnswer ??= this.#answered.then(() => {
      this.#nextAnswer = undefined;
      return this.#ask(client, 'select 1').catch(() => undefined);
    });
    await Promise.race([this.#nextAnswer, patience(newsMs)]);
  }

  async stop(): Promise<void> {
    // Said in order where there is a connection; one that is still being opened is dropped.
    await this.#client?.end().catch(() => undefined);
    this.#stopping.abort();
    await this.#running;
  }

  /** One after the other, as the driver wants it. */
  #ask(client: pg.Client, text: string): Promise<unknown> {
    const answered = this.#answered.then(() => client.query(text));
    this.#answered = answered.catch(() => undefined);
    return answered;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let pause = 50; !signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        await this.#listen(() => {
          pause = 50;
        });
      } catch (error) {
        if (signal.aborted) return;
        if (!this.isAway) this.#log.warn({ err: error }, 'What changes cannot be heard of for now');
        // One that refuses us in words may well serve those who are in already.
        this.isAway = isOutOfReach(error);
      }
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns when the connection ends that was listened on. */
  async #listen(onOpen: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'serendib cache',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
    });
    let heard = new Set<string>();
    client.on('notification', ({ payload = '' }) => {
      if (heard.size === 0) {
        // All that came with one commit is told at once.
        queueMicrotask(() => {
          const tags = heard;
          heard = new Set();
          this.#onInvalidated(tags);
        });
      }
      heard.add(payload);
    });
    const drop = () => void (client.connection.stream as Socket).destroy();
    let timer: NodeJS.Timeout | undefined;
    try {
      this.#stopping.signal.addEventListener('abort', drop);
      await client.connect();
      if (this.#stopping.signal.aborted) return;
      this.#answered = Promise.resolve();
      this.#nextAnswer = undefined;
      const ask = () => this.#ask(client, 'select 1');
      timer = keepAsking(client, ask, () => {
        this.isAway = true;
      });
      await this.#ask(client, 'listen cache_tags');
      if (this.isAway) this.#log.info('What changes is heard of again');
      this.#client = client;
      this.isAway = false;
      this.#onInvalidated(undefined);
      this.disconnectedSince = undefined;
      onOpen();
      await ended;
    } finally {
      this.disconnectedSince ??= performance.now();
      this.#client = undefined;
      clearInterval(timer);
      this.#stopping.signal.removeEventListener('abort', drop);
      drop();
    }
  }
}

/** Waits `ms`, then one turn more: after a long computation timers fire before sockets are read. */
export async function patience(ms: number): Promise<void> {
  await sleep(ms, undefined, { ref: false });
  await setImmediate();
}

/** Counted in beats, not in time: a process that was itself held up must not take that for the server's silence. */
function keepAsking(client: pg.Client, ask: () => Promise<unknown>, onSilence: () => void): NodeJS.Timeout {
  let unanswered = 0;
  return setInterval(() => {
    if (unanswered > mostUnanswered) {
      onSilence();
      (client.connection.stream as Socket).destroy();
      return;
    }
    if (unanswered++ > 0) return;
    ask().then(
      () => {
        unanswered = 0;
      },
      () => undefined,
    );
  }, beatMs).unref();
}

/** Not so where it is there and turns us away: too many connections, a password that was changed. */
function isOutOfReach(error: unknown): boolean {
  const code = databaseError(error)?.code;
  // Shutting down, crashed, starting up.
  return code === undefined || code.startsWith('57P');
}
