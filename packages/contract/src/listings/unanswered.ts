import type { Replies } from './replies.ts';

/** From so many on, of which none was answered, administrators see it. */
const unansweredThreads = 10;

/** How many a partner left unanswered, where that is all of ten or more; undefined where it is not. */
export const unansweredOf = (of: Replies | null): number | undefined =>
  of && of.share === 0 && of.threads >= unansweredThreads ? of.threads : undefined;
