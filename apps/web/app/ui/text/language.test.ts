import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('what a person wrote is marked where most of its letters are of another language than the page', () => {
  expect(languageOf('සුනිල් පෙරේරා')).toBe('si');
  expect(languageOf('குமார் ஓட்டுநர்')).toBe('ta');
  expect(languageOf('12 වාහන, වෑන්')).toBe('si');
  expect(languageOf('Toyota KDH 222 වෑන්')).toBeUndefined();
  expect(languageOf('වෑන් රථය, රියදුරු සමඟ (Toyota)')).toBe('si');
});

test('on an English page English words are its own, as are those without a letter and what is no text', () => {
  expect(languageOf('Ruwan Silva')).toBeUndefined();
  expect(languageOf('Müller, Ελένη')).toBeUndefined();
  expect(languageOf('12,000 – 15,000')).toBeUndefined();
  expect(languageOf(null)).toBeUndefined();
  expect(languageOf(undefined)).toBeUndefined();
});
