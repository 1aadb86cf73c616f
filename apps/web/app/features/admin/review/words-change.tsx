import { t } from '@serendib/contract/words/t';
import { wordsDiff } from './words-diff.ts';

interface WordsChangeProps {
  was: string;
  became: string;
  /** Whether it is read word by word; otherwise the whole is another one. */
  isText: boolean;
  /** So many words of what stayed are shown beside a change, and all of them where this is left out. */
  around?: number;
}

/** One text that became another. */
export function WordsChange({ was, became, isText, around = Number.POSITIVE_INFINITY }: WordsChangeProps) {
  const pieces = isText ? wordsDiff(was, became) : null;
  if (pieces)
    return pieces.map(({ kind, text }, index) => {
      const Tag = kind === 'was' ? 'del' : kind === 'became' ? 'ins' : 'span';
      const ends = { before: index > 0, after: index < pieces.length - 1 };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <Tag key={index} className={kind === 'same' ? undefined : kind}>
          {kind === 'same' ? beside(text, around, ends) : text}
        </Tag>
      );
    });
  return (
    <>
      <del className="was">{was}</del> <span aria-hidden="true">→</span>
      <span className="sr-only"> {t('became')} </span> <ins className="became">{became}</ins>
    </>
  );
}

/** Of what stayed, the words next to what changed. */
function beside(text: string, around: number, { before, after }: { before: boolean; after: boolean }) {
  const words = text.split(/(?<=\s)/);
  const shown = (before ? around : 0) + (after ? around : 0);
  if (words.length <= shown + 1) return text;
  const first = before ? words.slice(0, around).join('').trimEnd() : '';
  const last = after ? words.slice(-around).join('') : '';
  return `${first} … ${last}`;
}
