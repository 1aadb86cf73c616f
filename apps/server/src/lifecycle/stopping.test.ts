import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Stopping } from './stopping.ts';

afterEach(() => vi.restoreAllMocks());

test('one close that hangs does not keep the others from theirs, nor the last from the time it needs', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  const stopping = new Stopping(50);
  const closed: string[] = [];
  await stopping.add(async () => {
    await wait(100);
    closed.push('the server outside');
  }, 5_000);
  await stopping.add(async () => {
    closed.push('the pool');
  });
  await stopping.add(() => new Promise(() => undefined));
  await stopping.stop(0);
  expect(closed).toEqual(['the pool', 'the server outside']);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test('what closes in time ends the process with the code it was asked for', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  const stopping = new Stopping();
  await stopping.add(async () => undefined, 5_000);
  await stopping.stop(0);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});
