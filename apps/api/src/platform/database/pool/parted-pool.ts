import pg from 'pg';
import { beginConnection, currentPart } from './parts.ts';
import { Turns } from './turns.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;
/** With fewer connections there is nothing to part. */
const worthParting = 6;

/** A pool whose connections are not all taken by calls that wait for the same thing. */
export class PartedPool extends pg.Pool {
  readonly #turns: Turns | undefined;
  readonly #ends = new Map<pg.PoolClient, () => void>();

  constructor(config: pg.PoolConfig & { max: number }) {
    super(config);
    if (config.max >= worthParting)
      this.#turns = new Turns({ size: config.max, patience: config.connectionTimeoutMillis ?? 5_000 });
    this.on('release', (_error, client) => {
      this.#ends.get(client as pg.PoolClient)?.();
      this.#ends.delete(client as pg.PoolClient);
    });
  }

  /** Those whose turn has not come, before any of the pool's own that wait. */
  get waitingForTurn(): number {
    return this.#turns?.waiting ?? 0;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    const watched = beginConnection();
    const take = this.#turns ? this.#turns.take.bind(this.#turns, currentPart()) : unparted;
    take((refusal, end) => {
      const ended = () => {
        end();
        watched?.();
      };
      if (refusal) {
        ended();
        callback(refusal, undefined, () => undefined);
        return;
      }
      super.connect((error, client, done) => {
        if (client) this.#ends.set(client, ended);
        else ended();
        callback(error, client, done);
      });
    });
  }
}

const unparted = (begin: (refusal: undefined, end: () => void) => void) => begin(undefined, () => undefined);
