import { dayAfter } from '@serendib/contract/calendar';
import type { Say } from '@serendib/messages/translate';
import ICAL from 'ical.js';
import type { StoredCalendar, StoredSpan } from '../../schema/index.ts';

/** Whole days that other calendars are told of. */
export interface WholeDays {
  id: string;
  firstDay: string;
  lastDay: string;
  summary: string;
  description?: string;
}

/** Whose days are told, and by which site: by both they are known when they come back from another calendar. */
interface Origin {
  listingId: string;
  publicUrl: string;
}

/** Whole days of a listing as other calendars read them. */
export function writeDays(events: readonly WholeDays[], { at, ...origin }: Origin & { at: Date }): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Serendib//calendar//EN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  for (const { id, firstDay, lastDay, summary, description } of events) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', `${id}@${hostOf(origin)}`);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(at, true));
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(firstDay));
    event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(lastDay, 1)));
    event.updatePropertyWithValue('summary', summary);
    if (description) event.updatePropertyWithValue('description', description);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** The secret address at which other calendars follow this one. */
export const addressOf = (publicUrl: string, { addressKey }: Pick<StoredCalendar, 'addressKey'>): string =>
  `${publicUrl}/api/calendars/${addressKey}.ics`;

/** How the UIDs of a listing's busy days end. */
export const hostOf = ({ listingId, publicUrl }: Origin): string =>
  `${listingId}.${new URL(publicUrl).hostname}`;

/** The busy days of a listing as other calendars read them: never whose days they are. */
export const writeIcs = (
  spans: readonly StoredSpan[],
  { at, ...origin }: Origin & { at: Date },
  t: Say,
): string =>
  writeDays(
    spans.map(({ id, source, firstDay, lastDay }) => ({
      ...{ id, firstDay, lastDay },
      summary: source === 'hold' ? t('Held for an offer') : t('Busy'),
    })),
    { at, ...origin },
  );
