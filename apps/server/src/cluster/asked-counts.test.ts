import { RequestCounts } from '@serendib/api/platform/http/limits/request-counter';
import { expect, test } from 'vitest';
import { AskedCounts } from './asked-counts.ts';

test('requests of one turn are asked about at once, and each gets its own count', async () => {
  const counts = new RequestCounts(() => 0);
  let messages = 0;
  const worker: AskedCounts = new AskedCounts((message) => {
    if (message.type !== 'count') return;
    messages += 1;
    const answers = message.requests.map((request) => counts.add(...request));
    setImmediate(() => worker.answered(message.id, answers));
  });
  const asked = await Promise.all(['a', 'b', 'a', 'a'].map((key) => worker.count(key, 1_000)));
  expect(asked.map(({ current }) => current)).toEqual([1, 1, 2, 3]);
  expect(messages).toBe(1);
  expect((await worker.count('b', 1_000)).current).toBe(2);
  expect(messages).toBe(2);
});
