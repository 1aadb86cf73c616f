import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { loadAround, names } from './load-around.ts';

const listed = (data: object[]) => ({
  data,
  total: data.length,
  totalUnfiltered: 9,
  capped: false,
  next: null,
});
const tour = (name: string, location = 'Kandy') => ({
  ...{ _id: name, name, location, description: '', image: null, type: 'other' },
});
const place = { name: 'Sigiriya', slug: 'sigiriya' };

/** An API that finds these tours by a search and those near the place, and nothing else. */
const api = (found: object[], near: object[]) =>
  (async (key: string, { query }: { query: { search?: string } } = { query: {} }) => {
    if (key === 'GET /places') return { data: [{ slug: 'sigiriya', name: 'Sigiriya' }] };
    if (key !== 'GET /tours') throw new Error('away');
    return listed(query.search ? found : near);
  }) as unknown as Call;

test('a place is named by its whole name alone', () => {
  expect(names('A morning above Ella, by train', 'Ella')).toBe(true);
  expect(names('Umbrellas of Wellawaya', 'Ella')).toBe(false);
  expect(names('ST. CLAIR’S FALLS', 'St. Clair’s Falls')).toBe(true);
});

test('tours that name the place stand on its page, and nothing that a fuzzy search adds', async () => {
  const { tours } = await loadAround(
    api([tour('Sigiriya at dawn'), tour('Sigirya?')], [tour('Spice gardens')]),
    place,
  );
  expect(tours.isNamed).toBe(true);
  expect(tours.list.map(({ name }) => name)).toEqual(['Sigiriya at dawn']);
});

test('a story that names the place far from its beginning stands on its page, as short as its card is', async () => {
  const far = (name: string) => ({
    ...{ _id: name, title: 'On the road', author: 'Nimal', image: null },
    content: `<p>${'Rice and tea. '.repeat(40)}Then <b>${name}</b>.</p>`,
  });
  const told = [far('Sigiriya'), far('Sigirya')];
  const asCards = told.map((story) => ({ ...story, content: story.content.slice(3, 243) }));
  const call = (async (key: string, { query }: { query: { view?: string } } = { query: {} }) => {
    if (key !== 'GET /blogs') throw new Error('away');
    return listed(query.view === 'card' ? asCards : told);
  }) as unknown as Call;
  const { stories } = await loadAround(call, place);
  expect(stories.map(({ _id }) => _id)).toEqual(['Sigiriya']);
  expect(stories[0]?.content?.length).toBeLessThan(150);
});

test('where none names it, the nearest stand there and say how far they are; what is away is left out', async () => {
  const { tours, rooms, tables, stories } = await loadAround(
    api([], [{ ...tour('Spice gardens'), distanceKm: 4.2 }]),
    place,
  );
  expect(tours).toMatchObject({
    isNamed: false,
    list: [{ name: 'Spice gardens', distance: '4.2 km from Sigiriya' }],
  });
  expect([...rooms, ...tables]).toEqual([]);
  expect(stories).toEqual([]);
});

test('guides that our team features begin the row of a place, each of them once', async () => {
  const guide = (_id: string) => ({ _id, name: _id });
  const call = (async (key: string, { params }: { params?: { id: string } } = {}) => {
    if (key === 'GET /tour-guides/featured/destination/{id}' && params?.id === 'sigiriya')
      return listed([guide('Nimal'), guide('Kumari')]);
    if (key === 'GET /tour-guides') return listed([guide('Kumari'), guide('Sunil'), guide('Ravi')]);
    throw new Error('away');
  }) as unknown as Call;
  const { guides } = await loadAround(call, place);
  expect(guides.map(({ _id }) => _id)).toEqual(['Nimal', 'Kumari', 'Sunil']);
});
