import { expect, test } from 'vitest';
import type { Db } from './database/database.ts';
import { DomainEvents, domainEvent } from './domain-events.ts';

const tx = {} as Db;
const moved = domainEvent<{ to: string }>('moved');
const left = domainEvent<Record<string, never>>('left');

test('all that act on an event do so in its transaction, in their order, and say what they did', async () => {
  const seen: unknown[] = [];
  const events = new DomainEvents()
    .on(moved, async (db, { to }) => {
      seen.push(['first', db === tx, to]);
      return { boxesCarried: 3 };
    })
    .on(left, async () => ({ keysGivenBack: 1 }))
    .on(moved, async (db, { to }) => {
      seen.push(['second', db === tx, to]);
      return { lettersSent: 2 };
    });
  expect(await events.emit(tx, moved, { to: 'Kandy' })).toEqual({ boxesCarried: 3, lettersSent: 2 });
  expect(seen).toEqual([
    ['first', true, 'Kandy'],
    ['second', true, 'Kandy'],
  ]);
});

test('where one of them fails the event fails with it, and nothing more is done', async () => {
  const seen: string[] = [];
  const events = new DomainEvents()
    .on(moved, () => Promise.reject(new Error('The road is closed.')))
    .on(moved, async () => {
      seen.push('second');
      return {};
    });
  await expect(events.emit(tx, moved, { to: 'Jaffna' })).rejects.toThrow('The road is closed.');
  expect(seen).toEqual([]);
});
