import type { TripCopy } from '@serendib/contract/trips/trip';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noPlans } from '~/lib/plans/plans.ts';
import { knownOf } from './load-ask.ts';

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
