import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { load } from './load-map.ts';

test('a search on the map shows and counts all that it finds, as its list does', async () => {
  const all = Array.from({ length: 130 }, (_, at) => ({
    ...{ _id: `${at}`, slug: `place-${at}`, name: `Place ${at}`, nameSi: null, nameTa: null },
    ...{ district: at < 120 ? 'Galle' : 'Kandy', category: 'Heritage', image: null, imageIsDrawing: false },
    ...{ latitude: 6, longitude: 80 },
  }));
  const named = (name: string) => ({ slug: name.toLowerCase(), name, province: 'One', destinationCount: 9 });
  const districts = ['Colombo', 'Galle', 'Kandy'].map(named);
  type Asked = { query: { limit?: number; district?: string } };
  const call = (async (name: string, { query }: Asked = { query: {} }) => {
    if (name === 'GET /districts') return { data: districts };
    const found = all.filter(({ district }) => !query.district || query.district === district);
    return { data: found.slice(0, query.limit ?? 500), total: found.length };
  }) as unknown as Call;
  const url = new URL('http://serendib.test/map?search=temple');
  const args = { call, url, query: (name: string) => url.searchParams.get(name) ?? undefined };
  const shown = await load(args as unknown as Parameters<typeof load>[0]);
  expect(shown.markers).toHaveLength(130);
  expect(shown.districts.map(({ destinationCount }) => destinationCount)).toEqual([0, 120, 10]);
});
