// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { beginTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { askOffline, readOffline } from './asked.ts';
import { addressesOf, startOffline } from './start-offline.ts';

test('pictures that the API names by their whole address are asked for with the pages, those of other sites are not', () => {
  const trip = beginTrip();
  const images = [
    `${location.origin}/media/abc/480.webp`,
    '/scenes/ella.svg',
    'http://other.test/far.webp',
    null,
  ];
  images.forEach((image, index) => {
    const _id = `019acd00-0000-7000-8000-00000000000${index}`;
    const where = { district: null, latitude: null, longitude: null };
    const shown = {
      kind: 'tour',
      _id,
      title: 'Tour',
      line: '',
      href: `/tours/${index}`,
      image,
      ...where,
    } as const;
    saveItem(trip, { kind: 'tour', itemId: _id }, shown);
  });
  const { trips, shown } = readTrips();
  expect(addressesOf(trips, shown).sort()).toEqual(
    ['/media/abc/480.webp', '/scenes/ella.svg', '/tours/0', '/tours/1', '/tours/2', '/tours/3'].sort(),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
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
