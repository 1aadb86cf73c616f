import { expect, test } from 'vitest';
import { emailAddress } from './fields.ts';

test('an address that was copied from a page or a chat is taken without what nobody sees of it', () => {
  for (const copied of ['ann@example.com\u200b', '\ufeffann@example.com', ' \u2068ann@example.com\u2069 '])
    expect(emailAddress().parse(copied)).toBe('ann@example.com');
});
