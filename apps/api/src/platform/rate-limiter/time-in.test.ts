import { translate } from '@serendib/messages/translate';
import { expect, test } from 'vitest';
import { timeIn } from './time-in.ts';

test.each([
  [1, '1 second', '1 வினாடி'],
  [45, '45 seconds', '45 வினாடிகள்'],
  [90, '2 minutes', '2 நிமிடங்கள்'],
  [3_600, '60 minutes', '60 நிமிடங்கள்'],
  [86_400, '24 hours', '24 மணி நேரம்'],
])('who is to wait %i seconds is told how long, one by its own word', (seconds, words, tamil) => {
  expect(timeIn(seconds)).toBe(words);
  expect(translate(words, 'ta').words).toBe(tamil);
});
