import { expect, test } from 'vitest';
import { revisionWords, transitionLabels } from './change-words.ts';

const at = '2026-11-20T00:00:00.000Z';

test('what became of a listing is said in words', () => {
  expect(transitionLabels({ from: null, to: 'pending', by: 'owner', reason: null, at })).toBe('Submitted');
  expect(transitionLabels({ from: 'pending', to: 'approved', by: 'admin', reason: null, at })).toBe(
    'Approved by our team',
  );
  expect(transitionLabels({ from: 'pending', to: 'approved', by: 'system', reason: null, at })).toBe(
    'Approved by Serendib',
  );
  expect(transitionLabels({ from: 'approved', to: 'rejected', by: 'admin', reason: 'No', at })).toBe(
    'Rejected by our team',
  );
  expect(transitionLabels({ from: 'rejected', to: 'rejected', by: 'admin', reason: 'No', at })).toBe(
    'Reason corrected by our team',
  );
  expect(transitionLabels({ from: 'rejected', to: 'pending', by: 'owner', reason: null, at })).toBe(
    'Sent again',
  );
  expect(transitionLabels({ from: 'approved', to: 'pending', by: 'system', reason: null, at })).toBe(
    'Waits for a look again: its payment went back',
  );
  expect(revisionWords({ version: 2, by: 'owner', userName: 'Nimal', at, changes: [] })).toBe(
    'Changed by you',
  );
});
