import { expect, test } from 'vitest';
import { addressBook, urlOn } from './address.ts';

const origin = 'https://serendib.example';
const pages = {
  render: () => Promise.reject(new Error('not asked')),
  formPaths: () => [],
  queryAt: (path: string) => (path === '/vehicles' ? ['type', 'cursor'] : path === '/' ? [] : null),
};
const addressFor = addressBook(pages, origin);

test('parameters a page does not know are no part of what it is kept by', () => {
  expect(addressFor('/vehicles?utm_source=post&type=van').key).toBe('/vehicles?type=van');
  expect(addressFor('/?fbclid=1').key).toBe('/');
});

test('parameters in another order are the same page, and empty ones are none', () => {
  const key = addressFor('/vehicles?type=van&cursor=x').key;
  expect(addressFor('/vehicles?cursor=x&type=van').key).toBe(key);
  expect(addressFor('/vehicles?type=').key).toBe('/vehicles');
});

test('what only the catch-all answers, and data for a navigation, is strange', () => {
  expect(addressFor('/nowhere').strange).toBe(true);
  expect(addressFor('/vehicles.data').strange).toBe(true);
  expect(addressFor('/vehicles').strange).toBe(false);
});

test('a host in the requested path does not become the origin', () => {
  expect(urlOn(origin, '//evil.example/vehicles').href).toBe(
    'https://serendib.example/evil.example/vehicles',
  );
  expect(urlOn(origin, 'http://evil.example/').href).toBe('https://serendib.example/');
  for (const written of [
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/\\/evil.example',
  ]) {
    expect(urlOn(origin, written).href).toBe('https://serendib.example/evil.example');
  }
});
