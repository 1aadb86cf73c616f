import { cutAt } from '@serendib/contract/words/cut-at';

/** The beginning of a text, `longest` characters at most, ended at a word or, in a long one, at a letter. */
export function preview(text: string | null, longest: number): string {
  const whole = (text ?? '').replace(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  const atWord = whole.slice(0, longest + 1).replace(/ \S{0,19}$/, '');
  return `${cutAt(atWord, longest).replace(/[,;:.–-]+$/, '')}…`;
}
