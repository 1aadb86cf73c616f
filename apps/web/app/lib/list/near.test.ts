import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { distanceInWords, placeInWords, withArea } from './near.ts';

test('what goes with a place goes without it, and a distance out of reach counts as none', () => {
  expect(withArea({ search: 'tea', radius: '50', sort: 'nearest' })).toEqual({ search: 'tea' });
  expect(withArea({ radius: '50', sort: 'rating' })).toEqual({ sort: 'rating' });
  expect(withArea({ near: 'ella', radius: '900', sort: 'nearest' })).toEqual({
    near: 'ella',
    sort: 'nearest',
  });
  expect(withArea({ near: 'ella', radius: '50' })).toEqual({ near: 'ella', radius: '50' });
});

test('a place is named by its own name, by whichever of its names it was asked for; a point has none', async () => {
  const ella = { slug: 'ella', name: 'Ella', nameSi: 'ඇල්ල', nameTa: null };
  const call = (async () => ({ data: [ella] })) as unknown as Call;
  for (const near of ['ella', 'ELLA', 'ඇල්ල']) expect(await placeInWords(call, near)).toBe('Ella');
  expect(await placeInWords(call, 'Atlantis')).toBe('Atlantis');
  expect(await placeInWords(call, '6.87, 81.05')).toBeUndefined();
});

test('distances say from where, and tenths only where they matter', () => {
  expect(distanceInWords(3.4, 'Ella')).toBe('3.4 km from Ella');
  expect(distanceInWords(12.3, 'Ella')).toBe('12 km from Ella');
  expect(distanceInWords(12.3, undefined)).toBe('12 km away');
});
