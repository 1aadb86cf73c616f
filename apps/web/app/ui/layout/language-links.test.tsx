import { expect, test } from 'vitest';
import languageLinks from './language-links.ts';

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('links to other languages lead with the parameters that a kept page does not know, other links without', () => {
  document.body.innerHTML =
    '<a hreflang="si" href="/si/payment/success">සිංහල</a>' +
    '<a hreflang="ta" href="/ta/login?error=auth_failed">தமிழ்</a><a href="/contact">Contact</a>';
  window.history.replaceState(null, '', '/payment/success?order_id=SER-1&tab=a%26b');
  languageLinks();
  const leads = hrefs().map((href) => new URL(href ?? '', location.origin));
  expect(leads.map(({ pathname, search }) => pathname + search)).toEqual([
    '/si/payment/success?order_id=SER-1&tab=a%26b',
    '/ta/login?order_id=SER-1&tab=a%26b',
    '/contact',
  ]);
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});
