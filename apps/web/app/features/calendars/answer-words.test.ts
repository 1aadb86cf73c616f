import { expect, test } from 'vitest';
import { answerFor } from './answer-words.ts';

const asked = { from: '2027-02-10', to: '2027-02-14' };
const answerOf = (kept: boolean, ...days: Parameters<typeof answerFor>[0]['days']) =>
  answerFor({ kept, updatedAt: null, days }, asked);

test('of days that are held it does not say for whom: who reads it may have the offer', () => {
  const held = { from: '2027-02-09', to: '2027-02-11', state: 'held' as const };
  expect(answerOf(true, held)).toBe(
    '10 Feb – 14 Feb: held on 10 Feb – 11 Feb for an offer that waits for an answer.',
  );
});

test('what is busy comes first; days without a word are free where the calendar is kept', () => {
  const held = { from: '2027-02-10', to: '2027-02-10', state: 'held' as const };
  const busy = { from: '2027-02-13', to: '2027-02-20', state: 'busy' as const };
  expect(answerOf(true, held, busy)).toBe('10 Feb – 14 Feb: busy on 13 Feb – 14 Feb.');
  expect(answerOf(true)).toBe('10 Feb – 14 Feb: free.');
  expect(answerOf(false)).toContain('not marked as busy');
});
