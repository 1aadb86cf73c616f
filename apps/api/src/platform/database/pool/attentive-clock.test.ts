import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { attentiveClock } from './attentive-clock.ts';

test('what this process computes does not count, what it waits for does', async () => {
  const clock = attentiveClock();
  const begin = clock();
  const until = performance.now() + 500;
  while (performance.now() < until);
  expect(clock() - begin).toBeLessThan(200);
  await sleep(400);
  expect(clock() - begin).toBeGreaterThan(300);
});
