import { Failure } from '../../../platform/failure.ts';

export interface TurnLimits {
  /** Weights that are worked on at once. */
  atOnce: number;
  /** Who waits at most: of all, and of one person. */
  waiting: number;
  waitingOfOne: number;
}

const retrySeconds = 20;

const tooMany = (person: boolean) =>
  person
    ? new Failure(
        'TOO_MANY_REQUESTS',
        'Your other photos are still being prepared. Please wait a moment and send this one again.',
        undefined,
        retrySeconds,
      )
    : new Failure(
        'UNAVAILABLE',
        'Many photos are being prepared just now. Please try again in a moment.',
        undefined,
        retrySeconds,
      );

/** Lets work begin in the order of its coming, only so much of it at once, and no more wait than can soon be done. */
export function makeTurns({ atOnce, waiting, waitingOfOne }: TurnLimits) {
  let working = 0;
  const queue: { person: string; weight: number; begin: () => void }[] = [];
  const next = () => {
    for (let first = queue[0]; first && working + first.weight <= atOnce; first = queue[0]) {
      queue.shift();
      working += first.weight;
      first.begin();
    }
  };
  return async <T>(person: string, weight: number, work: () => Promise<T>): Promise<T> => {
    if (queue.length > 0 || working + weight > atOnce) {
      const theirs = queue.filter((one) => one.person === person).length;
      if (theirs >= waitingOfOne) throw tooMany(true);
      if (queue.length >= waiting) throw tooMany(false);
      await new Promise<void>((begin) => queue.push({ person, weight, begin }));
    } else working += weight;
    try {
      return await work();
    } finally {
      working -= weight;
      next();
    }
  };
}
