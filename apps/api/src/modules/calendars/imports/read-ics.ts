import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import ICAL from 'ical.js';
import { momentOf, registerZones } from './ics-zones.ts';

/** Why a calendar cannot be read, in words for who sent it. */
export class UnreadableCalendar extends Error {}

/** More than is read of one calendar. */
export const tooMuch = () => t('There is too much in this calendar.');

const unreadable = () => t('This is no calendar that we can read. Please choose an .ics file.');

/** So many spans are taken of a calendar, and so many occurrences looked at. */
const mostSpans = 2_000;
const mostOccurrences = 10_000;

/** The days that are read, and how the UIDs end of what a listing told itself, which is left out. */
export interface Reading extends DaySpan {
  withoutHost?: string;
}

/** The days in Sri Lanka on which an iCalendar file has something that is not marked free, between two days. */
export function readIcs(text: string, reading: Reading): DaySpan[] {
  try {
    return joined(spansOf(eventsOf(text), reading));
  } catch (error) {
    // The library finds only when a value is asked for that it is none, and on the way that parts of a rule do not go together.
    throw error instanceof UnreadableCalendar ? error : new UnreadableCalendar(unreadable());
  }
}

function spansOf(events: ICAL.Event[], { from, to, withoutHost }: Reading): DaySpan[] {
  const spans: DaySpan[] = [];
  let looked = 0;
  for (const event of events) {
    // Days held for an offer would come back as taken elsewhere, and the offer could not be accepted.
    if (withoutHost && event.uid?.endsWith(`@${withoutHost}`)) continue;
    for (const [first, last] of occurrences(event, () => ++looked > mostOccurrences)) {
      if (first > to) break;
      if (last < from) continue;
      spans.push({ from: first < from ? from : first, to: last > to ? to : last });
    }
    if (spans.length > mostSpans || looked > mostOccurrences) throw new UnreadableCalendar(tooMuch());
  }
  return spans;
}

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')));
  if (calendar.name !== 'vcalendar') throw new Error('no calendar');
  registerZones(calendar);
  // Without a list of its own, an event would take all changed occurrences of the file for its.
  const all = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one, { exceptions: [] }));
  const [changed, events] = [all.filter(isChanged), all.filter((event) => !isChanged(event))];
  const busy = events.filter(({ component }) => !isFree(component));
  const series = new Map(busy.toReversed().map((event) => [event.uid, event]));
  // A changed occurrence stands beside its series, and belongs to it; it stands alone where the file has it alone.
  for (const event of changed) series.get(event.uid)?.relateException(event);
  const alone = changed.filter(({ uid, component }) => !series.has(uid) && !isFree(component));
  return [...busy, ...alone].filter((event) => event.startDate);
}

const isChanged = (event: ICAL.Event): boolean => event.isRecurrenceException();

const isFree = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() === 'TRANSPARENT' ||
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** First and last day of each time that an event happens, in their order. */
function* occurrences(event: ICAL.Event, isEnough: () => boolean): Generator<[string, string]> {
  if (isChanged(event) || !event.isRecurring() || rulesOf(event).some(neverComes)) {
    yield daysOf(event.startDate, event.endDate);
    return;
  }
  const times = event.iterator();
  for (let start = times.next(); start; start = times.next()) {
    if (isEnough()) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (!isFree(item.component)) yield daysOf(startDate, endDate);
  }
}

const rulesOf = ({ component }: ICAL.Event): ICAL.Recur[] =>
  component.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur);

const mostDaysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The 30th of February: the library would look for it for ever. */
function neverComes({ parts }: ICAL.Recur): boolean {
  const [months, days] = [parts.BYMONTH ?? [], parts.BYMONTHDAY ?? []].map((all) => all.map(Number));
  if (!months?.length || !days?.length) return false;
  return months.every((month) => days.every((day) => Math.abs(day) > (mostDaysOf[month - 1] ?? 0)));
}

/** An all-day event ends with the day before its end; one with hours on the day of its last moment in Sri Lanka. */
function daysOf(start: ICAL.Time, end: ICAL.Time | null): [string, string] {
  if (start.isDate) {
    const first = start.toString();
    const after = end?.isDate ? end.toString() : dayAfter(first, 1);
    return [first, after > first ? dayAfter(after, -1) : first];
  }
  const from = momentOf(start);
  const to = Math.max(from, momentOf(end ?? start) - 1);
  return [dayOf(from), dayOf(to)];
}

/** Spans in their order, those that meet or overlap as one. */
export function joined<T extends DaySpan>(spans: readonly T[]): T[] {
  const all: T[] = [];
  for (const span of [...spans].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const last = all.at(-1);
    if (last && span.from <= dayAfter(last.to, 1)) {
      if (span.to > last.to) all[all.length - 1] = { ...last, to: span.to };
    } else all.push(span);
  }
  return all;
}
