/** One piece of work that wants its turn. */
export interface Turn {
  /** How much of what may be done at once it takes. */
  weight: number;
  /** Comes before all that are not. */
  hasPriority: boolean;
  /** For whom it is. */
  by: string;
}

interface Waiting extends Turn {
  round: number;
  begin: () => void;
}

/**
 * In which round each turn is: the first of everyone who comes is in that of what was begun last, the next of the same one after it by
 * its weight. So the tenth of one does not come before the first of another. What comes in turn takes time from all who are there, each
 * its share: the second of one is not overtaken by first ones without end.
 */
class Rounds {
  #now = 0;
  readonly #next = new Map<string, { round: number; turns: number }>();

  enter({ by, weight }: Turn): number {
    const own = this.#next.get(by);
    const round = Math.max(this.#now, own?.round ?? 0);
    this.#next.set(by, { round: round + weight, turns: (own?.turns ?? 0) + 1 });
    return round;
  }

  begin(round: number, waitedFor = 0): void {
    this.#now = Math.max(this.#now + waitedFor / Math.max(1, this.#next.size), round);
  }

  leave({ by }: Turn): void {
    const own = this.#next.get(by);
    if (own && own.turns > 1) own.turns -= 1;
    else this.#next.delete(by);
  }
}

export type ConcurrencyLimiter = <Result>(
  work: () => Promise<Result>,
  turn?: Partial<Turn>,
) => Promise<Result>;

/**
 * Lets only so much work be done at once, and the rest in turns of those for whom it is, each in the order of its coming; a large one is
 * not overtaken for ever by small ones. `admit` sees what would have to wait and what waits already, and throws where that is too much.
 */
export function makeConcurrencyLimiter(
  atOnce: number,
  admit: (turn: Turn, waiting: readonly Turn[]) => void = () => undefined,
): ConcurrencyLimiter {
  let working = 0;
  const prior: Waiting[] = [];
  const others: Waiting[] = [];
  const rounds = new Rounds();
  const fits = (weight: number) => working + weight <= atOnce;
  const beginNext = () => {
    for (;;) {
      const line = prior.length > 0 ? prior : others;
      const [first] = line;
      if (!first || !fits(first.weight)) return;
      line.shift();
      working += first.weight;
      rounds.begin(first.round, first.weight);
      first.begin();
    }
  };
  const wait = (turn: Turn) =>
    new Promise<void>((begin) => {
      const line = turn.hasPriority ? prior : others;
      const round = rounds.enter(turn);
      const later = line.findIndex((other) => other.round > round);
      line.splice(later < 0 ? line.length : later, 0, { ...turn, round, begin });
      beginNext();
    });
  return async (work, { weight = 1, hasPriority = false, by = '' } = {}) => {
    const turn = { weight, hasPriority, by };
    if (prior.length + others.length > 0 || !fits(weight)) {
      admit(turn, [...prior, ...others]);
      await wait(turn);
    } else {
      working += weight;
      rounds.begin(rounds.enter(turn));
    }
    try {
      return await work();
    } finally {
      working -= weight;
      rounds.leave(turn);
      beginNext();
    }
  };
}
