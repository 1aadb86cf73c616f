import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('a text is cut at a word, and a long word at a letter', () => {
  expect(preview('Breakfast on the roof, with tea.', 24)).toBe('Breakfast on the roof…');
  expect(preview('Tea', 24)).toBe('Tea');
  expect(preview('நிறுவனங்களுக்கிடையிலானவற்றுக்கு', 24)).toBe('நிறுவனங்களுக்கிடையிலானவ…');
  expect(preview(`${'a'.repeat(23)}🏝🏝`, 24)).toBe(`${'a'.repeat(23)}…`);
});
