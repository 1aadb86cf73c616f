import { z } from 'zod';
import { t } from '../words/t.ts';
import type { Month } from './months-in.ts';
import { readMonth } from './read-month.ts';

/** A month that an address asks for. */
export const month = z
  .string()
  .transform((sent, context): Month => {
    const found = readMonth(sent);
    if (found) return found;
    context.addIssue({
      code: 'custom',
      message: t('There is no month "{value}".', { value: sent.slice(0, 40) }),
    });
    return z.NEVER;
  })
  .meta({ description: 'A month: 1 to 12, `2027-01`, or its English name.' });
