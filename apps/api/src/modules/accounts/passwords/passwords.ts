import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { passwordProblem } from '@serendib/contract/accounts/password';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { isCommon, isOwnWords, type PasswordOwner } from './guessable.ts';

/** What one argon2id costs; memory in KiB. */
export interface PasswordWork {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What OWASP asks at least of argon2id. */
export const passwordWork: PasswordWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on the four threads that reading files and compressing need as well. */
const atOnce = Math.max(1, Math.min(availableParallelism(), 3));
/** Some seconds of work; a caller who waited longer would have given up. */
const longestQueue = 200;

export class Passwords {
  readonly #work: PasswordWork;
  readonly #decoy: Promise<string>;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(work: PasswordWork = passwordWork) {
    this.#work = work;
    this.#decoy = hash('nobody has this password', work);
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFKC'), this.#work));
  }

  /** As much work where there is no such account or it has no password, so that the time tells nothing. */
  async matches(kept: string | null | undefined, password: string): Promise<boolean> {
    const compared = kept ?? (await this.#decoy);
    const equal = await this.#inTurn(() => verify(compared, password.normalize('NFKC')));
    return equal && kept !== null && kept !== undefined;
  }

  /** Whether it was hashed when less work was thought enough. */
  isOutdated(kept: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(kept);
    const work = this.#work;
    return memoryCost !== work.memoryCost || timeCost !== work.timeCost || parallelism !== work.parallelism;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy >= atOnce) {
      if (this.#waiting.length >= longestQueue) throw new AppError('UNAVAILABLE');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#busy++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}

/** Refuses a new password that is too short, or among the first that would be tried at this person's account. */
export async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const problem = passwordProblem(password) ?? (await guessProblem(password, owner));
  if (problem) throw new AppError('INVALID', problem, { password: problem });
}

async function guessProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  if (await isCommon(password))
    return t('This password is one of the most common ones. Please choose another.');
  if (isOwnWords(password, owner))
    return t('This password is made of your name or address, or of our name. Please choose another.');
  return null;
}
