import { expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { makeTurns } from './turns.ts';

function workshop() {
  const inTurn = makeTurns({ atOnce: 2, waiting: 4, waitingOfOne: 2 });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const start = (name: string, person: string, weight = 1) =>
    inTurn(person, weight, async () => {
      begun.push(name);
      await new Promise<void>((done) => finish.set(name, done));
      return name;
    }).catch((error) => (error instanceof AppError ? [error.status, error.retryAfterSeconds] : error));
  const end = async (name: string) => {
    finish.get(name)?.();
    await settle();
  };
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, start, end, settle };
}

test('two are worked on, the others in turns of their persons, and no more wait than are allowed', async () => {
  const { begun, start, end } = workshop();
  const first = start('a1', 'ana');
  start('a2', 'ana');
  start('a3', 'ana');
  start('a4', 'ana');
  expect(await start('a5', 'ana')).toEqual([429, 20]);
  start('b1', 'ben');
  start('c1', 'chi');
  expect(await start('d1', 'dil')).toEqual([503, 20]);
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  expect(await first).toBe('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  start('d2', 'dil');
  await end('b1');
  await end('c1');
  expect(begun.slice(4)).toEqual(['d2', 'a3']);
  await end('d2');
  expect(begun.slice(6)).toEqual(['a4']);
});

test('a large one is worked on by itself, and is not overtaken for ever', async () => {
  const { begun, start, end } = workshop();
  start('small', 'ana');
  start('large', 'ben', 2);
  start('later', 'chi');
  expect(begun).toEqual(['small']);
  await end('small');
  expect(begun).toEqual(['small', 'large']);
  await end('large');
  expect(begun).toEqual(['small', 'large', 'later']);
});

test('the second large one of a person is not overtaken for ever by small ones of others, each of which comes while another runs', async () => {
  const { begun, start, end } = workshop();
  start('a1', 'ana', 2);
  start('a2', 'ana', 2);
  start('s0', 'stranger 0');
  await end('a1');
  let came = 0;
  while (!begun.includes('a2') && came < 10) {
    came += 1;
    start(`s${came}`, `stranger ${came}`);
    await end(`s${came - 1}`);
  }
  expect(begun).toContain('a2');
});

test('one that comes begins at once where a place is free and only a large one waits behind it', async () => {
  const { begun, start, end, settle } = workshop();
  start('a1', 'ana', 2);
  start('a2', 'ana', 2);
  start('b1', 'ben');
  await end('a1');
  start('c1', 'chi');
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('ten large ones of a person let the small one of another pass after the first', async () => {
  const inTurn = makeTurns({ atOnce: 2, waiting: 24, waitingOfOne: 9 });
  const done: string[] = [];
  const work = (name: string, weight: number) =>
    inTurn(name, weight, async () => {
      done.push(name);
    });
  const all = Array.from({ length: 10 }, () => work('ana', 2));
  await Promise.all([...all, work('ben', 1), work('chi', 1)]);
  expect(done.slice(0, 4)).toEqual(['ana', 'ben', 'chi', 'ana']);
});

test('what fails gives its turn away', async () => {
  const inTurn = makeTurns({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
  const failing = inTurn('ana', 1, () => Promise.reject(new Error('broken')));
  const next = inTurn('ben', 1, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
