import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour.ts';

test('arrow keys lead to the district that lies there', () => {
  expect(neighbourOf('jaffna', 'ArrowUp')).toBeUndefined();
  expect(neighbourOf('jaffna', 'ArrowDown')).toBe('kilinochchi');
  expect(neighbourOf('galle', 'ArrowRight')).toBe('matara');
  expect(neighbourOf('colombo', 'ArrowUp')).toBe('gampaha');
  expect(neighbourOf('colombo', 'Tab')).toBeUndefined();
});
