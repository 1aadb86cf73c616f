import { afterEach, expect, test, vi } from 'vitest';
import { landingOf, rememberPlace } from './session-place.ts';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
afterEach(() => kept.clear());

test('signing in leads to the first page, administrators to theirs', () => {
  expect(landingOf({ role: 'user' })).toBe('/');
  expect(landingOf({ role: 'admin' })).toBe('/admin');
});

test('signing in leads back to where one was, but never to another site nor to a sign-in page', () => {
  rememberPlace('/profile?tab=profile');
  expect(landingOf({ role: 'admin' })).toBe('/profile?tab=profile');
  rememberPlace('/login?session_expired=true');
  expect(landingOf({ role: 'user' })).toBe('/profile?tab=profile');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    kept.set('returnTo', elsewhere);
    expect(landingOf({ role: 'user' })).toBe('/');
  }
});
