import { expect, test } from 'vitest';
import { kinds } from '../listings/kinds/index.ts';
import { answerWords } from './answer-words.ts';

test('answers are said as a person reads them', () => {
  const { vehicle, businessListing, tour } = kinds;
  expect(answerWords(vehicle, 'vehicleType', 'largebus')).toBe('Large Bus');
  expect(answerWords(vehicle, 'pricePerDay', 24000)).toBe('LKR 24,000');
  expect(answerWords(vehicle, 'driverExperience', 1)).toBe('1 year');
  expect(answerWords(vehicle, 'contactPhone', '+94771234567')).toBe('+94 77 123 4567');
  expect(answerWords(vehicle, 'servingAreas', ['Central', 'Uva'])).toBe('Central, Uva');
  expect(answerWords(vehicle, 'hasAC', false)).toBe('no');
  expect(answerWords(vehicle, 'insuranceInfo', null)).toBe('nothing');
  expect(answerWords(businessListing, 'businessType', 'shop')).toBe('Shop');
  expect(answerWords(tour, 'priceRange', 'Rs 12000-15000')).toBe('Rs 12,000-15,000');
  expect(answerWords(vehicle, 'notAsked', 'as it is')).toBe('as it is');
});
