import { dayAfter } from '@serendib/contract/calendar';
import { arrivalsOf } from '@serendib/contract/trips/arrivals';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';

/** Lines of a calendar have at most 75 bytes; what is longer goes on in the next, after a space. */
const longestLine = 75;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

function folded(line: string): string {
  const encoder = new TextEncoder();
  let written = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > longestLine) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return written;
}

/** The stops of a trip for one's own calendar, by whole days; null where its first day is not known, or it has none. */
export function tripCalendar({ _id, from, stops }: TripCopy, at: Date): string | null {
  // A calendar of no events is refused where it is opened.
  if (!from || stops.length === 0) return null;
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const plain = (day: string) => day.replaceAll('-', '');
  const arrivals = arrivalsOf(stops, from);
  const events = stops.flatMap(({ id, name, nights, note }, index) => {
    const start = arrivals[index] ?? from;
    // A stop without a night takes its day, one with nights ends on the day on which one leaves.
    const end = dayAfter(start, Math.max(1, nights));
    return [
      'BEGIN:VEVENT',
      `UID:${_id}-${id}@serendib`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(start)}`,
      `DTEND;VALUE=DATE:${plain(end)}`,
      `SUMMARY:${escaped(t('{name}, Sri Lanka', { name }))}`,
      ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Serendib//trip//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
