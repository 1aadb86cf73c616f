import { expect, test } from 'vitest';
import type { Page } from './paging.ts';
import { pageOrWhole } from './whole-list.ts';

const things = (count: number, words = 'a') => Array.from({ length: count }, (_, n) => ({ n, words }));
/** A list whose cursor is how many came before. */
function listOf(all: { n: number }[]) {
  const asked: (number | string | undefined)[][] = [];
  const read = async ({ limit, cursor }: { limit: number; cursor?: string | undefined }) => {
    asked.push([limit, cursor]);
    const from = Number(cursor ?? 0);
    const items = all.slice(from, from + limit);
    const next = from + limit < all.length ? String(from + limit) : undefined;
    return { items, facts: { total: all.length, nextCursor: next } } satisfies Page<{ n: number }>;
  };
  return { read, asked };
}

test('a list asked for without limit and cursor comes whole, in pieces no larger than a page', async () => {
  const { read, asked } = listOf(things(230));
  const whole = await pageOrWhole({}, read);
  expect(whole.items.map(({ n }) => n)).toEqual(things(230).map(({ n }) => n));
  expect(whole.facts).toEqual({ total: 230, nextCursor: undefined });
  expect(asked).toEqual([
    [100, undefined],
    [100, '100'],
    [100, '200'],
  ]);
});

test('a whole list ends at 500 and says where it goes on', async () => {
  const { read } = listOf(things(620));
  const { items, facts } = await pageOrWhole({}, read);
  expect(items).toHaveLength(500);
  expect(facts).toEqual({ total: 620, nextCursor: '500' });
  const rest = await pageOrWhole({ cursor: '500' }, read);
  expect(rest.items).toHaveLength(100);
});

test('a whole list of long stories ends earlier, so that a reply stays bounded', async () => {
  const { read } = listOf(things(500, 'x'.repeat(20_000)));
  const { items, facts } = await pageOrWhole({}, read);
  expect(items).toHaveLength(200);
  expect(facts.nextCursor).toBe('200');
});

test('a page is read as it was asked for', async () => {
  const { read, asked } = listOf(things(230));
  expect((await pageOrWhole({ limit: 7 }, read)).items).toHaveLength(7);
  await pageOrWhole({ limit: 7, cursor: '14' }, read);
  expect(asked).toEqual([
    [7, undefined],
    [7, '14'],
  ]);
});
