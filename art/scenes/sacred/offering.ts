import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { stupa } from '../../lib/stupa.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { ripples, stars } from '../../lib/water.ts';
import { lotus, PAD } from '../lotus.ts';
import type { Plates } from '../plates.ts';

/** A clay lamp, lit. */
const lamp = (clay: Ink) =>
  fill('M-44-24q44 16 88 0q-4 34-24 40h-40q-20-6-24-40z', clay) +
  fill('M30-24q-18-24 2-54q22 28 2 54z', GAMBOGE) +
  fill('M31-30q-8-12 1-24q9 12 1 24z', PAPER);

/** At rest on the tip of a petal. */
const DRAGONFLY = 'M1098 330l14-14 12 10-4 16-96 92-8-2 0-8z';
const WINGS =
  'M1092 336l-92-62-40 4 22 26 106 40zM1086 346l-98-14-32 18 30 16 96-8zM1100 344l40 96 26 24 8-34-58-94zM1108 334l82 62 38 4-18-28-94-50z';

interface Hour {
  seed: number;
  sky: Ink;
  cloud: Ink;
  moon: Ink;
  hill: Ink;
  trees: Ink;
  water: Ink;
  dark: Ink;
  pad: Ink;
  petal: Ink;
  inner: Ink;
  clay: Ink;
  step: Ink;
  shrine?: 'stupa' | 'pillars';
  night?: boolean;
  flip?: boolean;
  /** One flower, close at hand, in place of the whole pond. */
  near?: boolean;
}

function beyond(r: Chance, h: Hour): string {
  switch (h.shrine) {
    case 'stupa':
      return stupa(r, { cx: 1120, base: 530, radius: 130, shade: h.hill });
    case 'pillars':
      return [880, 950, 1020, 1100, 1170, 1240]
        .map(
          (x, i) =>
            fill(
              `M${x} 530v${-150 + (i % 3) * 34}h26v${150 - (i % 3) * 34}zM${x - 6} ${380 + (i % 3) * 34}h38v-14h-38z`,
              PAPER,
            ) + fill(`M${x + 16} 530v${-150 + (i % 3) * 34}h10v${150 - (i % 3) * 34}z`, h.hill),
        )
        .join('');
    default:
      return '';
  }
}

function draw(h: Hour): string {
  const r = chance(h.seed);
  const s = salt(r, 240);
  const scene = [
    h.night ? fill(stars(r, 34, [30, 1570], [20, 360]), PAPER) : '',
    fill(disc(r, 560, 270, 130), h.moon),
    fill(streaks(r, [180, 250, 320, 390], 3, [110, 300]), h.cloud),
    fill(
      ridge(r, points('-20,460 180,400 360,440 560,380 760,430 980,400 1200,350 1400,400 1620,380'), 700),
      h.hill,
    ),
    jungle(r, points('-20,510 240,490 520,520 800,526 1100,520 1360,500 1620,490'), {
      size: [24, 44],
      bottom: 600,
      body: h.trees,
      light: h.hill,
      leaves: 1,
    }),
    beyond(r, h),
    fill('M0 540h1600v460H0z', h.water),
    fill(ripples(r, 38, [-20, 1620], [550, 830], [50, 190], [4, 12]), h.dark),
    fill(ripples(r, 14, [450, 680], [552, 760], [50, 120], [5, 10]), h.moon),
    `<g fill="${h.pad}">${place('p', 250, 610, 0.5)}${place('p', 480, 640, 0.6, -1)}${place('p', 940, 620, 0.5)}${place('p', 1250, 640, 0.62, -1)}${place('p', 1460, 610, 0.5)}${place('p', 700, 690, 0.85)}${place('p', 130, 720, 1)}${place('p', 1080, 730, 1, -1)}${place('p', 1400, 760, 1.2)}${place('p', 420, 790, 1.25, -1)}${place('p', 860, 820, 1.3)}</g>`,
    stroke(
      'M380 790l110 0M800 826l130-6M1350 764l110-8M1030 734l90-4M90 724l90-4M420 760l30 54M860 786l20 64M1400 730l24 54',
      KEY,
      3,
    ),
    ...(h.near
      ? [
          `<g fill="${h.pad}">${place('p', 800, 800, 3.4)}</g>`,
          stroke('M470 800l660 30M640 880l300-150', KEY, 4),
          place('f', 800, 690, 3),
          fill(DRAGONFLY, KEY),
          fill(WINGS, PAPER),
        ]
      : [
          stroke('M330 640Q320 700 340 760M1180 560Q1190 650 1170 740', h.pad, 8),
          place('f', 560, 620, 0.5),
          place('f', 1190, 560, 0.62),
          place('f', 330, 646, 1),
          place('f', 1010, 690, 1.3),
          place('f', 690, 790, 0.85),
        ]),
    fill(
      cut(wobble(r, points('-20,866 400,860 900,866 1620,858 1620,1010 -20,1010'), 2, 160)),
      KEY,
      'transform="translate(0 -8)"',
    ),
    fill(cut(wobble(r, points('-20,870 400,866 900,872 1620,866 1620,920 -20,920'), 2, 160)), h.step),
    fill(cuts(r, 20, { x: [-40, 1560], y: [880, 914], long: [40, 130], wide: [4, 8] }), KEY),
    ...[130, 300, 470, 640, 810, 980, 1150, 1320, 1490].map((x) => place('l', x, 866, 0.9)),
  ];
  return sheet({
    sky: h.sky,
    defs: [stamp('f', lotus(h.petal, h.inner)), define('p', PAD), stamp('l', lamp(h.clay)), s.def],
    layers: [h.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const offerings: Plates = {
  'lotus-moon': () =>
    draw({
      seed: 241,
      sky: PLUM,
      cloud: RED,
      moon: GAMBOGE,
      hill: KEY,
      trees: KEY,
      water: LAGOON,
      dark: KEY,
      pad: TEA,
      petal: ROSE,
      inner: PAPER,
      clay: RED,
      step: ROSE,
      shrine: 'stupa',
      night: true,
    }),
  'lotus-dawn': () =>
    draw({
      seed: 242,
      flip: true,
      sky: ROSE,
      cloud: PAPER,
      moon: PAPER,
      hill: PLUM,
      trees: TEA,
      water: MIST,
      dark: LAGOON,
      pad: TEA,
      petal: RED,
      inner: ROSE,
      clay: PLUM,
      step: PAPER,
      shrine: 'pillars',
    }),
  'lotus-noon': () =>
    draw({
      seed: 243,
      flip: true,
      sky: LAGOON,
      cloud: PAPER,
      moon: PAPER,
      hill: LEAF,
      trees: TEA,
      water: TEA,
      dark: KEY,
      pad: LEAF,
      petal: PAPER,
      inner: ROSE,
      clay: RED,
      step: GAMBOGE,
      shrine: 'stupa',
    }),
  'lotus-dusk': () =>
    draw({
      near: true,
      seed: 244,
      sky: GAMBOGE,
      cloud: PAPER,
      moon: RED,
      hill: ROSE,
      trees: PLUM,
      water: PLUM,
      dark: KEY,
      pad: TEA,
      petal: ROSE,
      inner: PAPER,
      clay: RED,
      step: RED,
    }),
};
