import type { Box } from '@serendib/contract/listings/island';
import { expect, test, vi } from 'vitest';
import { answer, says } from '~/testing/open-page.tsx';
import { openPins } from './open-pins.ts';
import type { Pin } from './pins.ts';

const pin = (key: string, latitude: number, longitude: number): Pin => ({
  ...{ key, name: key, label: `LKR ${key}`, latitude, longitude },
  card: () => null,
});
const kandy = [pin('kandy-1', 7.29, 80.63), pin('kandy-2', 7.31, 80.66)];
const away = [pin('jaffna', 9.66, 80.02), pin('galle', 6.05, 80.22)];

/** A map of what was found, as large as in a window. */
function opened(pins: readonly Pin[]) {
  answer({
    'GET /map-tiles': says({ url: null, attribution: '' }),
    'GET /roads': says({ places: [], legs: [] }),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const element = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 600 });
  document.body.append(element);
  const moved: Box[] = [];
  const onFitted = vi.fn();
  const onMoved = (frame: Box) => void moved.push(frame);
  const map = openPins(element, {
    label: 'Map',
    frame: undefined,
    place: '',
    pins,
    onMoved,
    onChosen() {},
    onFitted,
  });
  const marks = () => [...element.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
  const named = (words: string) => marks().find((one) => one.getAttribute('aria-label')?.includes(words));
  return { element, map, named, moved, onFitted };
}
const press = (mark: HTMLElement | undefined) => {
  mark?.focus();
  mark?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};
const held = () => document.activeElement?.getAttribute('aria-label');

test('who opens several things on a map by the keyboard is on the first of them, and stays there when it is drawn anew', () => {
  const { map, named } = opened([...kandy, ...away]);
  press(named('2 things here'));
  expect(named('2 things here')).toBeUndefined();
  expect(held()).toBe('kandy-1, LKR kandy-1');
  map.show([...kandy], undefined, '');
  expect(held()).toBe('kandy-1, LKR kandy-1');
  map.close();
});

test('where what had the keyboard is found no more, the map has it', () => {
  const { map, element, named } = opened([...kandy, ...away]);
  named('jaffna')?.focus();
  expect(held()).toBe('jaffna, LKR jaffna');
  map.show(kandy, undefined, '');
  expect(document.activeElement).toBe(element);
  map.close();
});

test('a map goes to another place that is asked for, and stays where it was moved to', () => {
  const [jaffna, galle] = away as [Pin, Pin];
  const { map, named, moved, onFitted } = opened(kandy);
  expect(named('kandy-1')).toBeTruthy();
  map.show([jaffna], undefined, 'Jaffna');
  expect(named('jaffna')).toBeTruthy();
  // Where the map itself named the point, it is there already.
  map.show([galle], undefined, undefined);
  expect(named('galle')).toBeUndefined();
  expect(onFitted).toHaveBeenCalledTimes(1);
  map.show([galle], undefined, '');
  expect(named('galle')).toBeTruthy();
  expect(onFitted).toHaveBeenCalledTimes(2);
  // No traveller has moved it: it is not asked for where it went.
  expect(moved).toEqual([]);
  map.close();
});

test('a map that was not moved goes to what other words find, where none of it lies in the frame', () => {
  const [jaffna, galle] = away as [Pin, Pin];
  const { map, named, onFitted } = opened(kandy);
  map.show([jaffna], undefined, '');
  expect(named('jaffna')).toBeTruthy();
  expect(onFitted).toHaveBeenCalledTimes(1);
  // Some of it is there, or nothing is anywhere.
  map.show([jaffna, galle], undefined, '');
  map.show([], undefined, '');
  expect(onFitted).toHaveBeenCalledTimes(1);
  // A frame that the map named itself is where it was moved to.
  map.show(kandy, { west: 79.9, south: 9.5, east: 80.1, north: 9.8 }, undefined);
  expect(named('kandy-1')).toBeUndefined();
  expect(onFitted).toHaveBeenCalledTimes(1);
  map.close();
});

test('a map goes to another frame that a link names, and stays at its own for other words and filters', () => {
  const [jaffna, galle] = away as [Pin, Pin];
  const north = { west: 79.9, south: 9.5, east: 80.1, north: 9.8 };
  const south = { west: 80.1, south: 5.9, east: 80.4, north: 6.2 };
  const { map, named, moved, onFitted } = opened(kandy);
  map.show([jaffna], north, '');
  expect(named('jaffna')).toBeTruthy();
  map.show([galle], south, '');
  expect(named('galle')).toBeTruthy();
  expect(onFitted).toHaveBeenCalledTimes(2);
  map.show([jaffna], { ...south }, '');
  // Where a movement of the map named it, it is there already.
  map.show([jaffna], north, undefined);
  expect(named('jaffna')).toBeUndefined();
  expect(onFitted).toHaveBeenCalledTimes(2);
  // Back at what a link had named.
  map.show([galle, jaffna], south, '');
  expect(onFitted).toHaveBeenCalledTimes(3);
  expect(moved).toEqual([]);
  map.close();
});

test('a map that a traveller has moved stays until another place is asked for, whatever is found', () => {
  const [jaffna, galle] = away as [Pin, Pin];
  const { element, map, named, onFitted } = opened(kandy);
  element.focus();
  for (let step = 0; step < 2; step += 1)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '+', keyCode: 187, shiftKey: true }));
  expect(named('kandy')).toBeUndefined();
  map.show([...kandy], undefined, '');
  map.show([jaffna], undefined, '');
  expect(onFitted).not.toHaveBeenCalled();
  // Where it went by itself, no traveller has moved it.
  map.show([jaffna], undefined, 'Jaffna');
  map.show([galle], undefined, 'Jaffna');
  expect(named('galle')).toBeTruthy();
  expect(onFitted).toHaveBeenCalledTimes(2);
  map.close();
});
