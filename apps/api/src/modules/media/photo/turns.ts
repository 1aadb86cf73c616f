import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { makeConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';

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
    ? new AppError(
        'TOO_MANY_REQUESTS',
        t('Your other photos are still being prepared. Please wait a moment and send this one again.'),
        undefined,
        retrySeconds,
      )
    : new AppError(
        'UNAVAILABLE',
        t('Many photos are being prepared just now. Please try again in a moment.'),
        undefined,
        retrySeconds,
      );

/** Photos are prepared in their turn, and no more wait than can soon be done. */
export function makeTurns({ atOnce, waiting, waitingOfOne }: TurnLimits) {
  const limiter = makeConcurrencyLimiter(atOnce, ({ by }, inLine) => {
    if (inLine.filter((turn) => turn.by === by).length >= waitingOfOne) throw tooMany(true);
    if (inLine.length >= waiting) throw tooMany(false);
  });
  return <T>(person: string, weight: number, work: () => Promise<T>): Promise<T> =>
    limiter(work, { by: person, weight });
}
