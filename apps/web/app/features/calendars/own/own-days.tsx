import type { DaySpan, OwnerCalendar, PromisedSpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { Button } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { spanInWords, stateWords } from '../days.ts';
import { useRefused } from './use-refused.tsx';

interface OwnDaysProps {
  calendar: OwnerCalendar;
  today: string;
  isOwner: boolean;
  free: (span: DaySpan) => Promise<void>;
}

const promisedWords = (span: PromisedSpan): string =>
  t('{days}: {state}', { days: spanInWords(span), state: stateWords[span.state] }, 'days');

/** The days to come in words: what is promised, and what its owner has blocked. */
export function OwnDays({ calendar, today, isOwner, free }: OwnDaysProps) {
  const { attempt, refused } = useRefused();
  const promised = calendar.promised.filter(({ to }) => to >= today);
  const blocks = calendar.blocks.filter(({ to }) => to >= today);
  if (promised.length + blocks.length === 0) return null;
  return (
    <section aria-labelledby="own-days">
      <h2 id="own-days" className="mb-4 text-26">
        {t('In words')}
      </h2>
      {refused}
      <ul className="own-days">
        {promised.map((span) => (
          <li key={`${span.inquiryId} ${span.from}`}>
            <span className="py-2">
              {isOwner ? (
                <Link to={`/inquiries/${span.inquiryId}`} className="link">
                  {promisedWords(span)}
                </Link>
              ) : (
                promisedWords(span)
              )}
            </span>
          </li>
        ))}
        {blocks.map((block) => (
          <li key={`${block.from} ${block.note}`}>
            <span className="min-w-0 py-2 wrap-anywhere">
              {t('{days}: {state}', { days: spanInWords(block), state: stateWords.blocked }, 'days')}
              {block.note && (
                <span className="block text-15 text-ink-2" lang={languageOf(block.note)}>
                  {block.note}
                </span>
              )}
            </span>
            <Button
              small
              look="plain"
              onClick={() => void attempt(() => free(block))}
              aria-label={t('Free again: {days}', { days: spanInWords(block) })}
            >
              {t('Free again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
