import { sayIn } from '@serendib/messages/translate';
import { areAllWritten } from './fonts.ts';

/** What a file says at its end, where letters are left out of any of its texts. */
export function leftOutWords(language: string, texts: string[]): string[] {
  if (texts.every(areAllWritten)) return [];
  const t = sayIn(language);
  return [t('Where […] stands, letters are left out that this file cannot show. They are on our website.')];
}
