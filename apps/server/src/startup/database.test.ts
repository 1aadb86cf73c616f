import { expect, inject, test } from 'vitest';
import { Stopping } from '../lifecycle/stopping.ts';
import { readSettings } from '../settings/settings.ts';
import { provideDatabase, refuseUnfit } from './database.ts';

test('one’s own database is used as it is', async () => {
  const DATABASE_URL = inject('postgresUrl');
  const url = await provideDatabase(readSettings({ DATABASE_URL }), new Stopping(), () => {});
  expect(url).toBe(DATABASE_URL);
});

test('a database that does not answer is named by its setting, without its password', async () => {
  const refusal = await refuseUnfit('DATABASE_URL', 'postgres://me:secret@127.0.0.1:1/mine').catch(
    (error) => error,
  );
  expect(refusal.message).toContain('The database of DATABASE_URL does not let us in: ');
  expect(refusal.message).toContain('ECONNREFUSED');
  expect(refusal.message).not.toContain('secret');
});

test('a database that does not exist is refused with the server’s own words', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/nowhere';
  await expect(refuseUnfit('DATABASE_REPLICA_URL', url.href)).rejects.toThrow(
    'The database of DATABASE_REPLICA_URL does not let us in: database "nowhere" does not exist',
  );
});

test('a replica that is away refuses no start, and is told of', async () => {
  const DATABASE_URL = inject('postgresUrl');
  const told: string[] = [];
  const settings = readSettings({
    DATABASE_URL,
    DATABASE_REPLICA_URL: 'postgres://me:secret@127.0.0.1:1/mine',
  });
  const url = await provideDatabase(
    settings,
    new Stopping(),
    () => {},
    (message) => told.push(message),
  );
  expect(url).toBe(DATABASE_URL);
  expect(told.join()).toContain('The database of DATABASE_REPLICA_URL does not let us in: ');
  expect(told.join()).not.toContain('secret');
});
