import { expect, test } from 'vitest';
import { heroSlides, slideMilliseconds } from './hero/hero-slides.ts';
import { popularPlaces } from './popular-places.ts';

// Proves HOME-01, LIMIT-01.
test('five prints follow one another every five seconds', () => {
  expect(heroSlides).toHaveLength(5);
  expect(slideMilliseconds).toBe(5_000);
});

// Proves HOME-06, HOME-07, ENTITY-11.
test('the eight popular places are these, each with a picture and words', () => {
  expect(popularPlaces.map(({ name }) => name)).toEqual([
    'Kandy',
    'Sigiriya',
    'Galle',
    'Ella',
    'Nuwara Eliya',
    'Mirissa',
    'Polonnaruwa',
    'Anuradhapura',
  ]);
  for (const { scene, description } of popularPlaces) {
    expect(scene).not.toBe('');
    expect(description).not.toBe('');
  }
});
