import { expect, test } from 'vitest';
import { makeConcurrencyLimiter, type Turn } from './concurrency-limiter.ts';

function workshop(atOnce: number, admit?: (turn: Turn, waiting: readonly Turn[]) => void) {
  const limiter = makeConcurrencyLimiter(atOnce, admit);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const start = (name: string, turn?: Partial<Turn>) =>
    limiter(async () => {
      begun.push(name);
      await new Promise<void>((done) => finish.set(name, done));
    }, turn);
  const end = async (name: string) => {
    finish.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, start, end };
}

test('what has priority comes before what waits already, and each keeps its order', async () => {
  const { begun, start, end } = workshop(1);
  start('a');
  start('b');
  start('c');
  start('d', { hasPriority: true });
  start('e', { hasPriority: true });
  for (const name of ['a', 'd', 'e', 'b']) await end(name);
  expect(begun).toEqual(['a', 'd', 'e', 'b', 'c']);
});

test('what is refused takes no turn, and sees who waits', async () => {
  const seen: string[][] = [];
  const { begun, start, end } = workshop(1, (_, waiting) => {
    seen.push(waiting.map(({ by }) => by));
    if (waiting.length > 0) throw new Error('full');
  });
  start('a', { by: 'ana' });
  start('b', { by: 'ben' });
  await expect(start('c', { by: 'chi' })).rejects.toThrow('full');
  await end('a');
  await end('b');
  start('d');
  expect(begun).toEqual(['a', 'b', 'd']);
  expect(seen).toEqual([[], ['ben']]);
});

test('each comes in turn, by how much was done for them, and a stranger to the line at once', async () => {
  const { begun, start, end } = workshop(2);
  start('a1', { by: 'ana', weight: 2 });
  start('a2', { by: 'ana', weight: 2 });
  for (const name of ['b1', 'b2', 'b3', 'b4']) start(name, { by: 'ben' });
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'b2']);
  await end('b1');
  await end('b2');
  expect(begun.slice(3)).toEqual(['a2']);
  start('c1', { by: 'chi' });
  await end('a2');
  expect(begun.slice(4)).toEqual(['b3', 'c1']);
});
