import { z } from 'zod';
import type { Db } from './database/database.ts';
import type { Running } from './jobs/jobs.ts';

/** A mail as its author thinks of it; how it looks is the post's affair. */
export const letter = z.object({
  to: z.string(),
  /** Who is answered, where that is not us. */
  replyTo: z.string().optional(),
  subject: z.string(),
  /** Plain text, one entry a paragraph. */
  paragraphs: z.array(z.string()),
  /** The one thing to do; `path` is on our own site. */
  action: z.object({ words: z.string(), path: z.string() }).optional(),
  /** Several things to look at, each on our own site. */
  links: z.array(z.object({ words: z.string(), path: z.string() })).optional(),
  /** Small print below. */
  footnote: z.string().optional(),
});
export type Letter = z.infer<typeof letter>;

export interface Post {
  /** Sends now, and throws where that fails: for jobs of the queue of mails, which are tried again. */
  send(letter: Letter, running: Running): Promise<void>;
  /** Sends in a job of its own, if the transaction holds. Not for letters with secrets, which would lie in the queue. */
  queue(db: Db, letter: Letter): Promise<void>;
}
