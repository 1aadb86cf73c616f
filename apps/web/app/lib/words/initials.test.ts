import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Nilanthi Karunaratne', 'NK'],
  ['Christine van Langenberg', 'CL'],
  ['  amara ', 'A'],
  ['Émile (Kandy) Öz', 'ÉÖ'],
  ['නිලන්ති කරුණාරත්න', 'නික'],
  ['ශ්\u200dරී ලාල්', 'ශ්\u200dරීලා'],
  ['கவிதா செல்வநாயகம்', 'கசெ'],
  ['', ''],
  ['007 !', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
