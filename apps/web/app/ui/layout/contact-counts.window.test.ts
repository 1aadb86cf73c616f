// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserId } from '~/lib/session/session.ts';
import countContacts from './contact-counts.ts';

const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status: 204 }));

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/vehicles/1');
  document.body.innerHTML = `
    <aside><a href="tel:+94771234567">Call</a></aside>
    <script data-contact-lists='{"vehicles":["vehicle","vehicles"]}'></script>`;
  // This machine has no telephone.
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  countContacts();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** With what a tap is counted. */
function headersOfTap(): Headers {
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(fetched.mock.lastCall?.[0]).toBe('/api/vehicles/1/inquiry');
  return new Headers(fetched.mock.lastCall?.[1].headers);
}

// Proves CALL-03, OWN-CALL-01.
test('a tap is counted with the token, where one is stored, and with the id of the browser', () => {
  localStorage.setItem('token', 'of-nimali');
  const id = browserId();
  const headers = headersOfTap();
  expect([headers.get('authorization'), headers.get('x-session-id')]).toEqual(['Bearer of-nimali', id]);
});

// Proves CALL-03.
test('a tap before anything else was asked gives the browser its id, which it keeps', () => {
  const headers = headersOfTap();
  expect(headers.get('x-session-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(headers.has('authorization')).toBe(false);
  expect(browserId()).toBe(headers.get('x-session-id'));
});

test('where nothing can be kept, a tap is counted all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([...headersOfTap().keys()]).toEqual([]);
});
