import { expect, test } from 'vitest';
import { bestLanguage } from './reader-language.ts';

const languages = ['en', 'si', 'ta'];

test('the language that a reader takes best is chosen among ours', () => {
  expect(bestLanguage('si', languages)).toBe('si');
  expect(bestLanguage('si-LK, en;q=0.8', languages)).toBe('si');
  expect(bestLanguage('de-DE, en;q=0.3, ta;q=0.7', languages)).toBe('ta');
  expect(bestLanguage('EN-gb', languages)).toBe('en');
  expect(bestLanguage('si;q=0, ta;q=0.1', languages)).toBe('ta');
  expect(bestLanguage('fr, *;q=0.5', languages)).toBeUndefined();
  expect(bestLanguage('', languages)).toBeUndefined();
});
