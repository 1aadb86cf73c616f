import type { TripCopy } from '@serendib/contract/trips/trip';
import { expect, test } from 'vitest';
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
