import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { load } from './load-season.ts';

test('a place is named where something happens, however many others people look at more', async () => {
  const place = (slug: string) => ({
    ...{ slug, name: `At ${slug}`, nameSi: null, nameTa: null, district: 'Puttalam' },
    ...{ bestMonths: [1], goodMonths: [], avoidMonths: [] },
  });
  const all = [...Array.from({ length: 101 }, (_, at) => place(`other-${at}`)), place('kalpitiya')];
  const call = (async (name: string, { query }: { query: { limit?: number } } = { query: {} }) =>
    name === 'GET /places'
      ? { data: all }
      : { data: all.slice(0, query.limit ?? 500), total: all.length }) as unknown as Call;
  const args = { call, params: { month: 'january' }, query: () => undefined };
  const { happenings } = await load(args as unknown as Parameters<typeof load>[0]);
  expect(happenings.find(({ name }) => name === 'Dolphins off Kalpitiya')?.places).toEqual([
    { to: '/destination/kalpitiya', name: 'At kalpitiya' },
  ]);
});
