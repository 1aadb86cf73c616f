// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepSession, keepUser, type StoredUser, storedToken, storedUser } from './session.ts';

const of = (_id: string, userName: string): StoredUser => ({
  ...{ _id, userName, email: `${_id}@example.lk`, role: 'user' },
});

test('what is answered of an account is kept with its own session, and not with that of who signed in meanwhile', () => {
  keepSession('of-maja', of('maja', 'Maja'));
  keepUser(of('nimal', 'Nimal'));
  expect([storedToken(), storedUser()]).toEqual(['of-maja', of('maja', 'Maja')]);
  keepUser(of('maja', 'Maja Silva'));
  expect([storedToken(), storedUser()]).toEqual(['of-maja', of('maja', 'Maja Silva')]);
});
