import { z } from 'zod';
import { t } from '../words/t.ts';

const why = t('Please say why.');
const longest = 1000;

/** What a person is told of a decision, where it may be left out. */
export const reasonIfAny = z
  .string()
  .trim()
  .max(longest, t('A reason can have at most {longest} characters.', { longest }));
/** The same where it must be said. */
export const reason = z
  .string(why)
  .trim()
  .min(1, why)
  .max(longest, t('A reason can have at most {longest} characters.', { longest }));
