import { find } from 'linkifyjs';

const address =
  /https?:|www\.|(?<![\w-])[\w-]+\.(?:com|net|org|info|biz|lk|ru|xyz|link|top|io|me)\b|@[\w-]+\./i;
const numbers = /(?:\+|\b\d)[\d\s().-]{7,}\d/g;
/** As few as the numbers of Sri Lanka have without the first zero; a year and a day beside it have fewer. */
const fewestDigits = 9;
/** A day or a span of days, which a question is seldom without and which is no number to call; beside further digits it is neither. */
const days =
  /(?<!\d|\d[./-])(?:20\d\d[./-]\d\d?[./-]\d\d?|\d\d?[./-]\d\d?[./-](?:20)?\d\d)(?!\d|[./-]\d(?!\d?[./-]\d|\d{3}[./-]\d))/g;
/** No space after a full stop, or an hour: both may end as an address does. */
const prose = /^(?:\p{L}+\.\p{Lu}\p{Ll}+|\d+\.\p{L}+)$/u;

/**
 * What a first message of a stranger needs seldom: an address of the web or of mail, or a number to call. Of addresses also
 * those that mail programs make links of, by the top-level domains that there are.
 */
export const hasLinkOrNumber = (text: string): boolean =>
  address.test(text) || hasNumber(text) || find(text).some(({ value }) => !prose.test(value));

const hasNumber = (text: string): boolean =>
  [...text.replace(days, 'then').matchAll(numbers)].some(
    ([number]) => number.startsWith('+') || number.replace(/\D/g, '').length >= fewestDigits,
  );
