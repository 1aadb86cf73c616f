import { expect, test } from 'vitest';
import { loader as blogs } from '~/kinds/blog/list.tsx';
import { loader as blog } from '~/kinds/blog/page.tsx';
import { loader as guides } from '~/kinds/tour-guide/list.tsx';
import { ApiError } from '~/lib/api/error.ts';
import { loader as home } from '../home.tsx';
import { loader as place } from '../places/destination.tsx';

type Loader = (args: never) => Promise<unknown>;

/** The calls a page makes, each with the milliseconds it waits for an answer. */
async function callsOf(load: Loader, path: string, params: Record<string, string> = {}) {
  const calls: [key: string, timeout: number | undefined][] = [];
  const call = async (key: string, options: { timeout?: number } = {}) => {
    calls.push([key, options.timeout]);
    const place = { slug: 'ella', name: 'Ella', vehicles: [] };
    return { ...place, _id: '1', data: [], total: 0, totalUnfiltered: 0, capped: false, next: null };
  };
  const request = new Request(`http://serendib.test${path}`);
  await load({ request, params, context: { get: () => call } } as never);
  return calls;
}

// Proves CALL-20, LIMIT-04.
test('blogs are waited for ten seconds', async () => {
  expect(await callsOf(blogs as Loader, '/blogs')).toEqual([['GET /blogs', 10_000]]);
  expect(await callsOf(blog as Loader, '/blogs/1', { id: '1' })).toEqual([
    ['GET /blogs/{id}', 10_000],
    ['GET /blogs', 10_000],
    ['GET /destinations', 10_000],
  ]);
  const rows = [
    ...(await callsOf(home as Loader, '/')),
    ...(await callsOf(place as Loader, '/destination/ella', { id: 'ella' })),
  ];
  expect(rows.filter(([key]) => key === 'GET /blogs')).toEqual([
    ['GET /blogs', 10_000],
    ['GET /blogs', 10_000],
  ]);
});

// Proves CALL-13, LIMIT-03.
test('guides are waited for thirty seconds', async () => {
  expect(await callsOf(guides as Loader, '/tour-guides')).toEqual([['GET /tour-guides', 30_000]]);
  expect(await callsOf(home as Loader, '/')).toContainEqual(['GET /tour-guides/featured/homepage', 30_000]);
});

// Proves CALL-14.
test('guides that cannot be had are an empty list, which is not kept', async () => {
  const call = () => Promise.reject(new ApiError(0, 'TIMEOUT', 'This is taking too long.'));
  const request = new Request('http://serendib.test/tour-guides?language=German');
  const found = await (guides as Loader)({ request, params: {}, context: { get: () => call } } as never);
  expect(found).toMatchObject({
    data: { isAway: true, list: { data: [], total: 0 }, query: { language: ['German'] } },
    init: { status: 503 },
  });
});
