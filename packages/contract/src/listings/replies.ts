import { z } from 'zod';

/** Of fewer threads nothing is said. */
export const fewestThreads = 5;

/** How soon the partner of a listing answers, of all threads of theirs in 90 days. */
export const replies = z.object({
  medianMinutes: z.int().nullable().meta({
    description:
      'Half of the first answers took no longer, counted from 7:00 to 21:00 in Sri Lanka alone; null where none was answered.',
  }),
  share: z.number().meta({
    description:
      'Of the threads, how many were answered: 0 to 1, not rounded, so that it tells their number.',
  }),
  threads: z.int(),
});
export type Replies = z.infer<typeof replies>;
