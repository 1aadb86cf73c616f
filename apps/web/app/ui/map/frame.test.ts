import { expect, test } from 'vitest';
import { withFrame } from './frame.ts';

test('a frame goes with its map, and goes where a place is asked for', () => {
  const galle = { view: 'map', bbox: '80.1,5.9,80.4,6.2' };
  expect(withFrame(galle)).toEqual(galle);
  expect(withFrame({ bbox: galle.bbox })).toEqual({});
  expect(withFrame({ ...galle, bbox: '80.4,6.2,80.1,5.9' })).toEqual({ view: 'map' });
  expect(withFrame({ ...galle, near: 'Jaffna' })).toEqual({ view: 'map', near: 'Jaffna' });
});
