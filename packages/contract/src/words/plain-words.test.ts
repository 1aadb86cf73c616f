import { expect, test } from 'vitest';
import { z } from 'zod';
import { offerSent } from '../inquiries/offer.ts';
import { plainWords } from './plain-words.ts';

const told = (schema: z.ZodType, sent: unknown) =>
  Object.fromEntries(
    (schema.safeParse(sent, { error: plainWords }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('the bounds of an offer are told as other numbers are written', () => {
  const line = { label: 'Van', quantity: 100_001, unit: 'day', unitPrice: 100_000_001 };
  expect(told(offerSent.pick({ lines: true }), { lines: [line] })).toEqual({
    'lines.0.quantity': 'This can be at most 100,000.',
    'lines.0.unitPrice': 'This can be at most 100,000,000.',
  });
});

test.each<[z.ZodType, unknown, string]>([
  [z.number().min(1_000), 999, 'This must be at least 1,000.'],
  [z.number().gt(1_000), 1_000, 'This must be more than 1,000.'],
  [z.number().lt(1_000), 1_000, 'This must be less than 1,000.'],
  [z.number().max(0.000_25), 1, 'This can be at most 0.00025.'],
  [z.string().max(2_000), 'x'.repeat(2_001), 'This can have at most 2000 characters.'],
  [z.string().min(1_000), 'x', 'This needs at least 1000 characters.'],
  [z.string().max(1), 'xx', 'This can have at most 1 character.'],
  [z.array(z.int()).max(1_000), Array(1_001).fill(1), 'This can have at most 1000 entries.'],
  [z.array(z.int()).min(1), [], 'This needs at least 1 entry.'],
])(
  'a bound that is not kept is told, its figures grouped where nothing is counted',
  (schema, sent, words) => {
    expect(told(schema, sent)).toEqual({ '': words });
  },
);
