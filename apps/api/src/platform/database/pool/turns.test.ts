import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from './parts.ts';
import { Turns } from './turns.ts';

let turns: Turns;
let now: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = 0;
  turns = new Turns({ size: 10, patience: 5_000, clock: () => now, attentive: () => now });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 100) {
    now += 100;
    vi.advanceTimersByTime(100);
  }
};
const ask = (name: string, part: Part = { name, held: 0 }) => {
  const asked: { state: 'waits' | 'has one' | 'refused'; end: () => void; part: Part } = {
    state: 'waits',
    end: () => undefined,
    part,
  };
  turns.take(part, (refusal, end) => {
    asked.state = refusal ? 'refused' : 'has one';
    asked.end = end;
  });
  return asked;
};
const askMany = (number: number, name: string) => Array.from({ length: number }, () => ask(name));
const having = (asked: { state: string }[]) => asked.filter(({ state }) => state === 'has one').length;

test('calls that all wait for the same leave others theirs, and are refused in time', () => {
  const stuck = askMany(40, 'GET /reviews');
  expect(having(stuck)).toBe(7);
  const early = ask('GET /vehicles');
  expect(early.state).toBe('waits');
  // A second later they are known to be slow, and their seven are out of the others' way.
  pass(1_100);
  expect(early.state).toBe('has one');
  expect(having(askMany(3, 'GET /tours'))).toBe(3);
  expect(having(stuck)).toBe(7);
  pass(4_100);
  expect(stuck.filter(({ state }) => state === 'refused')).toHaveLength(33);
});

test('what was slow begins again with few at once, until it is quick', () => {
  const stuck = askMany(7, 'GET /reviews');
  pass(2_000);
  for (const each of stuck) each.end();
  const again = askMany(10, 'GET /reviews');
  expect(having(again)).toBe(3);
  expect(having(askMany(7, 'GET /vehicles'))).toBe(4);
  // The table is free: each that ends at once lets the next begin, and shows that they are quick.
  again[0]?.end();
  expect(having(again)).toBeGreaterThanOrEqual(3);
});

test('whoever has a connection already gets another, and does not wait for itself', () => {
  const [first] = askMany(7, 'POST /vehicles');
  expect(ask('POST /vehicles').state).toBe('waits');
  expect(ask('POST /vehicles', first?.part).state).toBe('has one');
});

test('time in which this process computes makes no call slow', () => {
  let attended = 0;
  turns = new Turns({ size: 10, patience: 5_000, clock: () => now, attentive: () => attended });
  const busy = askMany(20, 'GET /vehicles');
  pass(2_000);
  attended = 200;
  for (const each of busy.splice(0, 7)) each.end();
  expect(having(busy)).toBe(7);
});

test('one that ends twice ends once', () => {
  const all = askMany(7, 'GET /vehicles');
  all[0]?.end();
  all[0]?.end();
  expect(having(askMany(3, 'GET /tours'))).toBe(1);
});
