import { t } from '@serendib/contract/words/t';
import { AppError } from '../../app-error.ts';

/** Bytes of bodies that are in memory at one time: for all, and for one person. */
export interface HeldLimits {
  all: number;
  each: number;
}

const megabyte = 1024 * 1024;
/** A dozen photos of the largest kind at once, a few of them of one person. */
const heldLimits: HeldLimits = { all: 160 * megabyte, each: 48 * megabyte };

export interface Hold {
  /** Counts more of this body, unless it was released; throws an AppError where there is no room for it. */
  add(bytes: number): void;
  /** All of it is out of memory again. May be called more than once. */
  release(): void;
}

const retrySeconds = 10;

/** Keeps count of what bodies take of the memory, so that no number of large ones fills it. */
export function makeHeldBytes({ all, each }: HeldLimits = heldLimits) {
  let total = 0;
  const byPerson = new Map<string, number>();
  return (person: string): Hold => {
    let held = 0;
    let isReleased = false;
    const count = (bytes: number) => {
      const theirs = (byPerson.get(person) ?? 0) + bytes;
      total += bytes;
      held += bytes;
      if (theirs > 0) byPerson.set(person, theirs);
      else byPerson.delete(person);
    };
    return {
      add: (bytes) => {
        if (isReleased) return;
        if ((byPerson.get(person) ?? 0) + bytes > each)
          throw new AppError(
            'TOO_MANY_REQUESTS',
            t('You are sending too much at once. Please wait until your other photos have arrived.'),
            undefined,
            retrySeconds,
          );
        if (total + bytes > all)
          throw new AppError(
            'UNAVAILABLE',
            t('Too many photos are arriving at once. Please try again in a moment.'),
            undefined,
            retrySeconds,
          );
        count(bytes);
      },
      release: () => {
        isReleased = true;
        count(-held);
      },
    };
  };
}
