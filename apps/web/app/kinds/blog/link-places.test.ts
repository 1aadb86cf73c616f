import { expect, test } from 'vitest';
import { linkPlaces } from './link-places.ts';

const places = [
  { name: 'Ella', slug: 'ella' },
  { name: 'Galle', slug: 'galle' },
  { name: 'Galle Face Green', slug: 'galle-face-green' },
  { name: 'Hindagala & Co', slug: 'hindagala' },
];

test('the first mention of each place is a link, the longer name before the shorter', () => {
  expect(linkPlaces('<p>From Galle Face Green to Galle, then Ella. Ella again.</p>', places)).toBe(
    '<p>From <a href="/destination/galle-face-green">Galle Face Green</a> to <a href="/destination/galle">Galle</a>, then <a href="/destination/ella">Ella</a>. Ella again.</p>',
  );
});

test('nothing is linked in links, headings and attributes, nor in parts of words', () => {
  const html =
    '<h2>Ella</h2><p><a href="/x"><em>Ella</em></a> <img src="/a.jpg" alt="Galle"> Wellella, Ella-like</p>';
  expect(linkPlaces(html, places)).toBe(html);
});

test('after a heading or a link that names it, a place is linked where it is named next', () => {
  expect(linkPlaces('<h2>Ella</h2><p>Ella by train</p>', places)).toBe(
    '<h2>Ella</h2><p><a href="/destination/ella">Ella</a> by train</p>',
  );
});

test('what is escaped stays escaped, and no address comes in that is none of ours', () => {
  expect(linkPlaces('<p>Hindagala &amp; Co &lt;b&gt;Galle&lt;/b&gt;</p>', places)).toBe(
    '<p><a href="/destination/hindagala">Hindagala &amp; Co</a> &lt;b&gt;<a href="/destination/galle">Galle</a>&lt;/b&gt;</p>',
  );
  expect(linkPlaces('<p>Evil</p>', [{ name: 'Evil', slug: '"onclick="x' }])).toBe('<p>Evil</p>');
});
