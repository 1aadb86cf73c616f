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

// Proves CALL-03.
test.each([
  ['/vehicles/1', 'vehicles', 'https://wa.me/94771234567'],
  ['/ta/tour-guides/2', 'tour-guides', 'mailto:guide@example.lk'],
  ['/tours/3', 'tours', 'tel:+94771234567'],
  ['/business-listings/4', 'affiliate-links', 'mailto:hotel@example.lk'],
])('a way that is taken on %s is counted at its list', (page, list, way) => {
  const lists = {
    vehicles: ['vehicle', 'vehicles'],
    'tour-guides': ['tourGuide', 'tour-guides'],
    tours: ['tour', 'tours'],
    'business-listings': ['businessListing', 'affiliate-links'],
  };
  history.replaceState(null, '', page);
  document.body.innerHTML = `
    <div class="contact-bar"><a href="${way}">Write</a></div>
    <script data-contact-lists='${JSON.stringify(lists)}'></script>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  delete document.documentElement.dataset.contactsCounted;
  countContacts();
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(fetched.mock.calls.map(([to]) => to)).toContain(`/api/${list}/${page.at(-1)}/inquiry`);
});
