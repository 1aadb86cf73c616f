import { expect, test } from 'vitest';
import { readingMinutes } from './blog-card.tsx';
import { placeOf } from './business-words.ts';
import { bioOpening, bioPreview, guideImage } from './guide-words.ts';
import { descriptionPreview } from './tour-words.ts';
import { featureWords } from './vehicle-card.tsx';

// Proves OWN-LIMIT-21.
test('what a guide says is cut to a hundred characters, at the end of a word', () => {
  expect(bioPreview('Short.')).toBe('Short.');
  expect(bioPreview('x'.repeat(100))).toHaveLength(100);
  const cut = bioPreview(
    'I grew up below Hanthana and have walked its ridges since I was six, in every season and every kind of rain.',
  );
  expect(cut).toMatch(/^I grew up.*[a-z]…$/);
  expect(cut.length).toBeLessThanOrEqual(101);
});

// Proves OWN-LIMIT-22.
test('what a tour is about is cut to eighty characters, at the end of a word', () => {
  expect(descriptionPreview(null)).toBe('');
  expect(descriptionPreview('y'.repeat(80))).toBe('y'.repeat(80));
  expect(descriptionPreview('y'.repeat(81))).toBe(`${'y'.repeat(80)}…`);
  expect(
    descriptionPreview(
      'Up the rock with the first ticket, an hour in the water gardens that everyone else walks past.',
    ),
  ).toBe('Up the rock with the first ticket, an hour in the water gardens that everyone…');
});

test('the first sentence of a guide opens the profile, when it is one that can be said in a breath', () => {
  expect(bioOpening('It is Sunday. My family sweeps the sand.')).toBe('It is Sunday.');
  expect(bioOpening('Just one sentence.')).toBe('');
  expect(bioOpening(`${'word '.repeat(60)}. More.`)).toBe('');
  expect(bioOpening(null)).toBe('');
});

test('a place says its district once', () => {
  expect(placeOf({ location: 'Galle Fort', district: 'Galle' })).toBe('Galle Fort, Galle');
  expect(placeOf({ location: 'Nallur, Jaffna', district: 'Jaffna' })).toBe('Nallur, Jaffna');
  expect(placeOf({ location: 'Kandy', district: 'Kandy' })).toBe('Kandy');
  expect(placeOf({ location: 'Ella', district: null })).toBe('Ella');
});

// Proves OWN-LIMIT-20.
test('a vehicle shows its first two features, and how many more there are', () => {
  expect(featureWords(['Wifi', 'USB Charging'])).toEqual(['Wifi', 'USB Charging']);
  expect(featureWords(['Wifi', 'USB Charging', 'Child Seat Available', 'First Aid Kit'])).toEqual([
    'Wifi',
    'USB Charging',
    '+2 more',
  ]);
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

test('reading takes a minute at least, and as long as 220 words a minute', () => {
  expect(readingMinutes('<p>Go.</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
});
