import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, says } from '~/testing/open-page.tsx';
import PinMap from './pin-map.tsx';

const [wide, tall] = [600, 400];

/** Some of the places of the road table, where they are. */
const towns = Object.entries({
  Peradeniya: [7.265, 80.593],
  Kadugannawa: [7.254, 80.527],
  Gampola: [7.164, 80.577],
  Matale: [7.4698, 80.6217],
  Ambalangoda: [6.235, 80.054],
  Baddegama: [6.176, 80.2],
  Pinnaduwa: [6.067, 80.25],
  Chilaw: [7.5758, 79.7953],
  Kuliyapitiya: [7.469, 80.04],
  Padeniya: [7.653, 80.222],
}).map(([name, [latitude, longitude]]) => ({ id: name, name, latitude, longitude, isDestination: false }));

/** What stands on a map of one pin, with the names that are in view. */
async function opened(latitude: number, longitude: number, url: string | null = null) {
  answer({
    'GET /map-tiles': says({ url, attribution: '' }),
    'GET /roads': says({ places: towns, legs: [] }),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(wide);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(tall);
  const { container } = render(<PinMap point={{ latitude, longitude }} onMoved={() => {}} />);
  const at = ({ style }: HTMLElement): [number, number] => [parseFloat(style.left), parseFloat(style.top)];
  const inView = () =>
    [...container.querySelectorAll<HTMLElement>('.ground-town')].flatMap((mark) => {
      const [left, top] = at(mark);
      return left > 0 && left < wide && top > 0 && top < tall ? [mark.textContent] : [];
    });
  await vi.waitFor(() => expect(container.querySelector('.ground-town')).toBeTruthy());
  const pin = container.querySelector<HTMLElement>('.pin-at');
  const tile = () => container.querySelector<HTMLImageElement>('.leaflet-tile')?.src;
  return { pin: pin && at(pin), inView, tile };
}

test.each([
  ['Peradeniya', 7.2936, 80.6413],
  ['Ambalangoda', 6.2, 80.1],
  ['Chilaw', 7.6, 79.83],
])(
  'the map of a pin near %s begins with towns around it, by which an owner finds the way',
  async (town, ...point) => {
    const { pin, inView } = await opened(...point);
    expect(pin).toEqual([wide / 2, tall / 2]);
    expect(inView()).toContain(town);
    expect(inView().length).toBeGreaterThanOrEqual(3);
  },
);

test('where an operator has named tiles, whose streets are there, it begins so near that a house is found', async () => {
  const { tile } = await opened(7.2936, 80.6413, 'https://tiles.example/{z}/{x}/{y}.png');
  await vi.waitFor(() => expect(tile()).toMatch(/^https:\/\/tiles\.example\/13\//));
});
