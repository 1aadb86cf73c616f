import { expect, test } from 'vitest';
import { makeBatch } from './batch.ts';

test('small things are written together, and the rest when it closes', async () => {
  const written: number[][] = [];
  const batch = makeBatch<number>({
    write: async (items) => void written.push(items),
    onError: () => {},
    everyMs: 60_000,
  });
  batch.add(1);
  batch.add(2);
  expect(written).toEqual([]);
  await batch.flush();
  batch.add(3);
  await batch.close();
  expect(written).toEqual([[1, 2], [3]]);
});

test('what could not be written is tried again, up to what memory is worth', async () => {
  let away = true;
  const written: number[][] = [];
  const lost: number[] = [];
  const batch = makeBatch<number>({
    write: async (items) => {
      if (away) throw new Error('away');
      written.push(items);
    },
    onError: (_error, count) => void lost.push(count),
    everyMs: 60_000,
    most: 3,
  });
  for (const item of [1, 2, 3, 4]) batch.add(item);
  await batch.flush();
  batch.add(5);
  away = false;
  await batch.close();
  expect(written).toEqual([[1, 2, 3]]);
  expect(lost).toEqual([0]);
});
