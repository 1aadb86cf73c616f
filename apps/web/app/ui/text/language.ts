import { t } from '@serendib/contract/words/t';

const lettersOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * The language of what a person wrote, by most of its letters, where it is not that of the page: as such it is read
 * aloud and set. Other scripts than ours count as English.
 */
export function languageOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const sinhala = lettersOf(text, /[\u0d80-\u0dff]/g);
  const tamil = lettersOf(text, /[\u0b80-\u0bff]/g);
  const others = lettersOf(text, /(?![\u0d80-\u0dff\u0b80-\u0bff])\p{L}/gu);
  const language = sinhala > Math.max(tamil, others) ? 'si' : tamil > others ? 'ta' : 'en';
  return sinhala + tamil + others === 0 || language === t('@language') ? undefined : language;
}
