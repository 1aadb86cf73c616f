import { createHash } from 'node:crypto';

/** A rate limit with exponential backoff: some attempts are free, each further one waits twice as long. */
export interface RateLimitPolicy {
  free: number;
  firstBackoffSeconds: number;
  longestBackoffSeconds: number;
  /** After so long without an attempt the count starts anew. */
  forgetSeconds: number;
  /** Or so long after the first one, and no pause goes beyond: many who share a place are never without an attempt. */
  isWindow?: true;
}

export interface Attempt {
  key: string;
  policy: RateLimitPolicy;
}

/** A fixed window that begins with the first attempt. */
export interface Quota {
  most: number;
  seconds: number;
  /** How many are counted at once; one where nothing is said. */
  count?: number;
}

export interface RateLimiter {
  /** Nothing is limited: operators turn limits off where they measure what a server bears. */
  isOff?: true;
  /**
   * Counts one attempt under each key, or none of them where one must wait.
   * Returns the seconds to wait, 0 where there are none. Attempts that are refused do not lengthen the wait.
   */
  take(attempts: Attempt[]): Promise<number>;
  /** Counts what is done against a quota, or nothing where it goes beyond. Returns what `take` does. */
  spend(key: string, quota: Quota): Promise<number>;
  forget(keys: string[]): Promise<void>;
}

export const unlimited: RateLimiter = {
  isOff: true,
  take: async () => 0,
  spend: async () => 0,
  forget: async () => undefined,
};

/** A key that does not tell whose address is counted. */
export const keyOf = (what: string, who: string): string =>
  `${what}:${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`;
