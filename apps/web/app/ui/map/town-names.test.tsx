import type { RoadPlace, RoadTable } from '@serendib/contract/trips/route/endpoints';
import { expect, test, vi } from 'vitest';
import { answer, says } from '~/testing/open-page.tsx';
import { WOVEN_DISTRICTS } from '../ornaments/woven-map-data.ts';
import { openPins } from './open-pins.ts';
import { type MeasuredName, namedAt, placedNames, type Seat } from './town-names.ts';

const at = (id: string, latitude: number, longitude: number, isDestination = false): RoadPlace => ({
  ...{ id, name: id.charAt(0).toUpperCase() + id.slice(1), nameSi: null, nameTa: null },
  ...{ latitude, longitude, isDestination, avoidMonths: [], lastMile: null },
});
const leg = (from: string, to: string) => ({ from, to, kilometres: 1, minutes: 1 });

const table: RoadTable = {
  places: [
    at('aluvihare', 7.498, 80.622, true),
    at('peradeniya', 7.265, 80.593),
    at('matale', 7.4698, 80.6217),
    at('kandy', 7.2906, 80.6336, true),
    at('galle', 6.0329, 80.2168, true),
    at('jaffna', 9.6684, 80.0074, true),
    { ...at('ella:road', 6.87, 81.05), name: '' },
    ...Array.from({ length: 40 }, (_, index) => at(`town-${index}`, 8 + index / 100, 80.5)),
  ],
  legs: [leg('peradeniya', 'kandy'), leg('peradeniya', 'matale')],
};
const idsAt = (zoom: number) => namedAt(zoom, table).map(({ id }) => id);

test('from afar each province has one name', () => {
  const capitals = WOVEN_DISTRICTS.map(({ slug, at: [x, y] }) => at(slug, y, x));
  const named = new Set(namedAt(6, { places: capitals, legs: [] }).map(({ id }) => id));
  const provinces = WOVEN_DISTRICTS.filter(({ slug }) => named.has(slug)).map(({ province }) => province);
  expect(provinces.sort()).toEqual([...new Set(WOVEN_DISTRICTS.map(({ province }) => province))].sort());
});

test('capitals of provinces have names from afar, also where they are destinations, and others come as one moves nearer', () => {
  expect(idsAt(6)).toEqual(['kandy', 'galle', 'jaffna']);
  expect(idsAt(7.5)).toEqual(['kandy', 'galle', 'jaffna', 'matale']);
  // Where most roads meet first.
  expect(idsAt(8.5).slice(3, 5)).toEqual(['matale', 'peradeniya']);
  expect(idsAt(8.5).length).toBeLessThan(table.places.length - 1);
  expect(idsAt(9.5)).toHaveLength(table.places.length - 1);
  expect(idsAt(9.5)).toContain('aluvihare');
  // What is a point of roads alone has none.
  expect(idsAt(16)).not.toContain('ella:road');
});

const name = (id: string, x: number, y: number, width = 40): MeasuredName => ({
  ...{ id, x, y, width, height: 16 },
});

const seats =
  (...downs: number[]) =>
  () =>
    downs.map((down) => ({ down }));

test('of names that would overlap the more important one stands, and the other below its place or not at all', () => {
  const names = [name('kandy', 100, 100), name('peradeniya', 110, 104), name('gampola', 90, 103)];
  expect([...placedNames(names, [], seats(0))]).toEqual([['kandy', { x: 0, y: 0 }]]);
  expect([...placedNames(names, [], seats(0, 14, 33))].map(([id, { y }]) => [id, y])).toEqual([
    ['kandy', 0],
    ['peradeniya', 14],
    ['gampola', 33],
  ]);
  // Beside each other, with a little between them.
  const besides = (x: number) => placedNames([name('one', 100, 100), name('other', x, 100)], [], seats(0));
  expect([...besides(150).keys()]).toEqual(['one', 'other']);
  expect([...besides(144).keys()]).toEqual(['one']);
});

test('a name stands below or beside a pin at its place, and not at all where pins leave no room', () => {
  const pin = { left: 80, right: 120, top: 70, bottom: 100 };
  const below = { left: 80, right: 120, top: 100, bottom: 140 };
  const placed = (taken: (typeof pin)[], ...more: Seat[]) =>
    placedNames([name('kandy', 100, 100)], taken, () => [{ down: 0 }, { down: 14 }, ...more]).get('kandy');
  expect(placed([pin])).toEqual({ x: 0, y: 14 });
  expect(placed([pin, below])).toBeUndefined();
  // Its edge, not its middle, is so far from its place.
  expect(placed([pin, below], { down: 0, side: -1, beside: 26 })).toEqual({ x: -46, y: 0 });
});

/** A map with one thing that was found, and the names on its ground. */
async function namesAround(label: string) {
  answer({
    'GET /map-tiles': says({ url: null, attribution: '' }),
    'GET /roads': says(table),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const element = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 600 });
  document.body.append(element);
  const pin = { key: label, name: label, label, latitude: 7.6, longitude: 80.7, card: () => null };
  const pins = [{ ...pin, key: 'far', label: 'LKR 9', latitude: 6, longitude: 80.2 }, pin];
  const nothing = () => {};
  const map = openPins(element, {
    ...{ label: 'Map', frame: undefined, place: '', pins },
    ...{ onMoved: nothing, onChosen: nothing, onFitted: nothing },
  });
  const names = () => [...element.querySelectorAll('.ground-town')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toContain('Galle'));
  return { map, names, pin };
}

test('a name that a pin has is not said twice, and comes back when the pin goes', async () => {
  const { map, names, pin } = await namesAround('Kandy');
  expect(names()).not.toContain('Kandy');
  map.show([{ ...pin, key: 'other', label: 'LKR 5' }], undefined, '');
  expect(names()).toContain('Kandy');
  map.close();
});
