import { expect, test } from 'vitest';
import { each, parts, t, table } from './t.ts';

test('a message is its English words, with what stands for its placeholders', () => {
  expect(t('Become a guide')).toBe('Become a guide');
  expect(t('Up to {count} photos of {name}', { count: 3, name: 'Ella' })).toBe('Up to 3 photos of Ella');
  expect(t('Open', {}, 'a shop')).toBe('Open');
});

test('plurals and choices take their branch, also within each other', () => {
  const seats = (count: number) =>
    t('{count, plural, =0 {no seats} one {# seat} other {# seats}} left', { count });
  expect([0, 1, 2].map(seats)).toEqual(['no seats left', '1 seat left', '2 seats left']);
  const said = (who: string, count: number) =>
    t(
      '{who, select, you {You have {count, plural, one {# photo} other {# photos}}} other {They have {count}}}.',
      {
        who,
        count,
      },
    );
  expect(said('you', 1)).toBe('You have 1 photo.');
  expect(said('they', 5)).toBe('They have 5.');
});

test('a placeholder that nothing stands for is a fault', () => {
  // @ts-expect-error: the type refuses it as well
  expect(() => t('Hello {name}', {})).toThrow('Nothing stands for {name}');
});

test('a message with links in it comes in parts', () => {
  expect(parts('Read the <terms>terms</terms>, {name}.')).toEqual([
    'Read the ',
    ['terms', 'terms'],
    ', ',
    ['name'],
    '.',
  ]);
});

test('in English, values are shown as they are', () => {
  expect(each('Beach', 'City')).toEqual(['Beach', 'City']);
  expect(table('place')).toBeUndefined();
});
