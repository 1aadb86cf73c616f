import { expect, test } from 'vitest';
import { cutAt } from './cut-at.ts';

test.each([
  ['a short text', 'Tea', 3, 'Tea'],
  ['Latin', 'Teatime', 3, 'Tea'],
  ['a Tamil letter with its vowel sign', 'காகாகா', 3, 'கா'],
  ['a Tamil letter with its pulli', 'தக்கது', 2, 'த'],
  ['a Sinhala letter with its vowel sign', 'කොළඹ', 1, ''],
  ['Sinhala letters that are joined', 'ශ්‍රීලංකා', 3, ''],
  ['Sinhala letters up to the next', 'ශ්‍රීලංකා', 6, 'ශ්‍රී'],
  ['a sign of two units', 'a🏝🏝', 4, 'a🏝'],
  ['a sign with its tone', 'ab👍🏽', 4, 'ab'],
  ['signs that are joined', 'a👨‍👩‍👧', 6, 'a'],
])('%s is cut between letters', (_what, text, longest, left) => {
  expect(cutAt(text, longest)).toBe(left);
});
