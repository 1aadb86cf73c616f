import { expect, test } from 'vitest';
import { methodWords } from './payment-method.ts';

test.each([
  ['VISA', 'Visa'],
  ['EZCASH', 'eZ Cash'],
  ['GENIE', 'Genie'],
  ['admin_manual', 'Confirmed by our team'],
  [null, null],
])('what was paid with is called as people call it: %s', (method, words) => {
  expect(methodWords(method)).toBe(words);
});
