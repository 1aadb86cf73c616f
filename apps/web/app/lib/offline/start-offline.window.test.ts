// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, chooseTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { askOffline, readOffline } from './asked.ts';
import { addressesOf, startOffline } from './start-offline.ts';

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
});

const thing = (nth: number, image: string | null = null) => ({
  ...{ kind: 'tour' as const, _id: `019acd00-0000-7000-8000-00000000000${nth}`, title: 'Tour', line: '' },
  ...{ href: `/tours/${nth}`, image, district: null, latitude: null, longitude: null },
});
const save = (trip: string, shown: ReturnType<typeof thing>) =>
  saveItem(trip, { kind: shown.kind, itemId: shown._id }, shown);

test('pictures that the API names by their whole address are asked for with the pages, those of other sites are not', () => {
  const trip = beginTrip();
  const images = [
    `${location.origin}/media/abc/480.webp`,
    '/scenes/ella.svg',
    'http://other.test/far.webp',
    null,
  ];
  for (const [index, image] of images.entries()) save(trip, thing(index, image));
  const { trips, shown } = readTrips();
  expect(addressesOf(trips, shown).sort()).toEqual(
    ['/media/abc/480.webp', '/scenes/ella.svg', '/tours/0', '/tours/1', '/tours/2', '/tours/3'].sort(),
  );
});

test('all of the trip that is planned now is asked for before what the others have', () => {
  const ella = { id: 'ella', place: 'ella', name: 'Ella', latitude: null, longitude: null };
  const stops = [{ ...ella, nights: 1, dayTrips: [], note: '' }];
  const shownNow = beginTrip({ stops });
  save(shownNow, thing(0, '/media/abc/480.webp'));
  vi.setSystemTime(Date.now() + 1_000);
  save(beginTrip(), thing(1, '/media/def/480.webp'));
  chooseTrip(shownNow);
  const { trips, current, shown } = readTrips();
  expect(trips[0]).not.toBe(current);
  expect(addressesOf(trips, shown, current?._id)).toEqual([
    ...['/tours/0', '/destination/ella', '/media/abc/480.webp'],
    ...['/tours/1', '/media/def/480.webp'],
  ]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a first worker that cannot be installed is said to keep nothing, and another press registers it again', async () => {
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beginTrip();
  askOffline();
  const postMessage = vi.fn();
  let isInstalled = (_: object) => {};
  const ready = new Promise((done) => {
    isInstalled = done;
  });
  const first = Object.assign(new EventTarget(), { state: 'installing' });
  const register = vi.fn(async () =>
    Object.assign(new EventTarget(), { installing: first, waiting: null, active: null }),
  );
  const container = Object.assign(new EventTarget(), { controller: null, register, ready });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const stop = startOffline(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledOnce();
  first.state = 'redundant';
  first.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(readOffline()).toBe('failed'));
  askOffline();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register).toHaveBeenCalledTimes(2);
  isInstalled({ active: { postMessage } });
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  stop();
});
