import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepText, parseKept, readText } from './kept.ts';

const areas = ['localStorage', 'sessionStorage'] as const;

let kept: Record<(typeof areas)[number], Map<string, string>>;
const storageOf = (area: (typeof areas)[number]) => ({
  getItem: (key: string) => kept[area].get(key) ?? null,
  setItem: (key: string, text: string) => void kept[area].set(key, text),
  removeItem: (key: string) => void kept[area].delete(key),
});
beforeEach(() => {
  kept = { localStorage: new Map(), sessionStorage: new Map() };
  vi.stubGlobal('window', {
    localStorage: storageOf('localStorage'),
    sessionStorage: storageOf('sessionStorage'),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(areas)('a text is kept in %s, read and taken away', (area) => {
  expect(readText('a', area)).toBeNull();
  expect([keepText('a', 'words', area), keepText('b', '', area)]).toEqual([true, true]);
  expect([readText('a', area), readText('b', area)]).toEqual(['words', '']);
  expect(keepText('a', null, area)).toBe(true);
  expect([...kept[area].keys()]).toEqual(['b']);
  const other = areas.find((one) => one !== area) ?? area;
  expect(kept[other].size).toBe(0);
});

test('what is kept without a word of it stays when the tab is closed', () => {
  keepText('a', 'words');
  expect(kept.localStorage.get('a')).toBe('words');
  expect(readText('a')).toBe('words');
});

test('an object or a list is found in its text', () => {
  expect(parseKept('{"days":[1,2]}')).toEqual({ days: [1, 2] });
  expect(parseKept('["one"]')).toEqual(['one']);
});

test.each([undefined, null, '', 'not JSON', '{"cut', 'null', '7', '"words"', 'true'])(
  'what is no object is as if nothing was kept: %j',
  (text) => expect(parseKept(text)).toBeNull(),
);

test('a browser that has no room says so, and what was kept before stays', () => {
  keepText('a', 'before');
  window.localStorage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  expect([keepText('a', 'after'), keepText('b', 'words')]).toEqual([false, false]);
  expect([readText('a'), readText('b')]).toEqual(['before', null]);
});

test.each(areas)('where %s is forbidden nothing throws', (area) => {
  vi.stubGlobal(
    'window',
    Object.defineProperty({}, area, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  expect(readText('a', area)).toBeUndefined();
  expect([keepText('a', 'words', area), keepText('a', null, area)]).toEqual([false, false]);
});

test.each(areas)('on the server there is no %s, and nothing throws', (area) => {
  vi.stubGlobal('window', undefined);
  expect(readText('a', area)).toBeUndefined();
  expect(keepText('a', 'words', area)).toBe(false);
});
