import { weekdayAndYearInWords } from '@serendib/contract/calendar-words';
import type { Departure } from '@serendib/contract/calendars/departures';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { askAddress } from '~/lib/inquiries/ask-address.ts';
import { Section } from '~/ui/layout/section.tsx';

/** So many stand there at once; the others open. */
const shownAtOnce = 6;

interface DeparturesProps {
  departures: readonly Departure[];
  /** As the page that asks for an offer names it; nothing where none can be asked for here. */
  named: string | undefined;
}

/** On which days a tour leaves, how many places are left, and the way to ask for them. */
export function Departures({ departures, named }: DeparturesProps) {
  if (departures.length === 0) return null;
  const later = departures.slice(shownAtOnce);
  return (
    <Section title={t('Departures')} id="departures">
      <Days departures={departures.slice(0, shownAtOnce)} named={named} />
      {later.length > 0 && (
        <details className="max-w-[46rem]">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('{count, plural, one {# later departure} other {# later departures}}', {
              count: later.length,
            })}
          </summary>
          <Days departures={later} named={named} />
        </details>
      )}
    </Section>
  );
}

const Days = ({ departures, named }: DeparturesProps) => (
  <ul className="max-w-[46rem]">
    {departures.map(({ day, left }) => (
      <li
        key={day}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-5 border-b border-line py-1"
      >
        <span>
          <time dateTime={day} className="font-semibold">
            {weekdayAndYearInWords(day)}
          </time>
          <span className="block text-15 text-ink-2 tabular-figures">
            {left > 0
              ? t('{left, plural, one {# place left} other {# places left}}', { left })
              : t('No place left')}
          </span>
        </span>
        {named && left > 0 && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={askAddress([named], day)}
            aria-label={t('Ask for places on {day}', { day: weekdayAndYearInWords(day) })}
          >
            {t('Ask for places')}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
