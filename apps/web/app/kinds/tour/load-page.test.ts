import { tour as kind } from '@serendib/contract/listings/kinds/tour';
import { expect, test } from 'vitest';
import { load } from './load-page.ts';

test('a tour begins at a place, and at none that is to be determined', async () => {
  const startsAt = async (startingPoint: string | null) => {
    const tour = { _id: '1', name: 'Tea', startingPoint };
    const none = { data: [], agreed: { count: 0 }, departures: [] };
    const call = async (key: string) => (key === 'GET /tours/{id}' ? tour : none);
    const args = { call, params: { id: '1' }, url: new URL('http://localhost/') };
    return (await load(args as unknown as Parameters<typeof load>[0])).startsAt;
  };
  const ofForm = kind.fields.find((field) => field.name === 'startingPoint')?.default;
  expect([await startsAt('Kandy'), await startsAt(ofForm ?? '')]).toEqual(['Kandy', null]);
});
