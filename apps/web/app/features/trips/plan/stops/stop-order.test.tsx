import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, answer, cleanup, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import { TripPage } from '../../trip-page.tsx';

const stop = { place: null, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' };
const three = ['Kandy', 'Ella', 'Galle'].map((name) => ({ ...stop, id: name, name }));

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({ 'GET /places': lists(), 'GET /roads': says({ places: [], legs: [] }) });
  beginTrip({ stops: three });
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

test('a button that can do nothing more keeps the keyboard', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  const pressed = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    for (let press = 0; press < 9; press++) await user.keyboard('{Enter}');
    return [button.getAttribute('aria-disabled'), document.activeElement?.getAttribute('aria-label')];
  };
  expect(await pressed('Kandy: one night less')).toEqual(['true', 'Kandy: one night less']);
  expect(readTrips().current?.stops[0]?.nights).toBe(0);
  expect(await pressed('Kandy: later')).toEqual(['true', 'Kandy: later']);
});

test('a stop whose name is in Sinhala has its lines and its voice on an English page', async () => {
  const { _id = '', stops = [] } = readTrips().current ?? {};
  changeTrip(_id, { stops: [...stops, { ...stop, id: 'home', name: 'නුවර ගෙදර' }] });
  await openPage(<TripPage />, '/trip');
  const [named] = await screen.findAllByRole('heading', { level: 3, name: 'නුවර ගෙදර' });
  expect(named?.lang).toBe('si');
});

/** A friend writes a note and adds a stop, and both come here. */
const changeElsewhere = () =>
  act(() => {
    const { _id = '', stops = [] } = readTrips().current ?? {};
    const [kandy, ...others] = stops.map((stop) => ({ ...stop, note: `Of ${stop.name}` }));
    if (kandy) changeTrip(_id, { stops: [kandy, ...others, { ...kandy, id: 'Mirissa', name: 'Mirissa' }] });
  });
const notes = () => readTrips().current?.stops.map(({ id, note }) => [id, note]);
const came = ['Kandy', 'Ella', 'Galle'].map((name) => [name, `Of ${name}`]);

test('a stop that is dragged stands where it is let go among what came meanwhile, which stays as it came', async () => {
  await openPage(<TripPage />, '/trip');
  const handle = await screen.findByRole('button', { name: 'Stop 1, Kandy: move' });
  layOut();
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 10 });
  changeElsewhere();
  const list = handle.closest('ol') as HTMLElement;
  fireEvent.pointerMove(list, { pointerId: 1, clientY: 2 * rowHeight });
  fireEvent.pointerUp(list, { pointerId: 1 });
  const [kandy, ella, galle] = came;
  expect(notes()).toEqual([ella, kandy, galle, ['Mirissa', 'Of Kandy']]);
  expect(readTrips().current?.gone).toEqual([]);
});

test('a stop that is held at the edge takes the page along by the time that has passed, however few frames are drawn', async () => {
  await openPage(<TripPage />, '/trip');
  const handle = await screen.findByRole('button', { name: 'Stop 1, Kandy: move' });
  const waiting: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback));
  const frameAt = (ms: number) => act(() => waiting.splice(0).forEach((draw) => void draw(ms)));
  const steps: number[] = [];
  vi.spyOn(window, 'scrollBy').mockImplementation(((to: ScrollToOptions) => {
    steps.push(Math.round(to.top ?? 0));
  }) as typeof scrollBy);
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: innerHeight });
  // Sixty a second, ten a second, and one that comes a second late, which jumps over less than a row.
  for (const ms of [5000, 5000 + 1000 / 60, 5000 + 2000 / 60, 5100 + 2000 / 60, 6100 + 2000 / 60])
    frameAt(ms);
  expect(steps).toEqual([16, 16, 16, 96, 192]);
  // The other way, from half as far in.
  fireEvent.pointerMove(handle.closest('ol') as HTMLElement, { pointerId: 1, clientY: 48 });
  frameAt(6150 + 2000 / 60);
  expect(steps.at(-1)).toBe(-24);
});

test('a handle that is pressed and let go changes nothing of what came meanwhile', async () => {
  await openPage(<TripPage />, '/trip');
  const handle = await screen.findByRole('button', { name: 'Stop 2, Ella: move' });
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 10 });
  changeElsewhere();
  const before = readTrips().current;
  fireEvent.pointerUp(handle.closest('ol') as HTMLElement, { pointerId: 1 });
  expect(readTrips().current).toEqual(before);
  expect(notes()).toEqual([...came, ['Mirissa', 'Of Kandy']]);
});

/** A page in the back/forward cache hears of no change; here, of none of another tab's either. */
const addUnheard = () => {
  const kept = JSON.parse(localStorage.getItem('serendib:trips') ?? '');
  const { stops } = kept.trips[0].copy;
  stops.push({ ...stops[0], id: 'Mirissa', name: 'Mirissa', position: 9000 });
  localStorage.setItem('serendib:trips', JSON.stringify(kept));
};
const names = () => readTrips().current?.stops.map(({ name }) => name);

test('what is added or taken off leaves the stops that came meanwhile, though none was heard of', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  const field = await screen.findByRole('combobox', { name: 'And then?' });
  addUnheard();
  await user.type(field, 'Tangalle');
  await user.click(await screen.findByRole('option', { name: /Tangalle/ }));
  expect(names()).toEqual(['Kandy', 'Ella', 'Galle', 'Mirissa', 'Tangalle']);
  cleanup();
  localStorage.clear();
  beginTrip({ stops: three });
  await openPage(<TripPage />, '/trip');
  const away = await screen.findByRole('button', { name: 'Take Ella off the way' });
  addUnheard();
  await user.click(away);
  expect(names()).toEqual(['Kandy', 'Galle', 'Mirissa']);
  expect(readTrips().current?.gone.map(({ key }) => key)).toEqual(['stop:Ella']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Kandy', 'Ella', 'Galle', 'Mirissa']);
});

test('a page that comes back from the back/forward cache shows what was added meanwhile', async () => {
  await openPage(<TripPage />, '/trip');
  await screen.findByRole('button', { name: 'Stop 1, Kandy: move' });
  addUnheard();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await screen.findByRole('button', { name: 'Stop 4, Mirissa: move' });
});
