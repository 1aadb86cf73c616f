import { z } from 'zod';
import { longestAddress } from './media/elsewhere.ts';
import { inOnePiece, plainText, wholeAddressOf, withoutHidden } from './plain-text.ts';
import { formatNumber } from './words/format-number.ts';
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

/** What is of several lines still is refused: the check of an address takes them out of it. */
const copiedAddress = (words: string) =>
  copied(words)
    .overwrite(inOnePiece)
    .refine((address) => !/[\t\r\n\u2028\u2029]/.test(address), { error: words, abort: true });

const notAnAddress = t('Please enter a web address.');
/** The last part of `නුවරඑළිය.ලංකා` is sent as `xn--fzc2c9e2c`. */
const hostname = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

const wholeAddress = (words: string, protocol: RegExp, most: number) =>
  z
    .url({ protocol, hostname, error: words })
    .max(most)
    // What stands before an @ reads as the name of a site and is none.
    .refine((url) => !/^\w+:\/\/[^/?#]*@/.test(url), words);

/** The address of a page, which is written out whole. */
export const webAddress = ({ words = notAnAddress, protocol = /^https?$/, most = longestAddress } = {}) =>
  copiedAddress(words)
    .overwrite(wholeAddressOf)
    .pipe(wholeAddress(words, protocol, most));

/** Pictures of ours are known by their path below our own origin; those of other sites by their whole address. */
export const imageAddress = z.union(
  [
    z.string().regex(/^\/(?:[\w-]+\/)+[\w-]+\.\w{2,5}$/, notAnAddress),
    copiedAddress(notAnAddress).pipe(wholeAddress(notAnAddress, /^https?$/, longestAddress)),
  ],
  notAnAddress,
);

/** Text as it is kept, with the words for one that is too long, and for one that is missing where it may not be. */
export const writtenText = (
  most: number,
  tooLong: string,
  { plain = plainText, missing }: { plain?: (written: string) => string; missing?: string } = {},
) => {
  const text = z.string(missing).overwrite(plain).trim().max(most, tooLong);
  return missing ? text.min(1, missing) : text;
};

/** What is said of a text that is too long, where its field has no words of its own for that. */
export const tooLongFor = (most: number): string =>
  t('Please use at most {value} characters here.', { value: formatNumber(most) });

/** Text of several lines, or what `plain` makes of it, of at most so many characters. */
export const textUpTo = (most: number, options?: Parameters<typeof writtenText>[2]) =>
  writtenText(most, tooLongFor(most), options);
