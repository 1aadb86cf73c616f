import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { expect, test } from 'vitest';
import { verify } from './check-payment.ts';
import { orderIdIn } from './order-id.ts';

const order = (status: PaymentStatusView['status']): PaymentStatusView => ({
  orderId: 'SD-1',
  serviceType: 'guide_premium_monthly',
  description: 'Tour guide premium, one month',
  amount: 500,
  currency: 'LKR',
  status,
  createdAt: '2026-11-03T10:00:00.000Z',
  canCompleteByHand: false,
});
type Answer = PaymentStatusView['status'] | 'error';

/** Goes through the answers and writes down what was done: a number for a wait, a word for an answer. */
async function follow(answers: Answer[]) {
  const log: (number | string)[] = [];
  const attempts: number[] = [];
  const ended = verify({
    ask: async () => {
      const answer = answers.shift() ?? 'error';
      log.push(answer);
      if (answer === 'error') throw new Error('away');
      return order(answer);
    },
    wait: async (ms) => {
      log.push(ms);
    },
    onAttempt: (attempt) => attempts.push(attempt),
  });
  const result = await ended.then(
    ({ status }) => status,
    () => 'failure',
  );
  return { result, log, attempts: attempts.at(-1) };
}

// Proves STATE-13.
test('a completed payment is known at the first check, after two seconds', async () => {
  expect(await follow(['completed'])).toEqual({ result: 'completed', log: [2000, 'completed'], attempts: 1 });
});

// Proves STATE-13.
test('a pending payment is checked again every three seconds, up to three times', async () => {
  expect(await follow(['pending', 'pending', 'completed'])).toEqual({
    result: 'completed',
    log: [2000, 'pending', 3000, 'pending', 3000, 'completed'],
    attempts: 3,
  });
  const four: Answer[] = ['pending', 'pending', 'pending', 'pending', 'completed'];
  expect(await follow(four)).toEqual({
    result: 'pending',
    log: [2000, 'pending', 3000, 'pending', 3000, 'pending', 3000, 'pending'],
    attempts: 4,
  });
});

// Proves STATE-14.
test('a call that fails is tried again every two seconds, up to twice', async () => {
  expect(await follow(['error', 'completed'])).toMatchObject({
    result: 'completed',
    log: [2000, 'error', 2000, 'completed'],
  });
  expect(await follow(['error', 'error', 'error', 'completed'])).toEqual({
    result: 'failure',
    log: [2000, 'error', 2000, 'error', 2000, 'error'],
    attempts: 3,
  });
});

test('both kinds of retry are counted apart, and no more than four attempts are spoken of', async () => {
  const answers: Answer[] = ['pending', 'error', 'pending', 'error', 'pending', 'pending'];
  expect(await follow(answers)).toMatchObject({ result: 'pending', attempts: 4 });
});

test('a card that was declined first may be followed by one that was not', async () => {
  expect(await follow(['failed', 'completed'])).toMatchObject({ result: 'completed' });
  expect((await follow(['failed', 'failed', 'failed', 'failed'])).result).toBe('failed');
  expect((await follow(['refunded'])).log).toEqual([2000, 'refunded']);
});

// Proves RESULT-01.
test('the order comes under either name, once or twice', () => {
  expect(orderIdIn('?order_id=SD-1')).toBe('SD-1');
  expect(orderIdIn('?orderId=SD-1')).toBe('SD-1');
  expect(orderIdIn('?order_id=SD-1&order_id=SD-1')).toBe('SD-1');
  expect(orderIdIn('?order_id=&orderId=SD-1&status=completed')).toBe('SD-1');
  expect(orderIdIn('?status=completed')).toBeUndefined();
  expect(orderIdIn('?order_id=')).toBeUndefined();
});
