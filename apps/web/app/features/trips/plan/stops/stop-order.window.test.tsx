// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import { TripPage } from '../../trip-page.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({ 'GET /places': lists(), 'GET /roads': says({ places: [], legs: [] }) });
  const stop = { place: null, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' };
  beginTrip({ stops: ['Kandy', 'Ella', 'Galle'].map((name) => ({ ...stop, id: name, name })) });
});

afterEach(() => void vi.restoreAllMocks());

const rowHeight = 400;
const rows = () => [...document.querySelectorAll('li[data-stop]')];
/** As a browser lays rows out, each below the one before. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Math.max(0, rows().indexOf(this)) * rowHeight, 300, rowHeight);
  });

test('a stop that is moved by its button stays under the finger: the page goes by as much as its row', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  const later = await screen.findByRole('button', { name: 'Kandy: later' });
  layOut();
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await user.click(later);
  expect(scrolled.mock.lastCall).toEqual([{ top: rowHeight, behavior: 'instant' }]);
  await user.click(screen.getByRole('button', { name: 'Kandy: later' }));
  expect(readTrips().current?.stops.map(({ name }) => name)).toEqual(['Ella', 'Galle', 'Kandy']);
  await user.click(screen.getByRole('button', { name: 'Kandy: earlier' }));
  expect(scrolled.mock.lastCall).toEqual([{ top: -rowHeight, behavior: 'instant' }]);
});

test('a stop that is moved by an arrow key stays in the window with the keyboard', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  const handle = await screen.findByRole('button', { name: 'Stop 1, Kandy: move' });
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    shown.push([this.getAttribute('aria-label'), how]);
  });
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(shown).toEqual([['Stop 2, Kandy: move', { block: 'nearest' }]]);
});
