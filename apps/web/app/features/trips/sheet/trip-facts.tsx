import { dayInWords, startOf } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { FactLine } from '~/ui/text/fact-line.tsx';

/** When a trip is, how long, and who comes along. */
export function TripFacts({ trip: { from, month, stops, adults, children } }: { trip: TripCopy }) {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  return (
    <FactLine
      facts={[
        from ? dayInWords(startOf(from)) : month ? monthInWords(startOf(month)) : t('No day yet'),
        nights > 0 && t('{nights, plural, one {# night} other {# nights}}', { nights }),
        t('{adults, plural, one {# adult} other {# adults}}', { adults }),
        children.length > 0 &&
          t('{count, plural, one {# child} other {# children}}', { count: children.length }),
      ]}
    />
  );
}
