import { expect, test } from 'vitest';
import { passwordProblem, passwordRules } from './password.ts';

test('a password needs eight characters, a large and a small letter and a number', () => {
  const failed = (password: string) =>
    passwordRules.filter(({ holds }) => !holds(password)).map(({ words }) => words);
  expect(failed('')).toEqual([
    'At least 8 characters',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
  ]);
  expect(failed('Kottu-7')).toEqual(['At least 8 characters']);
  expect(failed('kotturoti7')).toEqual(['One uppercase letter']);
  expect(failed('KOTTUROTI7')).toEqual(['One lowercase letter']);
  expect(passwordProblem('Kotturoti')).toBe('Your password needs: one number.');
  expect(passwordProblem('Kotturoti7')).toBeNull();
});
