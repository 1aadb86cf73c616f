import { expect, test } from 'vitest';
import { cacheKeys, urlOn } from './cache-key.ts';

const origin = 'https://serendib.example';
const pages = {
  render: () => Promise.reject(new Error('not asked')),
  formPaths: () => [],
  queryAt: (path: string) => (path === '/vehicles' ? ['type', 'cursor'] : path === '/' ? [] : null),
};
const cacheKeyFor = cacheKeys(pages, origin);

test('parameters a page does not know are no part of what it is kept by', () => {
  expect(cacheKeyFor('/vehicles?utm_source=post&type=van').key).toBe('/vehicles?type=van');
  expect(cacheKeyFor('/?fbclid=1').key).toBe('/');
});

test('parameters in another order are the same page, and empty ones are none', () => {
  const key = cacheKeyFor('/vehicles?type=van&cursor=x').key;
  expect(cacheKeyFor('/vehicles?cursor=x&type=van').key).toBe(key);
  expect(cacheKeyFor('/vehicles?type=').key).toBe('/vehicles');
});

test('what only the catch-all answers, and data for a navigation, is strange', () => {
  expect(cacheKeyFor('/nowhere').isUncacheable).toBe(true);
  expect(cacheKeyFor('/vehicles.data').isUncacheable).toBe(true);
  expect(cacheKeyFor('/vehicles').isUncacheable).toBe(false);
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
