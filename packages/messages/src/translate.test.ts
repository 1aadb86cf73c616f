import { expect, test } from 'vitest';
import { placeholders, read } from './compile.ts';
import { patternOf } from './pattern.ts';

const match = (message: string, words: string) => patternOf(read(message))(words);

test('a message is found by the words that it became', () => {
  expect(match('You can send {count} more.', 'You can send 3 more.')).toEqual({ count: 3 });
  expect(match('You can send {count} more.', 'You can send 3 less.')).toBeUndefined();
  const characters = 'At most {count, plural, one {# character} other {# characters}}.';
  expect(match(characters, 'At most 1 character.')).toEqual({ count: 1 });
  expect(match(characters, 'At most 80 characters.')).toEqual({ count: 80 });
  expect(match('{who, select, you {Your turn} other {Their turn}}', 'Your turn')).toEqual({ who: 'you' });
});

test('a translation has the placeholders of its English, in any order', () => {
  const names = (text: string) => placeholders(read(text, { tags: true }));
  expect(names('{a} of {b}')).toEqual(names('{b} න් {a}'));
  expect(names('<x>one</x> {n, plural, one {#} other {#}}')).toEqual(
    names('{n, plural, other {#}} <x>එක</x>'),
  );
  expect(names('{a}')).not.toEqual(names('{b}'));
  expect(names('{a}')).not.toEqual(names('{a, plural, other {#}}'));
});
