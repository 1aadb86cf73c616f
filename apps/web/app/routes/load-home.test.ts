import { expect, test } from 'vitest';
import { heroSlides } from '~/features/home/hero/hero-slides.ts';
import { popularPlaces } from '~/features/home/popular-places.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { load } from './load-home.ts';

/** What the home page is given where there are these places, and nothing else can be had. */
const homeOf = (slugs: readonly string[]) =>
  load({
    call: async (key: string) => {
      if (key === 'GET /places') return { data: slugs.map((slug) => ({ slug })) };
      throw new Error('away');
    },
    url: new URL('https://serendib.test/'),
  } as unknown as LoadArgs);

test('home is told of the fixed places that were deleted, and of none while the places cannot be had', async () => {
  const all = [...popularPlaces.map(({ slug }) => slug), ...heroSlides.map(({ place }) => place)];
  expect(await homeOf(all)).not.toHaveProperty('gone');
  expect(await homeOf([])).not.toHaveProperty('gone');
  const { gone } = await homeOf(all.filter((slug) => slug !== 'weligama'));
  expect(gone).toEqual(['weligama']);
});
