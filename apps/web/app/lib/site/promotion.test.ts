import { expect, test } from 'vitest';
import { promotionWords } from './promotion.ts';

// Proves AIM-05.
test('the offer says two months while they last, then its end, then nothing', () => {
  const text = (at: string) => promotionWords('paused', new Date(at))?.how;
  expect(text('2026-11-21T06:00:00Z')).toBe('For the next 2 months');
  expect(text('2027-01-02T06:00:00Z')).toBe('Until 21 January 2027');
  expect(text('2027-01-22T06:00:00Z')).toBeUndefined();
});

test('the last day is the one that operators have set', () => {
  const text = (lastDay: string) => promotionWords('paused', new Date('2026-11-21T06:00:00Z'), lastDay)?.how;
  expect(text('2027-06-30')).toBe('Until 30 June 2027');
  expect(text('2026-11-21')).toBe('Until 21 November 2026');
  expect(text('2026-11-20')).toBeUndefined();
});

// Proves AIM-05.
test('what is said to be free is what nobody is asked to pay for', () => {
  const text = (mode: 'paused' | 'live') => promotionWords(mode, new Date('2026-11-21T06:00:00Z'))?.text;
  expect(text('paused')).toBe('For the next 2 months, registering a business, tour or vehicle is free.');
  expect(text('live')).toBe(
    'For the next 2 months, registering a business, guide, vehicle or your first tour is free, and your first premium of each kind begins with two calendar months for nothing.',
  );
});
