import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NotKnownYet } from '~/features/season/season-events.tsx';
import type { Call } from '~/lib/api/call.ts';
import { load } from './load-season.ts';

afterEach(() => void vi.restoreAllMocks());

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

/** What the page says of a stay, to one who plans it at the end of 2026. */
function ofStay(from: string, to: string) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T10:00:00Z'));
  const call = (async () => ({ data: [], total: 0 })) as unknown as Call;
  const args = { call, params: {}, query: (name: string) => ({ from, to })[name] };
  return load(args as unknown as Parameters<typeof load>[0]);
}

test('of days after those that are known the page says so, and tells what has the same days each year', async () => {
  const words = (data: Awaited<ReturnType<typeof load>>) =>
    renderToStaticMarkup(createElement(NotKnownYet, data));
  const names = ({ festivals }: Awaited<ReturnType<typeof load>>) => festivals.map(({ name }) => name);
  const april = await ofStay('2029-04-08', '2029-04-30');
  expect(april).toMatchObject({ knownUpTo: 2028, poya: [] });
  expect(words(april)).toContain(
    'Full moon days, and feasts whose days change each year, are known here up to the end of 2028.',
  );
  expect(names(april)).toEqual(['School holidays in April', 'Sinhala and Tamil New Year']);
  const turn = await ofStay('2028-12-20', '2029-01-05');
  expect(turn).toMatchObject({ knownUpTo: 2028, poya: [{ day: '2028-12-31' }] });
  expect(names(turn)).toEqual([
    ...['School holidays in December', 'Christmas', 'Duruthu Perahera in Kelaniya'],
  ]);
  expect(words(await ofStay('2027-04-08', '2027-04-30'))).toBe('');
});

test('a month tells what has the same days each year also when the days of no year to come are known', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2029-06-01T10:00:00Z'));
  const call = (async () => ({ data: [], total: 0 })) as unknown as Call;
  const args = { call, params: { month: 'december' }, query: () => undefined };
  const { festivals, knownUpTo, poya } = await load(args as unknown as Parameters<typeof load>[0]);
  expect(festivals.filter(({ name }) => name === 'Christmas').map(({ from }) => from)).toEqual([
    ...['2029-12-25', '2030-12-25'],
  ]);
  expect({ knownUpTo, poya }).toEqual({ knownUpTo: 2028, poya: [] });
});
