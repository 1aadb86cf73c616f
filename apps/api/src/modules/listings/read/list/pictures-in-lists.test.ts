import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { cardFields, cardNames } from '@serendib/contract/listings/views';
import { beforeAll, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../../platform/testing.ts';
import { loadPlaces } from '../../../destinations/load-places.ts';
import { addListing, exampleOf } from '../../testing.ts';

const api = useApi();
const publicFolder = path.resolve(import.meta.dirname, '../../../../../../web/public');
/** A drawing's address leads to a file that the pages are served with. */
const isThere = (address: unknown) =>
  typeof address === 'string' &&
  address.startsWith('http://serendib.test/') &&
  existsSync(path.join(publicFolder, address.slice('http://serendib.test'.length)));
const photo = 'https://example.lk/photo.jpg';
const all = kindNames.map((name) => ({ name, about: kinds[name] as Kind }));
const isList = ({ fields, image }: Kind) => fields.find(({ name }) => name === image)?.type === 'images';

let admin: SignedInPerson;
beforeAll(async () => {
  admin = await api.signIn({ role: 'admin' });
  await loadPlaces(api.db);
});

test.each(all)(
  'a $name without a photograph has a drawing that exists, and says so',
  async ({ name, about }) => {
    const id = await addListing(api, name, { [about.image]: isList(about) ? [] : null });
    const lists = [`${about.path}?limit=1&sort=newest`, `${about.path}?limit=1&sort=newest&view=card`];
    const [listed, card] = await Promise.all(lists.map(async (list) => (await api.get(list)).json()[0]));
    const shown = (await api.get(`${about.path}/${id}`)).json();
    for (const one of [listed, card, shown]) {
      expect(one).toMatchObject({ _id: id, imageIsDrawing: true, image: shown.image });
      expect([one.image, isThere(one.image)]).toEqual([shown.image, true]);
    }
    expect([shown[about.image]].flat()).toEqual([shown.image]);
    // What fills a form is what is stored.
    const owned = (await api.get(`${about.path}/${id}`, admin)).json();
    expect(owned).toMatchObject({ image: null, imageIsDrawing: true });
  },
);

test.each(all)('a $name with a photograph shows that', async ({ name, about }) => {
  const id = await addListing(api, name, { [about.image]: isList(about) ? [photo] : photo });
  const shown = (await api.get(`${about.path}/${id}`)).json();
  expect(shown).toMatchObject({ image: photo, imageIsDrawing: false });
  expect([shown[about.image]].flat()).toEqual([photo]);
});

test('a guide who chose one of our drawings has a pattern, and no invented face', async () => {
  const id = await addListing(api, 'tourGuide', { image: '/prints/portrait-1.svg' });
  const { image, imageIsDrawing } = (await api.get(`/tour-guides/${id}`)).json();
  expect(image).toMatch(/\/prints\/pattern-\d+\.svg$/);
  expect([isThere(image), imageIsDrawing]).toEqual([true, true]);
});

test('the drawing that is sent back with a change is not taken for a picture', async () => {
  const id = await addListing(api, 'vehicle', { vehicleImages: [] });
  const { vehicleImages } = (await api.get(`/vehicles/${id}`)).json();
  const reply = await api.put(`/vehicles/${id}`, { vehicleImages, baseLocation: 'Galle' }, admin);
  expect(reply.json()).toMatchObject({ baseLocation: 'Galle', vehicleImages: [], imageIsDrawing: true });
});

test.each(all)(
  'a card of a $name has what cards show and nothing else, with long texts cut',
  async ({ name, about }) => {
    const long = Object.fromEntries(
      about.fields
        .filter(({ type, private: isPrivate }) => !isPrivate && (type === 'longText' || type === 'html'))
        .map(({ name: field, type }) => [
          field,
          type === 'html' ? `<p>${'a &amp; b '.repeat(900)}</p>` : 'word '.repeat(60),
        ]),
    );
    await addListing(api, name, { ...exampleOf(name), ...long } as never);
    const [card] = (await api.get(`${about.path}?limit=1&sort=newest&view=card`)).json();
    // No inquiry was answered yet, and a card without a reply time leaves it out.
    const names = cardNames.filter((one) => one !== 'replies');
    expect(Object.keys(card).sort()).toEqual([...names, ...cardFields[name]].sort());
    for (const field of Object.keys(long)) if (field in card) expect(card[field].length).toBeLessThan(500);
    if (name === 'blog')
      expect(card).toMatchObject({ readingMinutes: 12, content: expect.stringMatching(/^a &amp; b /) });
    const [whole] = (await api.get(`${about.path}?limit=1&sort=newest`)).json();
    expect(whole).toMatchObject(long);
  },
);

const specified = [
  ...['image', 'images', 'summary', 'description', 'activities', 'bestTimeToVisit', 'source'],
  ...['nearbyAttractions', 'attractions'],
];

test('destinations in a list have every specified field, and each a picture that exists', async () => {
  const places = (await api.get('/destinations')).json();
  expect(places).toHaveLength(101);
  for (const place of places) {
    expect(Object.keys(place)).toEqual(expect.arrayContaining(specified));
    expect([place.slug, isThere(place.image), place.imageIsDrawing]).toEqual([place.slug, true, true]);
    expect(place.images).toEqual([place.image]);
    expect(place.nearbyAttractions.length).toBeGreaterThan(0);
  }
  const [first] = places;
  expect((await api.get(`/destinations/${first._id}`)).json()).toEqual(first);
  const [card] = (await api.get('/destinations?limit=1&view=card')).json();
  expect(card).toMatchObject({ _id: first._id, image: first.image, imageIsDrawing: true });
  for (const field of ['description', 'nearbyAttractions', 'images']) expect(card).not.toHaveProperty(field);
});

test('a destination that is saved as its list gave it keeps its attractions, and no drawing as its picture', async () => {
  const [place] = (await api.get('/destinations?search=sigiriya&limit=1')).json();
  const saved = await api.put(`/destinations/${place._id}`, { ...place, summary: 'The rock.' }, admin);
  expect([saved.statusCode, saved.json().error]).toEqual([200, undefined]);
  expect(saved.json()).toMatchObject({
    ...{ summary: 'The rock.', attractions: place.attractions, description: place.description },
    ...{ image: null, imageIsDrawing: true },
  });
});
