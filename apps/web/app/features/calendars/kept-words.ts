import { dayInWords } from '@serendib/contract/calendar';
import type { PublicCalendar } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';

/** Whether its days can be relied on. */
export const keptWords = ({ kept, updatedAt }: Pick<PublicCalendar, 'kept' | 'updatedAt'>): string =>
  kept && updatedAt
    ? t('This calendar is kept: it was brought up to date on {day}.', { day: dayInWords(updatedAt) })
    : t('This calendar is not kept up to date: please ask for your dates.');
