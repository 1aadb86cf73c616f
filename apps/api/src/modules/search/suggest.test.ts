import { expect, test } from 'vitest';
import { gazetteer } from '../destinations/index.ts';
import { suggest } from './suggest.ts';

const destination = (name: string, district: string) => ({
  ...{
    slug: `${name}-${district}`.toLowerCase().replaceAll(' ', '-'),
    name,
    nameSi: null,
    nameTa: null,
    aliases: [],
  },
  ...{ category: 'Nature', district },
});
/** What is suggested where these are all destinations. */
const suggested = async (q: string, ...all: ReturnType<typeof destination>[]) =>
  (await suggest({ places: async () => ({ all }) } as never, q)).map(({ label, line }) => [label, line]);

test('of places of one name in two districts each is suggested, with its district', async () => {
  const [galle, colombo] = [destination('Old Light', 'Galle'), destination('Old Light', 'Colombo')];
  expect(await suggested('old li', galle, colombo)).toEqual([
    ['Old Light', 'Nature · Galle'],
    ['Old Light', 'Nature · Colombo'],
  ]);
});

test('a town gives way to a destination of its name in its district, and to none in another', async () => {
  const town = gazetteer.find(
    ({ place: { sort, name } }) => sort === 'town' && name === 'Kochchikade',
  )?.place;
  const line = town?.district ?? '';
  expect(await suggested('kochchik', destination('Kochchikade', line))).toEqual([
    ['Kochchikade', `Nature · ${line}`],
  ]);
  expect(await suggested('kochchik', destination('Kochchikade', 'Badulla'))).toEqual([
    ['Kochchikade', 'Nature · Badulla'],
    ['Kochchikade', line],
  ]);
});

test('sights of one name that are looked for in the same words are suggested once', async () => {
  expect(await suggested('royal pala')).toHaveLength(1);
});
