import type { FastifyBaseLogger } from 'fastify';
import { Listener, type OnInvalidated, patience } from './listener.ts';

/** What tells every cache of this process that what it keeps is no longer so. */
export interface Invalidations {
  /** Since when changes may go unheard, by `performance.now()`; undefined while all are heard. */
  readonly disconnectedSince: number | undefined;
  /** Changes go unheard because the database itself cannot be reached, so that nothing newer can be had either. */
  readonly isAway: boolean;
  subscribe(onInvalidated: OnInvalidated): void;
  /** Resolves once all is heard that was committed before; soon in any case. */
  heard(): Promise<void>;
  /** Resolves once all is heard that was committed before, and the replicas have it; soon in any case. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** For an app to which nothing tells of changes. */
export const neverNotified: Invalidations = {
  disconnectedSince: 0,
  isAway: false,
  subscribe: () => undefined,
  heard: async () => undefined,
  caughtUp: async () => undefined,
  stop: async () => undefined,
};

export interface InvalidationSettings {
  url: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called when something was heard; resolves when all replicas that are read from have it too. */
  replicaHasIt?: (() => Promise<void>) | undefined;
}

/** Milliseconds that one who has written something waits for the replicas. */
const replicaMs = 250;

/** Hears what the triggers announce, on a connection of its own. */
export function listenForInvalidations({ url, log, replicaHasIt }: InvalidationSettings): Invalidations {
  const listeners: OnInvalidated[] = [];
  const tell: OnInvalidated = (tags) => {
    for (const onInvalidated of listeners) onInvalidated(tags);
  };
  let replicated = Promise.resolve();
  const listener = new Listener(url, log, (tags) => {
    tell(tags);
    if (!replicaHasIt) return;
    // What was read meanwhile may be as it was.
    replicated = replicaHasIt()
      .catch((error: unknown) => log.warn({ err: error }, 'The replica could not be asked'))
      .finally(() => tell(tags));
  });
  return {
    get disconnectedSince() {
      return listener.disconnectedSince;
    },
    get isAway() {
      return listener.isAway;
    },
    subscribe: (onInvalidated) => void listeners.push(onInvalidated),
    heard: () => listener.heard(),
    caughtUp: async () => {
      await listener.heard();
      // Another process, which the next request may come to, still asks the replica until it has heard of the change.
      if (replicaHasIt) await Promise.race([replicated, patience(replicaMs)]);
    },
    stop: () => listener.stop(),
  };
}
