import { endpoints } from '@serendib/contract';
import type { Endpoint } from '@serendib/contract/endpoint';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loggedParameters, makeLog, safeUrl } from './log.ts';

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
});

const someId = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
const key = 'q3Jx-0aZbP7T_kYh2mWc9sVd4uEf6gLn8iRo1tXy5Kw';

test.each([
  [`/api/inquiries/${someId}?key=${key}`, `/api/inquiries/${someId}?key=…`],
  [`/inquiries/${someId}.data?key=${key}&_routes=x`, `/inquiries/${someId}.data?key=…&_routes=…`],
  [`/ask?send=${someId}.${key},${someId}.${key}`, '/ask?send=…'],
  [`/api/calendars/${key}.ics`, '/api/calendars/…'],
  [`/ta/verify-email/${key.slice(0, 36)}`, '/ta/verify-email/…'],
  ['/api/admin/users?search=nimali&role=user&limit=24', '/api/admin/users?search=…&role=user&limit=24'],
  [`/vehicles?limit=${key}&sort=a@b.lk&sort=price`, '/vehicles?limit=…&sort=…&sort=price'],
  [`/vehicles?${key}&a?b?c=${key}`, '/vehicles?…=…&…=…'],
  ['/nimali@example.lk/%40;key=x', '/…/…'],
  ['/vehicles?', '/vehicles'],
  ['/api/auth/me?token=abc', '/api/auth/me?token=…'],
  [`/api/vehicles/${someId}?view=card`, `/api/vehicles/${someId}?view=card`],
])('of %s the log has %s', (url, logged) => {
  expect(safeUrl(url)).toBe(logged);
});

test('what the log has the values of is one of few words or a number, wherever the contract has it', () => {
  const forms = Object.values<Endpoint>(endpoints).flatMap(({ query }) =>
    query
      ? Object.entries(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {})
      : [],
  );
  const isOpen = (form: object | boolean) =>
    typeof form === 'boolean' ||
    !(
      'enum' in form ||
      'const' in form ||
      ('type' in form && /^(integer|number|boolean)$/.test(`${form.type}`))
    );
  const open = forms.filter(([name, form]) => loggedParameters.has(name) && isOpen(form));
  expect(open.map(([name]) => name)).toEqual([]);
  const known = new Set(forms.map(([name]) => name));
  expect([...loggedParameters].filter((name) => !known.has(name))).toEqual([]);
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
