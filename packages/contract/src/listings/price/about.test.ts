import { expect, test } from 'vitest';
import { aboutPrice } from './about.ts';

const rates = { day: '2026-11-20', rupees: { EUR: 350, USD: 300, JPY: 2 } };

test('a price in rupees is said in the currency of who reads it, to three digits', () => {
  expect(aboutPrice('12000', 'EUR', rates)).toBe('about EUR 34');
  expect(aboutPrice('12000-15000', 'EUR', rates)).toBe('about EUR 34 to 43');
  expect(aboutPrice('0-1000', 'USD', rates)).toBe('about up to USD 3.3');
  expect(aboutPrice('6000-', 'JPY', rates)).toBe('about from JPY 3,000');
  expect(aboutPrice('1234567', 'EUR', rates)).toBe('about EUR 3,530');
});

test('a price in dollars is never without the rupees', () => {
  expect(aboutPrice('USD40-60', 'EUR', rates)).toBe('about EUR 34 to 51, LKR 12,000 to 18,000');
  expect(aboutPrice('USD40', 'LKR', rates)).toBe('about LKR 12,000');
});

test('without a rate, in its own currency, or where it cannot be read, nothing is said', () => {
  expect(aboutPrice('12000', 'GBP', rates)).toBeNull();
  expect(aboutPrice('GBP40', 'EUR', rates)).toBeNull();
  expect(aboutPrice('12000', 'LKR', rates)).toBeNull();
  expect(aboutPrice('USD40', 'USD', rates)).toBeNull();
  expect(aboutPrice('ask', 'EUR', rates)).toBeNull();
});
