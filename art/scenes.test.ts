import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heroSlides } from '../apps/web/app/features/home/hero/hero-slides.ts';
import { sceneOf } from '../packages/contract/src/drawings/scene-of.ts';
import { INKS } from './lib/inks.ts';
import { scenes } from './scenes/catalogue.ts';

const folder = new URL('../apps/web/public/scenes/', import.meta.url);
const inks: readonly string[] = INKS;

interface Place {
  slug: string;
  category: string;
  name: string;
}
const places: Place[] = JSON.parse(
  readFileSync(new URL('../apps/api/data/destinations.json', import.meta.url), 'utf8'),
);
const categories = [...new Set(places.map((place) => place.category)), 'Another'];
const strangers = categories.flatMap((category) =>
  ['a', 'bc', 'def', 'kudumbigala', 'st-clairs-falls'].map((slug) => ({ slug, category, name: slug })),
);

describe.each(Object.entries(scenes))('the print %s', (name, draw) => {
  const svg = draw();

  it('is what its script draws', () => {
    expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
  });

  it('weighs at most 12 kB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
  });

  it('keeps to the sheet, the inks and the knife', () => {
    expect(svg).toContain('viewBox="0 0 1600 1000"');
    expect(svg).not.toMatch(/<(text|title|filter|image|script|\w*[gG]radient)\b|NaN|undefined|Infinity/);
    for (const [, paint = ''] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      if (paint !== 'none' && !paint.startsWith('url(#')) expect(inks).toContain(paint);
    }
  });

  it('refers only to parts it has', () => {
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(svg).toContain(`id="${id}"`);
  });
});

describe('the choice of a print', () => {
  it('names only prints that exist, for known places and for new ones', () => {
    const ofHero = heroSlides.flatMap(({ scene, focus }) =>
      [focus.wide, focus.narrow].map((focus) => ({ src: `/scenes/${scene}.svg`, focus })),
    );
    for (const { src, focus } of [...[...places, ...strangers].map(sceneOf), ...ofHero]) {
      expect(scenes).toHaveProperty([src.slice('/scenes/'.length, -'.svg'.length)]);
      expect(focus).toMatch(/^\d+% \d+%$/);
    }
  });

  it('gives no two of the known places the same print', () => {
    expect(new Set(places.map((place) => sceneOf(place).src)).size).toBe(places.length);
  });

  it('knows the sky of each print of the hero', () => {
    const tokens = readFileSync(new URL('../apps/web/app/ui/tokens.css', import.meta.url), 'utf8');
    expect(heroSlides).toHaveLength(5);
    expect(new Set(heroSlides.map((one) => one.sky)).size).toBe(5);
    for (const { scene, sky } of heroSlides) {
      const [, ink = ''] = new RegExp(`--color-${sky}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
      expect(scenes[scene]?.()).toContain(`<path fill="${ink.toUpperCase()}" d="M0 0h1600v1000H0z"/>`);
    }
  });

  it('gives one place the same print every time', () => {
    for (const place of strangers) expect(sceneOf(place)).toEqual(sceneOf({ ...place }));
  });

  it('leaves no file without a script', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(scenes)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });
});
