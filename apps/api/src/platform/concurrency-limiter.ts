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
  begin: () => void;
}

export type ConcurrencyLimiter = <Result>(
  work: () => Promise<Result>,
  turn?: Partial<Turn>,
) => Promise<Result>;

/**
 * Lets only so much work be done at once, and the rest in the order of its coming; a large one is not overtaken for
 * ever by small ones. `admit` sees what would have to wait and what waits already, and throws where that is too much.
 */
export function makeConcurrencyLimiter(
  atOnce: number,
  admit: (turn: Turn, waiting: readonly Turn[]) => void = () => undefined,
): ConcurrencyLimiter {
  let working = 0;
  const prior: Waiting[] = [];
  const others: Waiting[] = [];
  const fits = (weight: number) => working + weight <= atOnce;
  const beginNext = () => {
    for (;;) {
      const line = prior.length > 0 ? prior : others;
      const [first] = line;
      if (!first || !fits(first.weight)) return;
      line.shift();
      working += first.weight;
      first.begin();
    }
  };
  return async (work, { weight = 1, hasPriority = false, by = '' } = {}) => {
    if (prior.length + others.length > 0 || !fits(weight)) {
      const turn = { weight, hasPriority, by };
      admit(turn, [...prior, ...others]);
      await new Promise<void>((begin) => (hasPriority ? prior : others).push({ ...turn, begin }));
    } else working += weight;
    try {
      return await work();
    } finally {
      working -= weight;
      beginNext();
    }
  };
}
