import { momentInWords } from '@serendib/contract/calendar-words';
import type { CalendarImport, OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import type { Change } from './change.ts';
import { useRefused } from './use-refused.tsx';

interface ImportsProps {
  kind: KindsWith<'removeImport'>;
  id: string;
  calendar: OwnerCalendar;
  change: Change;
}

/** The other calendars that were brought in; each can be taken out again. */
export function Imports({ kind, id, calendar, change }: ImportsProps) {
  const { attempt, refused } = useRefused();
  const remove = ({ _id, name }: CalendarImport) =>
    void attempt(() =>
      change(
        () => call(keyOf(kind, 'removeImport'), { params: { id, importId: _id } }),
        t('{name} is out, with its days.', { name }),
      ),
    );
  if (calendar.imports.length === 0) return null;
  return (
    <>
      {refused}
      <ul className="own-days">
        {calendar.imports.map((one) => (
          <li key={one._id}>
            <span className="min-w-0 py-2 wrap-anywhere">
              {one.name}
              <span className={`block text-15 ${one.state === 'failed' ? 'text-danger' : 'text-ink-2'}`}>
                {stateOf(one)}
              </span>
            </span>
            <Button
              small
              look="plain"
              onClick={() => remove(one)}
              aria-label={t('Take out: {name}', { name: one.name })}
            >
              {t('Take out')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf({ state, problem, days, readAt }: CalendarImport): string {
  const when = readAt && momentInWords(readAt);
  if (state === 'failed')
    return when
      ? t('Could not be read: {problem} Its days are as they were read on {when}.', {
          problem: problem ?? '',
          when,
        })
      : t('Could not be read: {problem}', { problem: problem ?? '' });
  if (!when) return t('Not read yet.');
  return t(
    '{days, plural, =0 {No busy days} one {# span of busy days} other {# spans of busy days}}, read on {when}',
    { days, when },
  );
}
