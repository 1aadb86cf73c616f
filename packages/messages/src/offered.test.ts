import { expect, test } from 'vitest';
import { offeredLanguages } from './offered.ts';

test('messages are read once to know which languages are offered, however many ask', () => {
  expect(offeredLanguages()[0]).toBe('en');
  expect(offeredLanguages()).toBe(offeredLanguages());
});
