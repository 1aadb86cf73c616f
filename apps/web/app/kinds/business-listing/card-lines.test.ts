import { expect, test } from 'vitest';
import { placeOf } from './card-lines.ts';

test('a place says its district once', () => {
  expect(placeOf({ location: 'Galle Fort', district: 'Galle' })).toBe('Galle Fort, Galle');
  expect(placeOf({ location: 'Nallur, Jaffna', district: 'Jaffna' })).toBe('Nallur, Jaffna');
  expect(placeOf({ location: 'Kandy', district: 'Kandy' })).toBe('Kandy');
  expect(placeOf({ location: 'Ella', district: null })).toBe('Ella');
});
