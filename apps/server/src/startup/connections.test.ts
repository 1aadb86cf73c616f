import { expect, inject, test } from 'vitest';
import { embeddedConnections, poolSizeFor, shareConnections } from './connections.ts';

test('all processes together never ask for more connections than the database admits', () => {
  expect(poolSizeFor(95, 2, 0)).toBe(10);
  expect(poolSizeFor(95, 8, 0)).toBe(6);
  for (let workers = 1; workers <= 20; workers += 1) {
    for (const replicas of [0, 1, 3]) {
      const size = poolSizeFor(95, workers, replicas);
      // While they are restarted there is one more, and two of them do jobs.
      expect((workers + 1) * (size + 1 + replicas) + 2 * 13).toBeLessThanOrEqual(95);
      // A backup that is made by itself has one that says so, and one that reads.
      const besideBackups = poolSizeFor(95, workers, replicas, true);
      expect((workers + 1) * (besideBackups + 1 + replicas) + 2 * 15).toBeLessThanOrEqual(95);
    }
  }
});

test('the embedded database admits what its workers make use of', () => {
  expect(embeddedConnections(undefined)).toBe(60);
  for (const workers of [1, 2, 16, 128])
    for (const makesBackups of [false, true])
      expect(poolSizeFor(embeddedConnections(workers, makesBackups) - 5, workers, 0, makesBackups)).toBe(10);
});

test('more workers than the database has room for are refused in words', async () => {
  const url = inject('postgresUrl');
  const none = { databaseConnections: undefined, replicaUrls: [], backups: undefined };
  expect(await shareConnections(url, none, undefined)).toBe(10);
  expect(await shareConnections(url, none, 4)).toBe(10);
  await expect(shareConnections(url, none, 128)).rejects.toThrow(
    /^128 workers need \d+ more connections than the \d+ that the database admits\. Set WORKERS to fewer, or allow more\.$/,
  );
  await expect(shareConnections(url, { ...none, databaseConnections: 40 }, 4)).rejects.toThrow(
    '4 workers need 1 more connections than the 40 that DATABASE_CONNECTIONS allows. Set WORKERS to fewer, or allow more.',
  );
  const few = { ...none, databaseConnections: 20 };
  expect(await shareConnections(url, few, undefined)).toBe(6);
  const backups = { folder: '/var/backups/serendib', everyHours: 24 };
  expect(await shareConnections(url, { ...few, backups }, undefined)).toBe(4);
});
