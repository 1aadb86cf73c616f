import { expect, test } from 'vitest';
import { passwordProblem, passwordRules } from './password.ts';

// Proves SIGNUP-02, RULE-02.
test('the checklist shows eight characters, a large and a small letter and a number; the length alone is needed', () => {
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
  expect(passwordProblem('Kottu-7')).toBe('Your password needs: at least 8 characters.');
  expect(passwordProblem('kottu roti by the harbour at dusk')).toBeNull();
});
