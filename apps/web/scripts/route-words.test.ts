import { expect, test } from 'vitest';
import { wordsIn } from './route-words.ts';

test('classes are found in strings of any place, whole or by their beginning', () => {
  const words = wordsIn(`
    const look = { line: 'btn btn-line' };
    jsx('p', { className: wide ? \`card tone-\${tone} end\` : 'row', children: late && 'badge flex-row! mt-2.5' });
    document.body.innerHTML = '<b class="mark">';
  `);
  for (const word of [
    'btn',
    'btn-line',
    'card',
    'tone-$',
    'end',
    'row',
    'badge',
    'flex-row!',
    'mt-2.5',
    'mark',
  ])
    expect(words).toContain(word);
});

test('what is read or followed is no class', () => {
  const words = wordsIn(`
    jsx('a', { href: '/road', 'aria-label': 'notice', title: \`bar\`, children: ['page', jsx('b', { className: 'kept', children: 'way' })] });
    const words = late ? 'You ring, or write.' : 'None';
    jsx('b', { 'aria-current': at ? 'now' : null, role: 'option' });
  `);
  expect(words).toContain('kept');
  for (const word of ['/road', 'notice', 'bar', 'page', 'way', 'ring', 'option'])
    expect(words).not.toContain(word);
});
