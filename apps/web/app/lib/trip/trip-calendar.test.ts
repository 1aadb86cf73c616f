import { expect, test } from 'vitest';
import { tripCalendar } from './trip-calendar.ts';

const at = new Date('2027-01-01T10:00:00.123Z');
const stop = (name: string, nights: number, note = '') => ({
  ...{ id: `s${nights}`, place: null, name, latitude: null, longitude: null, nights, note },
  ...{ dayTrips: [], position: nights, changedAt: at.toISOString() },
});
const trip = (from: string | null, ...stops: ReturnType<typeof stop>[]) => ({
  ...{ _id: '019acd00-0000-7000-8000-000000000001', title: 'January', from, month: null, adults: 2 },
  ...{ children: [], languages: [], notes: '', changedAt: {}, items: [], gone: [], stops },
});

test('each stop lasts from its first day to the day on which one leaves, and what is written is escaped', () => {
  const text = tripCalendar(
    trip('2027-01-30', stop('Kandy', 3, 'Room 4; ask, first\nfloor'), stop('Lunch', 0)),
    at,
  );
  expect(text).toContain('DTSTAMP:20270101T100000Z');
  expect(text).toContain('DTSTART;VALUE=DATE:20270130\r\nDTEND;VALUE=DATE:20270202');
  expect(text).toContain('DTSTART;VALUE=DATE:20270202\r\nDTEND;VALUE=DATE:20270203');
  expect(text).toContain(String.raw`DESCRIPTION:Room 4\; ask\, first\nfloor`);
});

test('no line is longer than 75 bytes, and letters of Sinhala stay whole', () => {
  const name = 'නුවරඑළිය '.repeat(12).trim();
  const text = tripCalendar(trip('2027-01-30', stop(name, 1)), at) ?? '';
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(name);
});

test('a trip without a first day has no calendar', () => {
  expect(tripCalendar(trip(null, stop('Kandy', 2)), at)).toBeNull();
});

test('a trip without stops has no calendar: one of no events is refused where it is opened', () => {
  expect(tripCalendar(trip('2027-01-30'), at)).toBeNull();
});
