import { expect, test } from 'vitest';
import { ownState, weekdaysIn, withDays, without } from './blocks.ts';

const january = { from: '2027-01-10', to: '2027-01-20', note: 'Repairs' };

test('days are taken out of a block, which stays on both sides of them', () => {
  expect(without([january], { from: '2027-01-12', to: '2027-01-13' })).toEqual([
    { ...january, to: '2027-01-11' },
    { ...january, from: '2027-01-14' },
  ]);
  expect(without([january], { from: '2027-01-01', to: '2027-01-10' })).toEqual([
    { ...january, from: '2027-01-11' },
  ]);
  expect(without([january], { from: '2027-01-10', to: '2027-01-20' })).toEqual([]);
  expect(without([january], { from: '2027-02-01', to: '2027-02-02' })).toEqual([january]);
});

test('days that are blocked join their neighbours of the same note, and take the place of others', () => {
  expect(withDays([january], { from: '2027-01-21', to: '2027-01-22' }, 'Repairs')).toEqual([
    { ...january, to: '2027-01-22' },
  ]);
  expect(withDays([january], { from: '2027-01-19', to: '2027-01-22' })).toEqual([
    { ...january, to: '2027-01-18' },
    { from: '2027-01-19', to: '2027-01-22', note: '' },
  ]);
  const twice = withDays([january], { from: '2027-01-12', to: '2027-01-13' }, 'Repairs');
  expect(twice).toEqual([january]);
});

test('every Sunday is every Sunday', () => {
  expect(weekdaysIn({ from: '2027-01-05', to: '2027-01-31' }, 0)).toEqual([
    '2027-01-10',
    '2027-01-17',
    '2027-01-24',
    '2027-01-31',
  ]);
  expect(weekdaysIn({ from: '2027-01-10', to: '2027-01-10' }, 0)).toEqual(['2027-01-10']);
});

test('a promise is shown before a block, a block before days away, and those before another calendar', () => {
  const inquiryId = '018f0000-0000-7000-8000-000000000001';
  const calendar = {
    blocks: [january],
    promised: [
      { from: '2027-01-12', to: '2027-01-12', state: 'agreed' as const, inquiryId },
      { from: '2027-01-20', to: '2027-01-22', state: 'held' as const, inquiryId },
    ],
    away: [{ from: '2027-01-05', to: '2027-01-24' }],
    days: [{ from: '2027-01-05', to: '2027-01-25', state: 'busy' as const }],
  };
  const states = [1, 9, 12, 20, 22, 24, 25, 26].map((day) =>
    ownState(calendar, `2027-01-${String(day).padStart(2, '0')}`, '2027-01-05'),
  );
  expect(states).toEqual(['past', 'away', 'agreed', 'blocked', 'held', 'away', 'elsewhere', 'free']);
});
