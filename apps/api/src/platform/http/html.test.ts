import { expect, test } from 'vitest';
import { Html, html } from './html.ts';

test('text that is put into HTML is escaped, in an attribute too; HTML stays as it is', () => {
  const name = `<script>alert("O'Hara & Co")</script>`;
  const escaped = '&#60;script&#62;alert(&#34;O&#39;Hara &#38; Co&#34;)&#60;/script&#62;';
  expect(String(html`<a title="${name}">${name}</a>`)).toBe(`<a title="${escaped}">${escaped}</a>`);
  expect(String(html`<p>${html`<b>${name}</b>`}</p>`)).toBe(`<p><b>${escaped}</b></p>`);
});

test('of a list each is a line, and what is not there leaves nothing', () => {
  expect(String(html`<ul>${['a', html`<li>b</li>`, 3]}</ul>`)).toBe('<ul>a\n<li>b</li>\n3</ul>');
  expect(String(html`<p>${undefined}${null}${false}${0}</p>`)).toBe('<p>0</p>');
});

test('an object that looks like HTML is none', () => {
  const forged = { toString: () => '<b>' } as Html;
  expect(forged).not.toBeInstanceOf(Html);
  expect(() => String(html`${forged}`)).toThrow();
});
