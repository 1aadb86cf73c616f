import { networkOf } from '@serendib/api/platform/tries/network';
import { keyOf, type Policy, type Tries, unlimited } from '@serendib/api/platform/tries/tries';
import { Refused } from '../answers/refused.ts';

export interface RenderLimits {
  /** Pages in the making at the same time. */
  atOnce: number;
  /** Those that wait for their turn, of either kind; whoever comes after is asked to come back. */
  waiting: number;
  /** What one network may have rendered for it alone; pages that are kept are not counted. */
  perVisitor: Policy;
}

/**
 * Some seconds of work may wait. A visitor's first pages are free, and whoever rests for a moment begins anew; a
 * hotel full of people who never rest has a page every two seconds, besides all those that are kept.
 */
export const renderLimits: RenderLimits = {
  atOnce: 8,
  waiting: 150,
  perVisitor: { free: 600, firstPauseSeconds: 1, longestPauseSeconds: 2, forgetSeconds: 15 },
};

const mostPaused = 10_000;

/** Rendering is the dearest thing a stranger can ask for: so much of it at once, and so much for one visitor. */
export class Renders {
  readonly #tries: Tries;
  readonly #limits: RenderLimits;
  readonly #firstInLine: (() => void)[] = [];
  readonly #inLine: (() => void)[] = [];
  /** Until when whom must wait, so that those who come all the same cost nothing. */
  readonly #paused = new Map<string, number>();
  #busy = 0;

  constructor(tries: Tries = unlimited, limits: RenderLimits = renderLimits) {
    this.#tries = tries;
    this.#limits = limits;
  }

  /** Throws Refused where this visitor has had too many of their own. */
  async count(address: string): Promise<void> {
    const key = keyOf('pages-for', networkOf(address));
    const left = (this.#paused.get(key) ?? 0) - Date.now();
    if (left > 0) throw new Refused('tooMany', Math.ceil(left / 1000));
    const seconds = await this.#tries.take([{ key, policy: this.#limits.perVisitor }]).catch(() => 0);
    if (seconds === 0) return;
    if (this.#paused.size >= mostPaused) this.#paused.clear();
    this.#paused.set(key, Date.now() + seconds * 1000);
    throw new Refused('tooMany', seconds);
  }

  /**
   * Does it in turn; throws Refused where too many wait already. Pages that are `wanted` by many come before those of
   * which there are as many as somebody cares to make up.
   */
  async run<Result>(render: () => Promise<Result>, wanted = false): Promise<Result> {
    const line = wanted ? this.#firstInLine : this.#inLine;
    if (this.#busy < this.#limits.atOnce) this.#busy++;
    else if (line.length >= this.#limits.waiting) throw new Refused('busy', 5);
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await render();
    } finally {
      const next = this.#firstInLine.shift() ?? this.#inLine.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
