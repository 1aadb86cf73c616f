import { existsSync, readFileSync } from 'node:fs';
import { quarterHours, type RoadLeg, type RoadPoint, roadsOf } from '@serendib/contract/trips/route/roads';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Hero } from './hero/hero.tsx';
import { slideMilliseconds } from './hero/hero-slides.ts';
import { PopularDestinations } from './popular.tsx';
import { popularPlaces } from './popular-places.ts';

const shown = (body: ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component: () => body }]);
  return renderToStaticMarkup(<Page />);
};
const scenesIn = (html: string) => [...html.matchAll(/src="(\/scenes\/[^"]+)"/g)].map(([, src]) => src);
const isDrawn = (src?: string) => existsSync(new URL(`../../../public${src}`, import.meta.url));

// Proves HOME-01, LIMIT-01.
test('five prints follow one another every five seconds', () => {
  const html = shown(<Hero districts={[]} />);
  const slides = html.split('aria-roledescription="slide"').slice(1);
  expect(slides).toHaveLength(5);
  const scenes = slides.map((slide) => scenesIn(slide)[0]);
  expect(new Set(scenes).size).toBe(5);
  expect(scenes.filter((src) => !isDrawn(src))).toEqual([]);
  expect(slideMilliseconds).toBe(5_000);
});

// Proves HOME-06, HOME-07, ENTITY-11.
test('the eight popular places are these, each with a picture and words', () => {
  const cards = shown(<PopularDestinations />)
    .split('<article')
    .slice(1);
  expect(cards.map((card) => /<a [^>]*>([^<]+)<\/a>/.exec(card)?.[1])).toEqual([
    'Kandy',
    'Sigiriya',
    'Galle',
    'Ella',
    'Nuwara Eliya',
    'Mirissa',
    'Polonnaruwa',
    'Anuradhapura',
  ]);
  for (const card of cards) {
    expect(isDrawn(scenesIn(card)[0])).toBe(true);
    expect(card).toMatch(/href="\/destination\/[a-z-]+"/);
    expect(/<p[^>]*>([^<]+)<\/p>/.exec(card)?.[1]).toMatch(/\w+ \w+.*\.$/);
  }
});

test('a place that was deleted has no card, and the title of its print leads to all places', () => {
  const gone = ['galle'];
  const cards = shown(<PopularDestinations gone={gone} />);
  expect(cards.split('<article')).toHaveLength(8);
  expect(cards).not.toContain('/destination/galle');
  const titles = shown(<Hero districts={[]} gone={gone} />);
  expect(titles).toContain('href="/destination/sigiriya"');
  expect(titles).not.toContain('/destination/galle');
  expect(shown(<Hero districts={[]} />)).toContain('href="/destination/galle"');
});

test('the hours from Colombo are those that the page of each popular place says', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../../api/data/${name}.json`, import.meta.url), 'utf8'));
  const destinations: (RoadPoint & { slug: string })[] = read('destinations');
  const { towns, legs }: { towns: RoadPoint[]; legs: RoadLeg[] } = read('roads');
  const points = [...towns, ...destinations.map((place) => ({ ...place, id: place.slug }))];
  const at = (id: string) => points.find((point) => point.id === id) ?? { id, latitude: 0, longitude: 0 };
  const roads = roadsOf(points, legs);
  for (const { slug, fromColombo } of popularPlaces) {
    const hours = quarterHours(roads.between(at('colombo'), at(slug))?.minutes ?? 0);
    const figure = `${Math.floor(hours)}${['', '¼', '½', '¾'][(hours * 4) % 4]}`;
    expect(fromColombo, slug).toBe(`${figure} h from Colombo`);
  }
});
