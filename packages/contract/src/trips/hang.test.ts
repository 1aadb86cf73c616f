import { expect, test } from 'vitest';
import { stopNear } from './hang.ts';

const kandy = { id: 'kandy', latitude: 7.2936, longitude: 80.6413 };
const ella = { id: 'ella', latitude: 6.8755, longitude: 81.0463 };
const unknown = { id: 'unknown', latitude: null, longitude: null };

test('what is saved hangs under the nearest stop, and under none where all are far or nothing is known of it', () => {
  const stops = [unknown, kandy, ella];
  expect(stopNear(stops, { latitude: 6.8667, longitude: 81.0466 })).toBe('ella');
  expect(stopNear(stops, { latitude: 7.25, longitude: 80.6 })).toBe('kandy');
  expect(stopNear(stops, { latitude: 9.6615, longitude: 80.0255 })).toBeNull();
  expect(stopNear(stops, { latitude: null, longitude: null })).toBeNull();
  expect(stopNear([], kandy)).toBeNull();
});
