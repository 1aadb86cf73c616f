import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { factsOf } from './facts-of.ts';

vi.mock('@serendib/contract/words/t', async (original) => ({
  ...(await original<object>()),
  t: (message: string) => `«${message}»`,
  each: (...values: string[]) => values.map((value) => ({ value, label: `«${value}»` })),
}));

// What stands in a form is kept as it stands there, on pages of each language.
test('what a field becomes by itself is no message, which each language of the pages has in words of its own', () => {
  for (const { fields } of Object.values(kinds) as Kind[])
    for (const { name, default: becomes, adminDefault } of fields)
      expect([name, JSON.stringify([becomes, adminDefault])]).toEqual([
        name,
        expect.not.stringContaining('«'),
      ]);
});

test('that a tour’s points are to be determined is told in the language of its reader', () => {
  const facts = factsOf(kinds.tour, { startingPoint: 'To be determined', endingPoint: 'Ella' });
  expect(facts.filter(({ value }) => value !== null)).toEqual([
    { label: '«Starting point»', value: '«To be determined»' },
    { label: '«Ending point»', value: 'Ella' },
  ]);
});

// An availability that is left blank becomes these words, and most guides leave it so.
test('that a guide is there all week is told in the language of its reader, and what a guide writes stays as written', () => {
  const said = (availability: string) =>
    factsOf(kinds.tourGuide, { availability }).find(({ label }) => label === '«Availability»')?.value;
  expect([said('All Week'), said('Weekends, all week in August')]).toEqual([
    '«All Week»',
    'Weekends, all week in August',
  ]);
});
