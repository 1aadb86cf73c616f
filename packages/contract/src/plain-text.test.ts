import { expect, test } from 'vitest';
import { contactEndpoints } from './contact/endpoints.ts';
import { longestInContact } from './contact/limits.ts';
import { plainLine, plainText } from './plain-text.ts';

// Browsers count it as one in `maxLength`, and a form without scripts sends it as two.
test('the end of a line is one character, however it was sent', () => {
  expect(plainText('Kandy\r\nElla\rGalle\nJaffna')).toBe('Kandy\nElla\nGalle\nJaffna');
  const line = 'x'.repeat(longestInContact.message / 20 - 1);
  const message = `${`${line}\r\n`.repeat(19)}${line}`;
  const sent = { name: 'Ann', email: 'ann@example.com', subject: 'Rooms', message };
  expect(contactEndpoints['POST /contact'].body.parse(sent).message).toBe(message.replaceAll('\r', ''));
});

test('a letter that was pasted in several signs is kept as one', () => {
  for (const name of ['කෝපි කඩේ', 'கோப்பிக் கடை', 'Café'])
    for (const keep of [plainText, plainLine]) expect(keep(name.normalize('NFD'))).toBe(name);
});
