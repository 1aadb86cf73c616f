import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { project } from '../../apps/web/app/ui/ornaments/project.ts';
import { MAP_SIZE, WOVEN_DISTRICTS } from '../../apps/web/app/ui/ornaments/woven-map-data.ts';
import {
  allPrints,
  blogPrint,
  businessPrint,
  patternPrint,
  tourPrint,
  vehiclePrint,
} from '../../packages/contract/src/drawings/print-of.ts';
import { prints } from './catalogue.ts';
import { ALLOWED } from './kit/inks.ts';
import { flatten, inside } from './kit/path.ts';
import { LOGO, LOGO_LOTUS, LOTUS } from './ornaments/marks.ts';
import { ornaments } from './ornaments/write.ts';
import { weave } from './woven/weave.ts';
import { wovenMapSource } from './woven/write.ts';

const site = path.resolve(import.meta.dirname, '../../apps/web/public');
const ornamentsFolder = new URL('../../apps/web/app/ui/ornaments/', import.meta.url);
const ids = Array.from({ length: 400 }, (_, i) => `listing-${i}`);

describe('the prints', () => {
  it.each(Object.keys(prints))('%s is what its script cuts, small, and in our inks alone', (name) => {
    const file = readFileSync(`${site}/prints/${name}.svg`, 'utf8');
    expect(prints[name]?.()).toBe(file);
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(12_000);
    expect(file).not.toMatch(/NaN|undefined|<text|<filter|Gradient|<image|<script|\son\w+=/);
    for (const [ink] of file.matchAll(/#[0-9A-Fa-f]{3,8}(?=")/g)) expect(ALLOWED).toContain(ink);
  });

  it('are all on disk, and nothing else is', () => {
    const files = readdirSync(`${site}/prints`).sort();
    expect(files).toEqual(
      Object.keys(prints)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  it('are all used, and every one that can be chosen exists', () => {
    for (const url of allPrints()) expect(existsSync(site + url), url).toBe(true);
    expect(new Set(allPrints()).size).toBe(Object.keys(prints).length);
  });
});

describe('choosing a print', () => {
  it('gives the same thing the same picture, and a list more than one', () => {
    expect(vehiclePrint('van', 'a')).toBe(vehiclePrint('van', 'a'));
    expect(new Set(ids.map((id) => vehiclePrint('van', id))).size).toBe(5);
    for (const type of ['cafe', 'restaurant', 'localEatery'])
      expect(new Set(ids.map((id) => businessPrint(type, id))).size, type).toBe(7);
    for (const type of ['shop', 'other'])
      expect(new Set(ids.map((id) => businessPrint(type, id))).size, type).toBe(6);
    expect(new Set(ids.map((id) => businessPrint('hotel', id))).size).toBe(8);
    for (const type of ['cultural', 'adventure', 'safari', 'nature', 'other'])
      expect(new Set(ids.map((id) => tourPrint(type, id))).size, type).toBe(6);
    expect(new Set(ids.map(patternPrint)).size).toBe(32);
    expect(new Set(ids.map(blogPrint)).size).toBe(6);
  });

  it('takes types as the forms and the addresses write them', () => {
    expect(vehiclePrint('threeWheeler', 'x')).toMatch(/^\/prints\/vehicle-three-wheeler-\d\.svg$/);
    expect(vehiclePrint('three-wheeler', 'x')).toBe(vehiclePrint('threeWheeler', 'x'));
    expect(businessPrint('localEatery', 'x')).toBe(businessPrint('local-eatery', 'x'));
    expect(tourPrint('Cultural', 'x')).toBe(tourPrint('cultural', 'x'));
  });

  it('has a picture for a type nobody has heard of', () => {
    for (const url of [vehiclePrint('boat', 'x'), businessPrint('constructor', 'x'), tourPrint('', 'x')]) {
      expect(allPrints()).toContain(url);
    }
  });
});

describe('the ornaments', () => {
  it.each(Object.keys(ornaments))('%s is what its script draws', (path) => {
    expect(ornaments[path]?.()).toBe(readFileSync(`${site}/${path}`, 'utf8'));
  });

  it('have icons of the sizes a manifest names', async () => {
    for (const [name, size] of [
      ['icon-192', 192],
      ['icon-512', 512],
      ['icon-maskable-512', 512],
      ['apple-touch-icon', 180],
    ] as const) {
      const { width, height } = await sharp(`${site}/icons/${name}.png`).metadata();
      expect([width, height]).toEqual([size, size]);
    }
  });

  it('share the mark and the lotus with the components', () => {
    const marks = readFileSync(new URL('marks.tsx', ornamentsFolder), 'utf8');
    expect(marks).toContain(LOGO + LOGO_LOTUS);
    expect(marks).toContain(LOTUS);
  });
});

/** How many cells lie within their edge: a ring the other way round is a hole. */
function cellsIn(path: string): number {
  const cell = MAP_SIZE.cell ** 2;
  let area = 0;
  for (const [, x = '', steps = ''] of path.matchAll(/M(\d+) \d+((?:[hv]-?\d+)+)z/g)) {
    let right = Number(x);
    for (const [, way, step] of steps.matchAll(/([hv])(-?\d+)/g))
      if (way === 'h') right += Number(step);
      else area += right * Number(step);
    expect(right % MAP_SIZE.cell).toBe(0);
  }
  return area / cell;
}

describe('the woven map', () => {
  const { neighbours, shapes } = weave();
  const of = (slug: string) => WOVEN_DISTRICTS.find((district) => district.slug === slug);

  it('is what the boundary data give, in few bytes', () => {
    const file = readFileSync(new URL('woven-map-data.ts', ornamentsFolder), 'utf8');
    expect(file).toBe(wovenMapSource());
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(60_000);
  });

  it('has the 25 districts, each with cells, an outline and a place within it', () => {
    expect(WOVEN_DISTRICTS).toHaveLength(25);
    for (const { outline, cells, at, name } of WOVEN_DISTRICTS) {
      const rings = flatten(outline.replaceAll(/(\d)-/g, '$1 -'), 1e9);
      expect(
        rings.some((ring) => inside(ring.points, ...at)),
        name,
      ).toBe(true);
      expect(cellsIn(cells), name).toBeGreaterThan(4);
    }
  });

  it('never gives neighbours the same weave', () => {
    neighbours.forEach((others, i) => {
      const own = of(shapes[i]?.properties.slug ?? '');
      for (const other of others) {
        const next = of(shapes[other]?.properties.slug ?? '');
        expect(own?.weave, `${own?.name} and ${next?.name}`).not.toBe(next?.weave);
      }
    });
  });

  it('puts a place where its district is', () => {
    for (const [slug, lat, lon] of [
      ['kandy', 7.2906, 80.6337],
      ['galle', 6.0535, 80.221],
      ['jaffna', 9.6615, 80.0255],
      ['ampara', 7.2975, 81.682],
      ['matale', 7.957, 80.7603],
    ] as const) {
      const { x, y } = project(lat, lon);
      expect(x > 0 && x < MAP_SIZE.width && y > 0 && y < MAP_SIZE.height).toBe(true);
      const rings = flatten(of(slug)?.outline ?? '', 1e9);
      expect(
        rings.some((ring) => inside(ring.points, x, y)),
        slug,
      ).toBe(true);
    }
  });
});
