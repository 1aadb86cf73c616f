import { afterEach, expect, test, vi } from 'vitest';
import { landingOf, rememberPlace } from './session-place.ts';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  location: { origin: 'https://serendib.test' },
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
afterEach(() => kept.clear());

// Proves LOGIN-09.
test('signing in leads to the first page, administrators to theirs', () => {
  expect(landingOf({ role: 'user' })).toBe('/');
  expect(landingOf({ role: 'admin' })).toBe('/admin');
});

test('signing in leads back to where one was, but never to another site nor to a sign-in page', () => {
  rememberPlace('/profile?tab=profile');
  expect(landingOf({ role: 'admin' })).toBe('/profile?tab=profile');
  rememberPlace('/login?session_expired=true');
  expect(landingOf({ role: 'user' })).toBe('/profile?tab=profile');
});

test.each([
  ...['//evil.example', '/\\evil.example', 'https://evil.example', 'evil.example', 'javascript:alert(1)'],
  // A browser leaves these signs out, and two slashes begin the name of a site.
  ...['/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '/.//evil.example', '/x/..//evil.example'],
])('a link that says where to come back to does not lead to %j', (elsewhere) => {
  rememberPlace(elsewhere);
  expect(landingOf({ role: 'user' })).toBe('/');
  kept.set('returnTo', elsewhere);
  expect(landingOf({ role: 'user' })).toBe('/');
});
