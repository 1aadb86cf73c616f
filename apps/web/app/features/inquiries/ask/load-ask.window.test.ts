// @vitest-environment happy-dom
import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { oneRoad, stopAt } from '@serendib/contract/trips/route/testing';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { keepPlans, noPlans } from '~/lib/plans/plans.ts';
import { beginTrip, saveItem } from '~/lib/trip/trips.ts';
import { car, van } from '../testing.ts';
import { knownOf, load } from './load-ask.ts';

const trip = (nights: number[]) =>
  ({
    ...{ from: '2999-02-10', month: null, adults: 2, children: [], languages: [] },
    stops: nights.map((count) => ({ name: 'Kandy', nights: count })),
  }) as unknown as TripCopy;

test('the last day is that of the trip’s nights, else that of the plans that begin with it', () => {
  const plans = { ...noPlans, from: '2999-02-10', to: '2999-02-14' };
  expect(knownOf(trip([2, 1]), plans)).toMatchObject({
    from: '2999-02-10',
    to: '2999-02-13',
    pickup: 'Kandy',
  });
  expect(knownOf(trip([]), plans)).toMatchObject({ from: '2999-02-10', to: '2999-02-14' });
  expect(knownOf(trip([]), noPlans)).toMatchObject({ from: '2999-02-10', to: '2999-02-10' });
});

test('a month goes before what was planned as long as it is not over', () => {
  const plans = { ...noPlans, from: '2999-02-10', to: '2999-02-14' };
  const inMonth = (month: string) => knownOf({ ...trip([]), from: null, month }, plans);
  expect(inMonth('2999-03')).toMatchObject({ from: '', to: '', month: '2999-03' });
  expect(inMonth('2020-01')).toMatchObject({ from: '2999-02-10', to: '2999-02-14', month: '' });
});

test('of a journey that has begun the days that are left are filled in, since nobody can be asked for one that is over', () => {
  vi.useFakeTimers({ now: new Date('2027-01-14T18:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const journey = { ...noPlans, from: '2027-01-10', to: '2027-01-24' };
  expect(knownOf(undefined, journey)).toMatchObject({ from: '2027-01-15', to: '2027-01-24' });
  const lastDay = { ...noPlans, from: '2027-01-10', to: '2027-01-15' };
  expect(knownOf(undefined, lastDay)).toMatchObject({ from: '2027-01-15', to: '2027-01-15' });
  const toCome = { ...noPlans, from: '2027-02-10', to: '2027-02-12' };
  expect(knownOf(undefined, toCome)).toMatchObject({ from: '2027-02-10', to: '2027-02-12' });
  expect(knownOf(undefined, noPlans)).toMatchObject({ from: '', to: '' });
});

/** What `/ask` begins with where these vehicles are asked, in a browser whose current trip has the van alone. */
function askedFrom(...ids: string[]) {
  return askedOn(undefined, ...ids);
}

/** The same from the row of a departure, with its day. */
function askedOn(from: string | undefined, ...ids: string[]) {
  const call = (async (name: string) =>
    name === 'GET /roads'
      ? oneRoad()
      : { data: ids.map((_id) => ({ kind: 'vehicle', _id, canBeAsked: true })) }) as unknown as Call;
  const to = ids.map((_id) => `vehicle:${_id}`).join(',');
  const args = {
    call,
    query: (name: string) => ({ to, from })[name as 'to'],
    url: new URL(`http://web.test/ask?to=${to}`),
  };
  return load(args as unknown as Parameters<typeof load>[0]);
}

test('what is saved in the current trip is asked for that trip, with its days and people, also from its own page', async () => {
  const trip = beginTrip({ from: '2999-02-10', adults: 2, children: [7, 9], languages: ['German'] });
  saveItem(trip, { kind: 'vehicle', itemId: van });
  const family = { from: '2999-02-10', adults: '2', children: '7, 9', language: 'German' };
  expect(await askedFrom(van)).toMatchObject({ tripId: trip, known: family, chosen: [`vehicle:${van}`] });
  const none = { from: '', adults: '2', children: '', language: '' };
  for (const ids of [[car], [van, car], []])
    expect(await askedFrom(...ids)).toMatchObject({ tripId: null, kilometres: null, known: none });
});

test('what was said of days and people for all lists goes before a trip that the address does not name', async () => {
  saveItem(beginTrip({ from: '2999-02-10', children: [7] }), { kind: 'vehicle', itemId: van });
  keepPlans({ ...noPlans, from: '2999-02-12', to: '2999-02-13' });
  expect((await askedFrom(van)).known).toMatchObject({ from: '2999-02-12', to: '2999-02-13', children: '7' });
  keepPlans({ ...noPlans, adults: 4 });
  expect((await askedFrom(van)).known).toMatchObject({ from: '2999-02-10', adults: '4', children: '' });
});

const way = ['one', 'two'].map((town) => ({ ...stopAt(town, 2), dayTrips: [], note: '' }));
const beginWith = (start: Parameters<typeof beginTrip>[0]) =>
  saveItem(beginTrip({ stops: way, ...start }), { kind: 'vehicle', itemId: van });

test('nothing is asked for a trip that is over; one that has nights left is still asked for', async () => {
  keepPlans(noPlans);
  beginWith({ from: '2020-02-10', adults: 5 });
  const without = { from: '', adults: '2', pickup: '' };
  const none = { tripId: null, tripTitle: null, kilometres: null, known: without };
  expect(await askedFrom(van)).toMatchObject(none);
  beginWith({ from: null, month: '2020-02', adults: 5 });
  expect(await askedFrom(van)).toMatchObject(none);
  beginWith({ from: dayAfter(dayOf(Date.now()), -1), adults: 5, title: 'South' });
  expect(await askedFrom(van)).toMatchObject({
    tripId: expect.any(String),
    ...{ tripTitle: 'South', known: { adults: '5' } },
  });
});

test('a trip that has begun and says no last day is asked for until a month has gone by', async () => {
  keepPlans(noPlans);
  const begunBefore = (days: number) => {
    beginWith({ stops: [], from: dayAfter(dayOf(Date.now()), -days), adults: 5 });
    return askedFrom(van);
  };
  const asked = { tripId: expect.any(String), known: { adults: '5' } };
  expect(await begunBefore(1)).toMatchObject(asked);
  expect(await begunBefore(30)).toMatchObject(asked);
  expect(await begunBefore(31)).toMatchObject({ tripId: null });
});

test('the kilometres of a trip, and where it begins, go along with its own days alone', async () => {
  keepPlans(noPlans);
  beginWith({ from: '2999-02-10', children: [7] });
  const whole = await askedFrom(van);
  expect(whole).toMatchObject({ kilometres: expect.any(Number), known: { to: '2999-02-14' } });
  expect(whole.known.pickup).not.toBe('');
  const { tripId } = whole;
  const notWhole = { tripId, kilometres: null, known: { children: '7', pickup: '' } };
  expect(await askedOn('2999-02-12', van)).toMatchObject(notWhole);
  for (const [from, to] of [
    ['2999-02-11', '2999-02-12'],
    ['2999-05-10', '2999-05-14'],
  ]) {
    keepPlans({ ...noPlans, from: from ?? null, to: to ?? null });
    expect(await askedFrom(van)).toMatchObject(notWhole);
  }
  keepPlans({ ...noPlans, from: '2999-02-10', to: '2999-02-14' });
  expect(await askedFrom(van)).toMatchObject({ kilometres: whole.kilometres, known: whole.known });
});

test('days in the month that is all a trip says are its own where they are as many as its nights', async () => {
  beginWith({ from: null, month: '2999-02', children: [7] });
  const asked = async (from: string, to: string) => {
    keepPlans({ ...noPlans, from, to });
    return askedFrom(van);
  };
  const whole = await asked('2999-02-10', '2999-02-14');
  expect(whole).toMatchObject({ kilometres: expect.any(Number), known: { from: '2999-02-10' } });
  expect(whole.known.pickup).not.toBe('');
  const notWhole = { tripId: whole.tripId, kilometres: null, known: { children: '7', pickup: '' } };
  expect(await asked('2999-05-10', '2999-05-14')).toMatchObject(notWhole);
  expect(await asked('2999-02-10', '2999-02-11')).toMatchObject(notWhole);
});
