import { type Instant, zone } from './calendar.ts';

export { dayInWords } from './calendar.ts';

/** Each is made when it is first asked for: making one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();
function format(at: Instant, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
    formats.set(key, found);
  }
  return found.format(new Date(at));
}

/** `Sat 21 November`, of an instant or of a day. */
export const weekdayInWords = (at: Instant): string =>
  format(at, { weekday: 'short', day: 'numeric', month: 'long' }).replace(',', '');
/** `21 Nov`, of an instant or of a day. */
export const shortDayInWords = (at: Instant): string => format(at, { day: 'numeric', month: 'short' });
/** `21 Nov 2026, 17:30` */
export const momentInWords = (at: Instant): string => format(at, { dateStyle: 'medium', timeStyle: 'short' });
/** `November 2026`, of an instant or of a month, `2026-11`. */
export const monthInWords = (at: Instant): string => format(at, { month: 'long', year: 'numeric' });
/** `Nov`, of an instant or of a month. */
export const shortMonthInWords = (at: Instant): string => format(at, { month: 'short' });
