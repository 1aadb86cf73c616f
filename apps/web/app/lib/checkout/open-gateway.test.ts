import { expect, test } from 'vitest';
import { inOwnLanguage } from './open-gateway.ts';

test('who pays comes back to a page of the language in which paying began', () => {
  const back = 'http://serendib.test/payment/success?order_id=SER-1';
  expect(inOwnLanguage(back)).toBe(back);
  expect(inOwnLanguage(back, '/si')).toBe('http://serendib.test/si/payment/success?order_id=SER-1');
});
