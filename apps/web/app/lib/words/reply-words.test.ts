import { unansweredOf } from '@serendib/contract/listings/unanswered';
import { expect, test } from 'vitest';
import { answeredWords, replyWords } from './reply-words.ts';

test.each([
  [1, 250, undefined],
  [67, 150, undefined],
  [99, 200, undefined],
  [100, 200, 'usually answers within an hour'],
  [299, 300, 'usually answers within an hour'],
])('of %i answers to %i questions the words say the number itself', (answered, threads, usually) => {
  const replies = { medianMinutes: 30, share: answered / threads, threads };
  expect(answeredWords(replies)).toBe(`${answered} of ${threads} questions answered in the last 90 days`);
  expect(replyWords(replies)).toBe(usually);
  expect(unansweredOf(replies)).toBeUndefined();
});
