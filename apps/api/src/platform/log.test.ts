import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { makeLog, safeUrl } from './log.ts';

test('nothing in the log lets a reader act for somebody', () => {
  const lines: string[] = [];
  const log = makeLog({ destination: { write: (line) => void lines.push(line) } });
  log.info(
    {
      body: { password: 'hunter2', user: { token: 'abc' } },
      headers: { authorization: 'Bearer x', cookie: 'y' },
    },
    'in',
  );
  expect(lines.join()).not.toMatch(/hunter2|abc|Bearer|"y"/);

  const token = 'q3Jx-0aZbP7T_kYh2mWc9sVd4uEf6gLn8iRo1tXy5Kw';
  expect(safeUrl(`/api/auth/verify-email/${token}`)).toBe('/api/auth/verify-email/…');
  expect(safeUrl('/api/auth/me?token=abc&limit=3')).not.toContain('abc');
  expect(safeUrl('/api/vehicles/0199b2c4-6a51-7c3e-9f00-0123456789ab?type=van')).toBe(
    '/api/vehicles/0199b2c4-6a51-7c3e-9f00-0123456789ab?type=van',
  );
});

test('people read words and times; the id of a request stands where something went wrong', async () => {
  const lines: string[] = [];
  const log = makeLog({ pretty: true, destination: { write: (line) => void lines.push(line) } });
  log.info({ reqId: 'r1' }, 'GET 200');
  log.error({ reqId: 'r2' }, 'GET failed');
  expect(lines[0]).toMatch(/\d\d:\d\d:\d\d.*GET 200\n$/);
  expect(lines[0]).not.toContain('r1');
  expect(lines[1]).toContain('GET failed (request r2)');
});

test('of a query that failed the log has the words, and nothing that was bound', () => {
  const lines: string[] = [];
  const log = makeLog({ destination: { write: (line) => void lines.push(line) } });
  const error = new DrizzleQueryError(
    'update users set password_hash = $1',
    ['$argon2id$abc'],
    new Error('no room'),
  );
  log.error({ err: error }, 'failed');
  expect(lines.join()).toContain('no room (in: update users');
  expect(lines.join()).toContain('log.test.ts');
  expect(lines.join()).not.toContain('argon2id');
});
