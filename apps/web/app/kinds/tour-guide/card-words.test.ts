import { expect, test } from 'vitest';
import { bioOpening, bioPreview, guideImage } from './card-words.ts';

// Proves OWN-LIMIT-21.
test('what a guide says is cut to a hundred characters, at the end of a word', () => {
  expect(bioPreview('Short.')).toBe('Short.');
  expect(bioPreview('x'.repeat(100))).toBe('x'.repeat(100));
  expect(bioPreview('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  const cut = bioPreview(
    'I grew up below Hanthana and have walked its ridges since I was six, in every season and every kind of rain.',
  );
  expect(cut).toMatch(/^I grew up.*[a-z]…$/);
  expect(cut.length).toBeLessThanOrEqual(101);
});

test('the first sentence of a guide opens the profile, when it is one that can be said in a breath', () => {
  expect(bioOpening('It is Sunday. My family sweeps the sand.')).toBe('It is Sunday.');
  expect(bioOpening('Just one sentence.')).toBe('');
  expect(bioOpening(`${'word '.repeat(60)}. More.`)).toBe('');
  expect(bioOpening(null)).toBe('');
});

// Proves ENTITY-09.
test('a guide’s picture is taken only where it begins with http, or else a placeholder', () => {
  expect(
    guideImage({ name: 'Nilanthi Karunaratne', image: 'https://example.lk/me.jpg', imageIsDrawing: false })
      .src,
  ).toBe('https://example.lk/me.jpg');
  expect(
    guideImage({ name: 'Nilanthi Karunaratne', image: 'data:image/png;base64,AAAA', imageIsDrawing: false })
      .src,
  ).toBeNull();
  expect(guideImage({ name: 'Nilanthi Karunaratne', image: null, imageIsDrawing: true }).fallback).toBe(
    '/prints/pattern-1.svg',
  );
});
