import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { languageOf } from './language.ts';

interface AnswerProps {
  answer: { text: string; at: string; isEarlier?: boolean };
}

/** What the partner answered to a review, below it. */
export const Answer = ({ answer: { text, at, isEarlier } }: AnswerProps) => (
  <div className="mt-3 border-s-4 border-act ps-4 text-15">
    <p className="text-14 text-ink-2">
      <span className="font-semibold text-ink">{t('Answer of the partner')}</span>{' '}
      <time dateTime={at}>{dayInWords(at)}</time>
      {isEarlier && <span className="block">{t('Written before the review was changed.')}</span>}
    </p>
    <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(text)}>
      {text}
    </p>
  </div>
);
