import { expect, test } from 'vitest';
import { AskedCounts, RequestCounts } from './request-counts.ts';

test('a window begins with the first request and counts anew when it is over', () => {
  let now = 0;
  const counts = new RequestCounts(() => now);
  expect(counts.count(['a', 60_000])).toEqual([1, 60_000]);
  now = 20_000;
  expect(counts.count(['a', 60_000])).toEqual([2, 40_000]);
  expect(counts.count(['b', 60_000])).toEqual([1, 60_000]);
  now = 60_000;
  expect(counts.count(['a', 60_000])).toEqual([1, 60_000]);
});

test('requests of one turn are asked about at once, and each gets its own count', async () => {
  const counts = new RequestCounts(() => 0);
  let messages = 0;
  const worker: AskedCounts = new AskedCounts((message) => {
    if (message.type !== 'count') return;
    messages += 1;
    const answers = message.requests.map((request) => counts.count(request));
    setImmediate(() => worker.answered(message.id, answers));
  });
  const asked = await Promise.all(['a', 'b', 'a', 'a'].map((key) => worker.count(key, 1_000)));
  expect(asked.map(({ current }) => current)).toEqual([1, 1, 2, 3]);
  expect(messages).toBe(1);
  expect((await worker.count('b', 1_000)).current).toBe(2);
  expect(messages).toBe(2);
});
