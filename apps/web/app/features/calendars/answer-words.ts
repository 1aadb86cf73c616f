import type { DaySpan, PublicCalendar } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { shortSpan, within } from './days.ts';

/** What the calendar says of these days, in one sentence. */
export function answerFor({ kept, days }: PublicCalendar, asked: DaySpan): string {
  const touched = within(days, asked);
  const span = shortSpan(asked);
  const listed = (state: 'busy' | 'held') =>
    touched
      .filter((one) => one.state === state)
      .map(shortSpan)
      .join(', ');
  const [busy, held] = [listed('busy'), listed('held')];
  if (busy) return t('{span}: busy on {busy}.', { span, busy });
  // Perhaps for who reads it: nothing here says whose offer it is.
  if (held) return t('{span}: held on {held} for an offer that waits for an answer.', { span, held });
  if (kept) return t('{span}: free.', { span });
  return t('{span}: not marked as busy. Ask for your dates, since this calendar is not kept up to date.', {
    span,
  });
}
