import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Changes } from './changes.tsx';
import { History } from './history.tsx';

const link = (href: string) => `<p>See the <a href="${href}" rel="nofollow">timetable</a> first.</p>`;
const picture = (src: string, alt = 'The station') => `<p>Words.</p><img src="${src}" alt="${alt}" />`;
const label = 'Content';
const shown = (from: string, to: string) =>
  renderToStaticMarkup(
    <Changes
      kind="blog"
      changes={[{ field: 'content', label, from, to }]}
      approvedAt={null}
      checkedAt={null}
    />,
  );
const [was, became] = [link('https://railway.lk/?a=1&amp;b=2'), link('https://shop.example')];

test('of a story whose link leads elsewhere both addresses are shown, though every word stayed', () => {
  const html = shown(was, became);
  expect(html).toContain('See the timetable </span>');
  expect(html).toMatch(
    /<del class="was">\(https:\/\/railway\.lk\/\?a=1&amp;b=2\) <\/del><ins class="became">\(https:\/\/shop\.example\) <\/ins>/,
  );
  expect(html).toContain('first.');
});

test('of a story with other pictures those that went and those that came are shown', () => {
  const [one, other, kept] = ['/media/one.jpg', 'https://site.lk/other.jpg', '/media/kept.jpg'];
  const html = shown(picture(one) + picture(kept), picture(other) + picture(kept));
  expect(html).toMatch(/alt="Picture 1 before".*→.*alt="Picture 1 now"/);
  expect([one, other, kept].map((src) => html.includes(src))).toEqual([true, true, false]);
  expect(html).not.toContain('Only how the text is set');
  expect(shown(picture(one), '<p>Words.</p>')).toMatch(
    /Words\. <\/span><del class="was">\[The station\]<\/del>.*no picture now/,
  );
  expect(shown(picture(one), picture(one, 'A shop'))).toContain('<ins class="became">[A shop]</ins>');
});

test('of a story that has other pictures beside, none is said to be its first or its last', () => {
  const [one, kept] = ['/media/one.jpg', '/media/kept.jpg'];
  const [few, more] = [picture(kept), picture(kept) + picture(one)];
  expect(shown(few, more)).toMatch(/no picture taken out.*→.*alt="Picture 2 now"/);
  expect(shown(more, few)).toMatch(/alt="Picture 2 before".*→.*no picture added/);
  for (const html of [shown(few, more), shown(more, few)]) {
    expect(html).not.toContain('no picture before');
    expect(html).not.toContain('no picture now');
    expect(html).not.toContain(kept);
  }
});

test('pictures of a story that say the same and change places are shown, and one of two that are alike', () => {
  const [one, other] = [picture('/media/one.jpg'), picture('/media/other.jpg')];
  const html = shown(one + other, other + one);
  expect(html).toMatch(/alt="Picture 1 before".*"Picture 2 before".*→.*"Picture 1 now".*"Picture 2 now"/);
  expect(html).not.toContain('Only how the text is set');
  expect(shown(one + one + other, one + other + other)).toMatch(
    /alt="Picture 2 before"[^→]*→[^→]*alt="Picture 3 now"/,
  );
});

test('a story whose words and pictures all stayed is said to be set otherwise', () => {
  expect(shown('<p>One two</p>', '<h2>One two</h2>')).toContain('Only how the text is set has changed.');
});

test('the history of a story has the addresses of its links', () => {
  const at = '2026-11-20T00:00:00.000Z';
  const changes = [{ field: 'content', label, from: was, to: became }];
  const revisions = [{ version: 2, by: 'owner' as const, userName: 'Nimal', at, changes }];
  const html = renderToStaticMarkup(<History kind="blog" history={{ steps: [], revisions }} />);
  expect(html).toMatch(/railway\.lk.*became.*shop\.example/);
});
