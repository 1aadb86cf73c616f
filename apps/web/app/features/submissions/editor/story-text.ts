import { wholeAddressOf, withoutHidden } from '@serendib/contract/plain-text';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';

/** What can be linked to; the server takes nothing else. */
const takenLink = /^(https?:\/\/|mailto:|tel:)\S+$/i;

export const isTakenLink = (address: string): boolean => takenLink.test(address);

/** The address that is meant: `example.lk` and `name@example.lk` want for their beginning. Null for what is none. */
export function linkFrom(typed: string): string | null {
  const text = withoutHidden(typed).trim();
  const whole = /^[^\s:/@]+@[^\s:/@]+\.[a-z]{2,}$/i.test(text) ? `mailto:${text}` : wholeAddressOf(text);
  return isTakenLink(whole) ? whole : null;
}

/** What is sent: nothing where nothing is written, and no empty lines at the end. */
export const tidyHtml = (html: string): string => html.replace(/(?:<p>(?:<br>)?<\/p>)+$/, '');

const wordsInMinute = 220;

/** `312 words, 2 min read`. */
export const lengthWords = (words: number): string =>
  words === 0
    ? t('No words yet')
    : t('{count, plural, one {{words} word} other {{words} words}}, {minutes} min read', {
        count: words,
        words: formatNumber(words),
        minutes: Math.max(1, Math.round(words / wordsInMinute)),
      });
