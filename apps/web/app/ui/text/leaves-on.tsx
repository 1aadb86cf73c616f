import { shortDayInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { Badge } from './badge.tsx';
import { OnDates } from './on-dates.tsx';

interface LeavesOnProps {
  on: 'free' | 'ask';
  /** The first departure with places of those that were asked for. */
  leaves: { day: string; left: number } | undefined;
}

/** Of what may leave on set days: when it does, else as of anything. The words of a calendar come with those alone. */
export const LeavesOn = ({ on, leaves }: LeavesOnProps) =>
  leaves ? (
    <Badge kind="approved">
      {t('Leaves {day}, {left, plural, one {# place left} other {# places left}}', {
        day: shortDayInWords(leaves.day),
        left: leaves.left,
      })}
    </Badge>
  ) : (
    <OnDates on={on} />
  );
