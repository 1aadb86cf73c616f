import type { FastifyBaseLogger } from 'fastify';
import { Listener, type OnInvalidated } from './listener.ts';

/** What tells every cache of this process that what it keeps is no longer so. */
export interface Invalidations {
  /** Since when changes may go unheard, in milliseconds; undefined while all are heard. */
  readonly disconnectedSince: number | undefined;
  /** Changes go unheard because the database itself cannot be reached, so that nothing newer can be had either. */
  readonly isAway: boolean;
  subscribe(onInvalidated: OnInvalidated): void;
  /** Resolves once all is heard that was committed before; soon in any case. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** For an app to which nothing tells of changes. */
export const neverNotified: Invalidations = {
  disconnectedSince: 0,
  isAway: false,
  subscribe: () => undefined,
  caughtUp: async () => undefined,
  stop: async () => undefined,
};

export interface InvalidationSettings {
  url: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Called with what was heard; resolves when a replica that is read from has it too. */
  replicaHasIt?: (() => Promise<void>) | undefined;
}

/** Hears what the triggers announce, on a connection of its own. */
export function listenForInvalidations({ url, log, replicaHasIt }: InvalidationSettings): Invalidations {
  const listeners: OnInvalidated[] = [];
  const tell: OnInvalidated = (tags) => {
    for (const onInvalidated of listeners) onInvalidated(tags);
  };
  /** What a replica may still show as it was; undefined as an element stands for everything. */
  let lagging: (ReadonlySet<string> | undefined)[] = [];
  let isWaiting = false;
  const tellAgain = async (onInvalidated: () => Promise<void>) => {
    if (isWaiting) return;
    isWaiting = true;
    while (lagging.length > 0) {
      const waited = lagging;
      lagging = [];
      await onInvalidated().catch((error: unknown) =>
        log.warn({ err: error }, 'The replica could not be asked'),
      );
      for (const tags of waited) tell(tags);
    }
    isWaiting = false;
  };
  const listener = new Listener(url, log, (tags) => {
    tell(tags);
    if (!replicaHasIt) return;
    lagging.push(tags);
    void tellAgain(replicaHasIt);
  });
  return {
    get disconnectedSince() {
      return listener.disconnectedSince;
    },
    get isAway() {
      return listener.isAway;
    },
    subscribe: (onInvalidated) => void listeners.push(onInvalidated),
    caughtUp: () => listener.caughtUp(),
    stop: () => listener.stop(),
  };
}
