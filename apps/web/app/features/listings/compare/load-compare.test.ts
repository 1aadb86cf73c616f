import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { load } from './load-compare.ts';

test('distances are told from a place as it is called in the language of the page', async () => {
  const ella = { slug: 'ella', name: 'Ella', nameSi: 'ඇල්ල', nameTa: 'எல்ல' };
  const listing = {
    ...{ ...kinds.vehicle.example, image: null, averageRating: null, reviewCount: 0, isPremium: false },
    ...{ checkedAt: null, availabilityState: 'available', awayUntil: null, price: null, canBeAsked: false },
  };
  const items = [{ _id: 'x', listing, cost: null, distanceKm: 12 }];
  const call = (async (name: string) =>
    name === 'GET /places'
      ? { data: [ella] }
      : { kind: 'vehicle', days: null, near: 'ඇල්ල', items }) as unknown as Call;
  const url = new URL('http://serendib.test/compare?kind=vehicle&ids=019acd00-0000-7000-8000-000000000001');
  const { rows } = await load({ call, url } as Parameters<typeof load>[0]);
  expect(rows.map(({ label }) => label)).toContain('From Ella');
});
