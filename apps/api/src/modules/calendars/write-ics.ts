import { dayAfter } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import ICAL from 'ical.js';
import type { StoredSpan } from '../../schema/index.ts';

/** The busy days of a listing as other calendars read them: never whose days they are. */
export function writeIcs(spans: readonly StoredSpan[], { host, at }: { host: string; at: Date }): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Serendib//calendar//EN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  for (const { id, source, firstDay, lastDay } of spans) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', `${id}@${host}`);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(at, true));
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(firstDay));
    event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(lastDay, 1)));
    event.updatePropertyWithValue('summary', source === 'hold' ? t('Held for an offer') : t('Busy'));
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
