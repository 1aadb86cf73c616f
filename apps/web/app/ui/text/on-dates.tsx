import { shortDayInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { Badge } from './badge.tsx';

interface OnDatesProps {
  on: 'free' | 'ask';
  /** Of what leaves on set days: the first of those that were asked for with places. */
  leaves?: { day: string; left: number } | undefined;
}

/** Whether one whose calendar is kept is free on the days that were asked for, or leaves then; of others one has to ask. */
export const OnDates = ({ on, leaves }: OnDatesProps) =>
  leaves ? (
    <Badge kind="approved">
      {t('Leaves {day}, {left, plural, one {# place left} other {# places left}}', {
        day: shortDayInWords(leaves.day),
        left: leaves.left,
      })}
    </Badge>
  ) : on === 'free' ? (
    <Badge kind="approved">{t('Free on your dates')}</Badge>
  ) : (
    <Badge kind="plain">{t('Ask for dates')}</Badge>
  );
