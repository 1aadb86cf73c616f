import { z } from 'zod';

const why = 'Please say why.';
const longest = 1000;

/** What a person is told of a decision, where it may be left out. */
export const reasonIfAny = z.string().trim().max(longest, `A reason can have at most ${longest} characters.`);
/** The same where it must be said. */
export const reason = z
  .string(why)
  .trim()
  .min(1, why)
  .max(longest, `A reason can have at most ${longest} characters.`);
