import { z } from 'zod';
import { t } from '../words/t.ts';
import { type Month, monthNames } from './months-in.ts';

/** `1`, `01`, `2027-01`, `january` and `Jan` as a month of the calendar; undefined where it is none. */
export function readMonth(sent: string): Month | undefined {
  const word = sent.trim().toLowerCase();
  const [, digits] = /^(?:\d{4}-)?(\d{1,2})$/.exec(word) ?? [];
  if (digits) {
    const month = Number(digits);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  const at =
    word.length < 3
      ? -1
      : monthNames.findIndex((name) => name.startsWith(word) || word === `${name.slice(0, 3)}t`);
  return at < 0 ? undefined : at + 1;
}

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
