import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { icsOf, page, TestInternet } from '../../../platform/fetch-public/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { calendarSpans, newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';

const internet = new TestInternet();
const api = useApi({ clock: () => new Date('2027-01-05T10:00:00Z'), network: internet });
let owner: SignedInPerson;
let guide: string;

beforeAll(() => internet.open());
afterAll(() => internet.close());
beforeEach(async () => {
  internet.pages.clear();
  internet.names.set('calendar.test', ['93.184.216.34']);
  await api.empty('listings', 'users');
  owner = await api.signIn();
  guide = await addListing(api, 'tourGuide', {}, { ownerId: owner.id });
});

const bring = (url = 'http://calendar.test/a.ics') =>
  api.post(`/tour-guides/${guide}/calendar/imports`, { url }, owner);

/** The busy days after these events were brought in. */
async function daysOf(...events: string[][]): Promise<string[]> {
  internet.pages.set('calendar.test/a.ics', page(icsOf(...events)));
  const brought = await bring();
  expect(brought.statusCode, brought.body).toBe(201);
  const { days } = (await api.get(`/tour-guides/${guide}/calendar?to=2027-12-31`)).json();
  return days.map(({ from, to }: DaySpan) => (from === to ? from : `${from}/${to}`));
}
const day = (first: string, after: string) => [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${after}`];

test('an occurrence that is moved or cancelled in one series frees no day of another', async () => {
  const daily = 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3';
  expect(
    await daysOf(
      ['UID:yoga', ...day('20270110', '20270111'), daily],
      ['UID:work', ...day('20270110', '20270111'), daily],
      ['UID:yoga', 'RECURRENCE-ID;VALUE=DATE:20270112', 'STATUS:CANCELLED', ...day('20270112', '20270113')],
      ['UID:yoga', 'RECURRENCE-ID;VALUE=DATE:20270114', ...day('20270120', '20270121')],
    ),
  ).toEqual(['2027-01-10', '2027-01-12', '2027-01-14', '2027-01-20']);
});

test('an occurrence whose series is not in the file, or is free, takes its days', async () => {
  expect(
    await daysOf(
      ['UID:theirs', 'RECURRENCE-ID;VALUE=DATE:20270112', ...day('20270112', '20270114'), 'RRULE:FREQ=DAILY'],
      ['UID:theirs', 'RECURRENCE-ID;VALUE=DATE:20270119', 'STATUS:CANCELLED', ...day('20270119', '20270120')],
      ['UID:free', ...day('20270201', '20270202'), 'RRULE:FREQ=DAILY;COUNT=5', 'TRANSP:TRANSPARENT'],
      ['UID:free', 'RECURRENCE-ID;VALUE=DATE:20270203', ...day('20270203', '20270204')],
    ),
  ).toEqual(['2027-01-12/2027-01-13', '2027-02-03']);
});

test('what the calendar told another one itself does not come back from there, and what another listing told does', async () => {
  const held = { firstDay: '2027-01-20', lastDay: '2027-01-22', heldUntil: new Date('2027-01-08T10:00:00Z') };
  await api.db.insert(calendarSpans).values({ id: newId(), listingId: guide, source: 'hold', ...held });
  const { icsUrl } = (await api.get(`/tour-guides/${guide}/calendar`, owner)).json();
  const itself = await bring(icsUrl);
  expect([itself.statusCode, itself.json().fields?.url]).toEqual([
    400,
    'This is the address of this calendar itself. Please give that of another one.',
  ]);
  const told = (await api.get(icsUrl.replace(/.*\/api/, ''))).body;
  internet.pages.set('calendar.test/a.ics', page(told));
  expect((await bring()).statusCode).toBe(201);
  const path = `/tour-guides/${guide}/calendar`;
  expect((await api.get(path)).json().days).toEqual([
    { from: '2027-01-20', to: '2027-01-22', state: 'held' },
  ]);
  // A day that was held and is free again may be told there for a while.
  await api.db.delete(calendarSpans);
  expect((await bring()).statusCode).toBe(201);
  expect((await api.get(path)).json().days).toEqual([]);
  // The van of a guide is away with them.
  const van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const url = 'http://calendar.test/a.ics';
  expect((await api.post(`/vehicles/${van}/calendar/imports`, { url }, owner)).statusCode).toBe(201);
  expect((await api.get(`/vehicles/${van}/calendar`)).json().days).toEqual([
    { from: '2027-01-20', to: '2027-01-22', state: 'busy' },
  ]);
});
