import { expect, test } from 'vitest';
import { sidesIn } from './logical-sides.ts';

test.each([
  ['a.tsx', '<p className="mt-2 -ml-3" />', 'ml-3'],
  ['a.tsx', '<p className="max-sm:pr-[1.5rem]" />', 'pr-[1.5rem]'],
  ['a.tsx', "<th className='py-2 text-right' />", 'text-right'],
  ['a.tsx', '<p className={`absolute right-5 $' + '{more}`} />', 'right-5'],
  ['a.tsx', '<p className="border-l" />', 'border-l'],
  ['a.css', '.a { padding-left: 1rem; }', 'padding-left'],
  ['a.css', '  text-align: right;', 'text-align'],
  ['a.css', '  left: 0;', 'left'],
  ['a.css', '  padding: 0 1rem 0 2rem;', 'padding'],
])('%s refuses %s', (file, text, named) => {
  expect(sidesIn(file, text).join()).toContain(named);
});

test.each([
  ['a.tsx', '<p className="ms-3 pe-4 text-start border-s left-1/2" />'],
  ['a.tsx', "const words = { left: 'M15 4', right: 'three days left' };"],
  ['a.css', '  padding: 0 1rem;'],
  ['a.css', '  margin: 0 auto 1.25rem auto;'],
  ['a.css', '  inset-inline-start: 0;'],
])('%s takes %s', (file, text) => {
  expect(sidesIn(file, text)).toEqual([]);
});
