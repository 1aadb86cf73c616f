import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { ApiError } from '~/lib/api/error.ts';
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

test('of what is drawn and could be taken for the thing itself the picture says so; a person has initials on it', async () => {
  const shownOf = async (kind: KindName, more: object) => {
    const listing = { ...kinds[kind].example, reviewCount: 0, price: null, image: '/drawing.svg', ...more };
    const call = (async () => ({ kind, days: null, near: null, items: [{ _id: 'x', listing }] })) as unknown;
    const url = new URL(`http://serendib.test/compare?kind=${kind}&ids=019acd00-0000-7000-8000-000000000001`);
    return (await load({ call, url } as Parameters<typeof load>[0])).columns[0]?.shown;
  };
  const drawn = { imageIsDrawing: true, availabilityState: 'available' };
  expect(await shownOf('vehicle', drawn)).toMatchObject({ drawn: true, initials: undefined });
  expect(await shownOf('tourGuide', { ...drawn, name: 'Nimal Perera' })).toMatchObject({
    ...{ drawn: true, initials: 'NP' },
  });
  expect(await shownOf('vehicle', { ...drawn, imageIsDrawing: false })).toMatchObject({ drawn: false });
  expect(await shownOf('tour', drawn)).toMatchObject({ drawn: undefined });
});

test.each([
  ['near=Elllla&from=2027-01-12&to=2027-01-16', { from: '2027-01-12', to: '2027-01-16' }, ['near']],
  ['near=Ella&from=2027-01-12', { near: 'Ella' }, ['to']],
  ['near=Elllla&from=2027-01-16&to=2027-01-12', {}, ['near', 'to']],
])('of %s only what is refused is left out, and told', async (written, kept, refused) => {
  const asked: Record<string, unknown>[] = [];
  const call = (async (name: string, { query }: { query: Record<string, unknown> } = { query: {} }) => {
    if (name !== 'GET /compare') return { data: [] };
    asked.push(query);
    const { near, from, to } = query;
    if ((from || to) && !(from && to && from < to))
      throw new ApiError(400, 'INVALID', 'Please check', { fields: { to: 'to is refused' } });
    if (near && near !== 'Ella')
      throw new ApiError(400, 'INVALID', 'Please check', { fields: { near: 'near is refused' } });
    return { kind: 'vehicle', days: null, near: null, items: [] };
  }) as unknown as Call;
  const ids = '019acd00-0000-7000-8000-000000000001';
  const url = new URL(`http://serendib.test/compare?kind=vehicle&ids=${ids}&${written}`);
  const { notices } = await load({ call, url } as Parameters<typeof load>[0]);
  expect(asked.at(-1)).toEqual({ kind: 'vehicle', ids, ...kept });
  for (const name of refused) expect(notices.join(' ')).toContain(`${name} is refused`);
});
