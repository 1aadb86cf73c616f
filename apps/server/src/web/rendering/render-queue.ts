import { type ConcurrencyLimiter, makeConcurrencyLimiter } from '@serendib/api/platform/concurrency-limiter';
import { networkOf } from '@serendib/api/platform/rate-limiter/network';
import {
  keyOf,
  type RateLimiter,
  type RateLimitPolicy,
  unlimited,
} from '@serendib/api/platform/rate-limiter/rate-limiter';
import { signals } from '@serendib/api/platform/telemetry';
import { LruMap } from 'toad-cache';
import { Refused } from '../answers/refused.ts';

export interface RenderLimits {
  /** Pages in the making at the same time. */
  atOnce: number;
  /** Renderings that wait for their turn, of either kind; further requests are asked to come back. */
  waiting: number;
  /** What one network may have rendered for it alone; pages that are kept are not counted. */
  perVisitor: RateLimitPolicy;
}

/**
 * Some seconds of work may wait. A visitor's first pages are free, and after a moment of rest the count begins anew; a
 * network of many visitors without a rest has a page every two seconds, besides all those that are cached.
 */
export const renderLimits: RenderLimits = {
  atOnce: 8,
  waiting: 150,
  perVisitor: { free: 600, firstBackoffSeconds: 1, longestBackoffSeconds: 2, forgetSeconds: 15 },
};

const mostPaused = 10_000;

/** Rendering is the dearest thing a stranger can ask for: so much of it at once, and so much for one visitor. */
export class RenderQueue {
  readonly #tries: RateLimiter;
  readonly #limits: RenderLimits;
  readonly #limiter: ConcurrencyLimiter;
  /** Until when whom must wait, so that those who come all the same cost nothing. */
  readonly #backingOff = new LruMap<number>(mostPaused);

  constructor(rateLimiter: RateLimiter = unlimited, limits: RenderLimits = renderLimits) {
    this.#tries = rateLimiter;
    this.#limits = limits;
    this.#limiter = makeConcurrencyLimiter(limits.atOnce, ({ hasPriority }, waiting) => {
      if (waiting.filter((turn) => turn.hasPriority === hasPriority).length >= limits.waiting)
        throw new Refused('busy', 5);
    });
  }

  /** Throws Refused where this visitor has had too many of their own. */
  async count(address: string): Promise<void> {
    const key = keyOf('pages-for', networkOf(address));
    const left = (this.#backingOff.get(key) ?? 0) - performance.now();
    if (left > 0) throw new Refused('tooMany', Math.ceil(left / 1000));
    const seconds = await this.#tries.take([{ key, policy: this.#limits.perVisitor }]).catch(() => 0);
    if (seconds === 0) return;
    this.#backingOff.set(key, performance.now() + seconds * 1000);
    throw new Refused('tooMany', seconds);
  }

  /**
   * Does it in turn; throws Refused where too many wait already. Pages that many visitors want (`wanted`) come before those of
   * which a client can make up any number.
   */
  run<Result>(render: () => Promise<Result>, wanted = false): Promise<Result> {
    const asked = performance.now();
    return this.#limiter(() => timed(render, asked), { hasPriority: wanted });
  }
}

async function timed<Result>(render: () => Promise<Result>, asked: number): Promise<Result> {
  const begun = performance.now();
  let failed = true;
  try {
    const result = await render();
    failed = false;
    return result;
  } finally {
    signals.rendered.tell(() => ({ waitedMs: begun - asked, ms: performance.now() - begun, failed }));
  }
}
