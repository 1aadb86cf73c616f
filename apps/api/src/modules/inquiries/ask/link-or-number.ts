import { find } from 'linkifyjs';

const addressOrNumber =
  /https?:|www\.|(?<![\w-])[\w-]+\.(?:com|net|org|info|biz|lk|ru|xyz|link|top|io|me)\b|@[\w-]+\.|(?:\+|\b\d)[\d\s().-]{7,}\d/i;
/** A day or several, which a question is seldom without and nobody calls. */
const days = /(?<![\d.-])(?:20\d\d-[01]\d-[0-3]\d|[0-3]?\d\.[01]?\d\.(?:20\d\d)?)(?![\d-]|\.\d)/g;
/** No space after a full stop, or an hour: both may end as an address does. */
const prose = /^(?:\p{L}+\.\p{Lu}\p{Ll}+|\d+\.\p{L}+)$/u;

/**
 * What a first message of a stranger needs seldom: an address of the web or of mail, or a number to call. Of addresses also
 * those that mail programs make links of, by the top-level domains that there are.
 */
export const hasLinkOrNumber = (text: string): boolean =>
  addressOrNumber.test(text.replace(days, 'then')) || find(text).some(({ value }) => !prose.test(value));
