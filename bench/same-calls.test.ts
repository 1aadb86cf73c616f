import { expect, test } from 'vitest';
import { writtenAnew } from './same-calls.ts';

test('each number is another address of the same call', () => {
  for (const path of ['/api/vehicles?limit=24&sort=recommended', '/api/vehicles/0199b2c4-6a51']) {
    const written = Array.from({ length: 500 }, (_, number) => writtenAnew(path, number));
    expect(new Set(written).size).toBe(500);
    expect(new Set(written.map(decodeURIComponent))).toEqual(new Set([path]));
  }
  expect(() => writtenAnew('/api/a?b', 4)).toThrow('cannot be written');
});
