import { z } from 'zod';
import { t } from '../words/t.ts';
import { longestReason } from './limits.ts';

const why = t('Please say why.');
const tooLong = t('A reason can have at most {longest} characters.', { longest: longestReason });

/** What a person is told of a decision, where it may be left out. */
export const reasonIfAny = z.string().trim().max(longestReason, tooLong);
/** The same where it must be said. */
export const reason = z.string(why).trim().min(1, why).max(longestReason, tooLong);
