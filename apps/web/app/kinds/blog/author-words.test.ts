import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { authorWords } from './author-words.ts';

test('a name is told as it was written, and what stands for none is a message', () => {
  expect(authorWords('සුනිල්')).toBe('සුනිල්');
  expect([authorWords(null), authorWords(undefined)]).toEqual(['', '']);
  const field = kinds.blog.fields.find(({ name }) => name === 'author');
  expect(field).toMatchObject({ default: 'Guest Author' });
  expect(authorWords('Guest Author')).toBe('Guest Author');
});
