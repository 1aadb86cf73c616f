import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { ApiError } from '~/lib/api/error.ts';
import { load } from './load-search.ts';

const words = 'We know no such place.';
const answer = {
  query: { words: ['van'], understood: [], corrected: null, month: null },
  groups: [{ kind: 'vehicle', total: 1, totalCapped: false, items: [{ _id: 'van' }], nextCursor: null }],
};

/** The page of an address, of an API that knows a place of this name alone, and what the API was asked. */
async function opened(address: string, known?: string) {
  const asked: Record<string, unknown>[] = [];
  const call = (async (key: string, { query }: { query: Record<string, unknown> } = { query: {} }) => {
    if (key !== 'GET /search') return { data: [] };
    asked.push(query);
    if (query.near && query.near !== known) throw new ApiError(400, 'BAD_REQUEST', words);
    return answer;
  }) as unknown as Call;
  const url = new URL(address, 'http://serendib.test');
  const args = { call, url, query: (name: string) => url.searchParams.get(name) ?? undefined };
  return { asked, shown: await load(args as unknown as Parameters<typeof load>[0]) };
}

test('a place that is not known is told beside what is found without it, and stays where it was written', async () => {
  const { asked, shown } = await opened('/search?q=van&near=Elllla&radius=10&sort=nearest&view=map');
  expect(shown.answer?.groups[0]?.items).toMatchObject([{ _id: 'van' }]);
  expect(shown.refused).toBe(words);
  expect(shown.asked).toMatchObject({ q: 'van', near: 'Elllla', view: 'map' });
  expect(shown.asked).not.toHaveProperty('sort');
  expect(asked.at(-1)).toEqual({ q: 'van' });
});

test('what is told of days is told beside a place that is not known', async () => {
  const { shown } = await opened('/search?q=van&near=Elllla&from=2020-01-01&to=2020-01-02');
  expect(shown.refused).toContain('Shown is what there is on any day.');
  expect(shown.refused).toContain(words);
});

test('around a place that is known all is asked for as it was written', async () => {
  const { asked, shown } = await opened('/search?q=van&near=Ella&radius=10&sort=nearest', 'Ella');
  expect(shown.refused).toBeNull();
  expect(asked).toEqual([{ q: 'van', near: 'Ella', radius: 10, sort: 'nearest' }]);
});

test('a distance is told from the place that its group was reckoned from, and elsewhere from the place that is named first', async () => {
  const place = (name: string) => ({ as: 'place', value: name.toLowerCase(), label: name, typed: name });
  const item = { _id: 'one', distanceKm: 5 };
  const group = { total: 1, totalCapped: false, items: [item], nextCursor: null };
  const found = {
    query: { ...answer.query, understood: [place('Kandy'), place('Ella')] },
    groups: [
      { ...group, kind: 'destination', from: { label: 'Ella', nameSi: 'ඇල්ල', nameTa: 'எல்ல' } },
      { ...group, kind: 'vehicle' },
    ],
  };
  const call = (async (key: string) => (key === 'GET /search' ? found : { data: [] })) as unknown as Call;
  const url = new URL('http://serendib.test/search?q=7+seats+from+Kandy,+waterfalls+near+Ella');
  const args = { call, url, query: (name: string) => url.searchParams.get(name) ?? undefined };
  const { answer: shown } = await load(args as unknown as Parameters<typeof load>[0]);
  const told = shown?.groups.map(({ items }) => (items[0] as { distance?: string }).distance);
  expect(told).toEqual([expect.stringContaining('Ella'), expect.stringContaining('Kandy')]);
});
