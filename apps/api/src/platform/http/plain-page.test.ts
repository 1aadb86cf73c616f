import { expect, test } from 'vitest';
import { html } from './html.ts';
import { plainPage } from './plain-page.ts';

test('its title is text, it has no script, and search engines pass it by unless it says otherwise', () => {
  const page = plainPage({ title: 'Nuwara <Eliya> & "tea"', main: html`<h1>Tea</h1>` });
  expect(page).toContain('<title>Nuwara &#60;Eliya&#62; &#38; &#34;tea&#34;</title>');
  expect(page).toContain('<main>\n<h1>Tea</h1>\n</main>');
  expect(page).toContain('<header><a href="/">Serendib</a></header>');
  expect(page).not.toContain('<script');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(plainPage({ title: 'API', main: html``, isIndexed: true })).not.toContain('noindex');
});

test('the one that refuses asks for nothing else', () => {
  const asked = /(?:src|href)="(?!\/")/;
  expect(plainPage({ title: 'Tea', main: html`` })).toMatch(asked);
  expect(plainPage({ title: 'Tea', main: html``, hasFaces: false })).not.toMatch(asked);
});
