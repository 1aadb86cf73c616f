import { createHash } from 'node:crypto';

/** How often something may be tried: some times freely, then after pauses that double. */
export interface Policy {
  free: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** Without a try for so long, all is forgotten. */
  forgetSeconds: number;
}

export interface Try {
  key: string;
  policy: Policy;
}

/** How often something may be done within a time that begins with the first. */
export interface Quota {
  most: number;
  seconds: number;
}

export interface Tries {
  /**
   * Counts one try under each key, or none of them where one must wait.
   * Answers the seconds to wait; 0 is leave to go on. Tries that are refused do not lengthen the pause.
   */
  take(tries: Try[]): Promise<number>;
  /** Counts one deed against a quota, or none where it is used up. Answers as `take` does. */
  spend(key: string, quota: Quota): Promise<number>;
  forget(keys: string[]): Promise<void>;
}

export const unlimited: Tries = {
  take: async () => 0,
  spend: async () => 0,
  forget: async () => undefined,
};

/** Seconds to wait after the given try, the first being 1. */
export const pauseAfter = (
  count: number,
  { free, firstPauseSeconds, longestPauseSeconds }: Policy,
): number =>
  count < free ? 0 : Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(count - free, 20));

/** A key that does not tell whose address is counted. */
export const keyOf = (what: string, who: string): string =>
  `${what}:${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`;
