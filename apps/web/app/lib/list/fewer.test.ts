import { expect, test } from 'vitest';
import { fewerOf } from './fewer.ts';
import type { ListQuery } from './list-address.ts';

const counts = (found: Record<string, number>) => async (query: ListQuery) =>
  found[JSON.stringify(query)] ?? 0;

test('each word and each filter is left out once, and what finds most comes first', async () => {
  const query = { search: 'vegetarian dinner', type: ['cafe'], sort: 'rating' };
  const found = counts({
    '{"search":"dinner","type":["cafe"],"sort":"rating"}': 2,
    '{"search":"vegetarian dinner","sort":"rating"}': 7,
  });
  expect(await fewerOf(query, found)).toEqual([
    {
      gone: { name: 'type', value: 'cafe' },
      query: { search: 'vegetarian dinner', sort: 'rating' },
      total: 7,
    },
    {
      gone: { name: 'search', value: 'vegetarian' },
      query: { search: 'dinner', type: ['cafe'], sort: 'rating' },
      total: 2,
    },
  ]);
});

test('of a single thing there is no less, and a count that fails is none', async () => {
  expect(await fewerOf({ search: 'atlantis' }, async () => 5)).toEqual([]);
  expect(await fewerOf({ search: 'a b' }, () => Promise.reject(new Error('away')))).toEqual([]);
});

test('around a place the nearest distance that finds something comes first, also where nothing else is asked for', async () => {
  const near = { near: 'ella', type: ['van'], radius: '10' };
  const found = counts({
    '{"near":"ella","type":["van"],"radius":"100"}': 3,
    '{"near":"ella","type":["van"],"radius":"200"}': 8,
    '{"type":["van"]}': 13,
  });
  expect((await fewerOf(near, found)).map(({ gone, total }) => [gone, total])).toEqual([
    [{ name: 'radius', value: '100' }, 3],
    [{ name: 'near', value: 'ella' }, 13],
  ]);
  expect(await fewerOf({ near: 'ella' }, counts({ '{"near":"ella","radius":"50"}': 2 }))).toEqual([
    { gone: { name: 'radius', value: '50' }, query: { near: 'ella', radius: '50' }, total: 2 },
  ]);
});
