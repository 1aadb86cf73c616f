import { z } from 'zod';
import { plainText, withoutHidden } from './plain-text.ts';
import { t } from './words/t.ts';

/** Fields that several bodies have. */

/** A day in Sri Lanka, `2027-01-12`. */
export const day = z.iso.date(t('Please give a day like 2027-01-12.'));

/** A month in Sri Lanka, `2027-01`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, t('Please give a month like 2027-01.'));

/** What is copied rather than written, such as a number or an address. */
export const copied = (words: string) => z.string(words).overwrite(withoutHidden).trim();

export const emailAddress = (words = t('Please enter an email address, like name@example.com.')) =>
  copied(words).pipe(z.email(words).max(254));

/** Text of several lines, of at most so many characters. */
export const textUpTo = (most: number) =>
  z
    .string()
    .overwrite(plainText)
    .trim()
    .max(most, t('Please use at most {value} characters here.', { value: most.toLocaleString('en') }));
