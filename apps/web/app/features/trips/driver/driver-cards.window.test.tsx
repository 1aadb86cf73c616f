// @vitest-environment happy-dom
import { airportPoint } from '@serendib/contract/trips/route/airport';
import { oneRoad } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import { answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import DriverCards from './driver-cards.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
});

const cards = () => [...document.querySelectorAll('ol[aria-live] > li')];

test('each stop that has a name in Sinhala and Tamil says it: destinations, towns and the airport', async () => {
  const road = oneRoad();
  const [first, ...others] = road.places;
  const named = { nameSi: 'ගුවන් තොටුපළ', nameTa: 'விமான நிலையம்' };
  const airport = { ...(first as object), id: 'airport', ...named, latitude: 7.18, longitude: 79.88 };
  const spot = { latitude: 6.05, longitude: 80.22 };
  const east = { latitude: 8.58, longitude: 81.21 };
  const south = { latitude: 6.16, longitude: 80.9 };
  const stop = { nights: 1, dayTrips: [], note: '' };
  beginTrip({
    stops: [
      { ...stop, id: 'a', place: null, name: 'Airport', latitude: 7.18, longitude: 79.88, nights: 0 },
      { ...stop, id: 'b', place: null, name: 'Galle', ...spot },
      { ...stop, id: 'c', place: null, name: 'ගාල්ල', ...spot },
      { ...stop, id: 'd', place: null, name: 'Trincomalee', ...east },
      { ...stop, id: 'e', place: null, name: 'Angunakolapelessa', ...south },
    ],
  });
  const galle = { slug: null, name: 'Galle', nameSi: 'ගාල්ල', nameTa: 'காலி', district: 'Galle', ...spot };
  const far = [
    { ...galle, ...east, name: 'Trincomalee', nameSi: 'ත්‍රිකුණාමලය', nameTa: 'திருகோணமலை' },
    { ...galle, ...south, name: 'Angunakolapelessa', nameSi: 'අඟුණකොළපැලැස්ස', nameTa: 'அங்குணகொலபெலஸ்ஸ' },
  ];
  answer({
    'GET /places': lists(galle, ...far),
    'GET /roads': says({ ...road, places: [airport, ...others] }),
  });
  await openPage(<DriverCards />, '/trip/driver');
  await vi.waitFor(() => expect(cards()[0]?.textContent).toContain('ගුවන් තොටුපළ'));
  expect(cards()[0]?.textContent).toContain('விமான நிலையம்');
  expect(cards()[1]?.textContent).toContain('ගාල්ල');
  expect(cards()[1]?.textContent).toContain('gaalla');
  // Who reads Sinhala sees the name once.
  expect(cards()[2]?.textContent?.match(/ගාල්ල/g)).toHaveLength(1);
  // A phone has no room for a long word in the largest size; Tamil's are wider.
  const sizes = (language: string) =>
    [1, 3, 4].map((at) => {
      const name = cards()[at]?.querySelector(`[lang="${language}"]`);
      return /([\d.]+)vw/.exec(name?.className ?? '')?.[1];
    });
  expect(sizes('ta')).toEqual(['10', '7.5', '5.4']);
  expect(sizes('si')).toEqual(['10', '7.5', '7.5']);
});

test('a card calls the airport as the page does, though it was kept in another language', async () => {
  const kept = { id: 'a', place: null, name: 'කටුනායක ගුවන් තොටුපළ', ...airportPoint };
  beginTrip({ stops: [{ ...kept, nights: 0, dayTrips: [], note: '' }] });
  answer({ 'GET /places': lists(), 'GET /roads': says(oneRoad()) });
  await openPage(<DriverCards />, '/trip/driver');
  await vi.waitFor(() => expect(cards()[0]?.textContent).toContain('Katunayake airport'));
  expect(cards()[0]?.textContent).not.toContain('කටුනායක');
});

const begin = () => {
  const stop = { place: null, latitude: null, longitude: null, nights: 2, dayTrips: [], note: '' };
  beginTrip({
    from: '2027-02-10',
    stops: ['Kandy', 'Ella', 'Galle'].map((name) => ({ ...stop, id: name, name })),
  });
  answer({ 'GET /places': lists(), 'GET /roads': says(oneRoad()) });
};
const shownCard = () =>
  cards()
    .find(({ classList }) => !classList.contains('hidden'))
    ?.textContent?.match(/Kandy|Ella|Galle/)?.[0];
const opened = async () => {
  const page = await openPage(<DriverCards />, '/trip/driver');
  await vi.waitFor(() => expect(cards()).toHaveLength(3));
  return page;
};

test('the cards open at the stop of today, and at the first before and after the trip', async () => {
  begin();
  for (const [day, name] of [
    ['2027-02-01', 'Kandy'],
    ['2027-02-11', 'Kandy'],
    ['2027-02-12', 'Ella'],
    ['2027-02-16', 'Galle'],
    ['2027-02-17', 'Kandy'],
  ]) {
    vi.setSystemTime(`${day}T06:00:00Z`);
    const { unmount } = await opened();
    expect([day, shownCard()]).toEqual([day, name]);
    unmount();
  }
});

test('the cards open at the one shown last today, and the keyboard stays on the button at an end', async () => {
  vi.setSystemTime('2027-02-12T06:00:00Z');
  begin();
  const { user, unmount } = await opened();
  const next = screen.getByRole('button', { name: 'Next stop' });
  await user.click(next);
  expect(shownCard()).toBe('Galle');
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(shownCard()).toBe('Galle');
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(shownCard()).toBe('Galle');
  unmount();
  const again = await opened();
  expect(shownCard()).toBe('Galle');
  again.unmount();
  vi.setSystemTime('2027-02-13T06:00:00Z');
  await opened();
  expect(shownCard()).toBe('Ella');
});
