import type { SearchAnswer } from '@serendib/contract/search/endpoints';
import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { fewerOf } from './instead.ts';

const understoodAs = (as: string, typed: string) => ({ as, value: typed, label: typed, typed });

/** What is offered of a search of which nothing was found, by an API that finds so many of each other search, and what it was asked. */
async function offered(
  q: string,
  query: Pick<SearchAnswer['query'], 'rest' | 'phrases'> & { understood: object[] },
  found: Record<string, number>,
) {
  const asked: string[] = [];
  const call = (async (_: string, { query: { q } }: { query: { q: string } }) => {
    asked.push(q);
    return { groups: found[q] ? [{ total: found[q], totalCapped: false }] : [] };
  }) as unknown as Call;
  const answer = {
    query: { words: q.split(' '), corrected: null, month: null, ...query },
    groups: [],
  } as unknown as SearchAnswer;
  return { asked, fewer: await fewerOf(call, q, answer, {}) };
}

test('the word that nothing has is left out, and none of those that only join others', async () => {
  const { asked, fewer } = await offered(
    'hotel in ella with jacuzzi please',
    {
      understood: [understoodAs('businessType', 'hotel'), understoodAs('place', 'ella')],
      rest: ['jacuzzi'],
    },
    { 'hotel in ella with please': 12 },
  );
  expect(fewer).toEqual([{ gone: 'jacuzzi', q: 'hotel in ella with please', total: 12, isCapped: false }]);
  expect(asked).toEqual([
    'hotel in ella with please',
    'in ella with jacuzzi please',
    'hotel in with jacuzzi please',
  ]);
});

test('what is understood is left out wherever it is said, and never out of what else is', async () => {
  const understood = [understoodAs('place', 'colombo airport'), understoodAs('place', 'colombo')];
  const { asked } = await offered('Colombo airport to Colombo', { understood, rest: [] }, {});
  expect(asked).toEqual(['to Colombo', 'Colombo airport to']);
  const twice = [{ ...understoodAs('place', 'colombo airport'), also: ['airport'] }];
  const again = await offered(
    'airport transfer, Colombo airport, airport',
    { understood: twice, rest: ['airport', 'transfer'], phrases: ['airport transfer'] },
    {},
  );
  expect(again.asked.at(-1)).toBe('airport transfer');
});

test('several words that nothing has are left out together, before each', async () => {
  const { asked, fewer } = await offered(
    'jacuzzi hotel helipad',
    { understood: [understoodAs('businessType', 'hotel')], rest: ['jacuzzi', 'helipad'] },
    { hotel: 30 },
  );
  expect(asked[0]).toBe('hotel');
  expect(fewer.map(({ gone }) => gone)).toEqual(['jacuzzi helipad']);
});
