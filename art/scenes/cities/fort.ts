import { chance } from '../../lib/chance.ts';
import { comb, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms, palmyraHead, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, ridge, wobble } from '../../lib/path.ts';
import { at, hiker, walker } from '../../lib/people.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, group, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import { ripples } from '../../lib/water.ts';
import { netThrower } from '../boats.ts';
import type { Plates } from '../plates.ts';

interface Fort {
  seed: number;
  sky: Ink;
  cloud: Ink;
  sun: Ink;
  stone: Ink;
  shade: Ink;
  moss: Ink;
  water: Ink;
  dark: Ink;
  tree: 'palm' | 'palmyra';
  boat: boolean;
  flip?: boolean;
}

function draw(f: Fort): string {
  const r = chance(f.seed);
  const s = salt(r, 260);
  // a bastion thrust out toward the eye, curtain walls running back on either side
  const wall = cut(
    wobble(
      r,
      points(
        '-40,560 360,540 470,552 640,470 860,450 960,540 1100,528 1640,556 1640,740 1110,716 1000,740 900,800 620,830 440,740 340,720 -40,744',
      ),
      3,
      80,
    ),
  );
  let courses = '';
  for (let i = 1; i < 7; i++)
    courses += `M-20 ${560 + i * 27}L360 ${541 + i * 27}M470 ${552 + i * 27}L640 ${472 + i * 50}M970 ${545 + i * 26}L1100 ${530 + i * 27}L1620 ${556 + i * 27}`;
  let face = '';
  for (let i = 1; i < 8; i++) face += `M640 ${472 + i * 44}L862 ${452 + i * 43}L962 ${542 + i * 26}`;
  const scene = [
    fill(disc(r, 1240, 260, 100), f.sun),
    fill(streaks(r, [100, 170, 240, 310, 380], 3, [120, 320]), f.cloud),
    fill(ridge(r, points('-20,500 300,480 700,490 1100,484 1640,500'), 620, 2), f.moss, 'opacity=".5"'),
    palms(
      r,
      [
        [180, 550, 210, 20, 0.72],
        [270, 550, 270, -24, 0.85],
        [1170, 540, 200, -18, 0.7],
        [1290, 546, 280, 24, 0.9],
        [1400, 550, 220, -20, 0.75],
      ],
      f.tree === 'palm' ? f.moss : TEA,
    ),
    // within: roofs and a belfry
    fill('M700 470v-86h250v86zM1010 536v-70h150v70z', PAPER),
    fill('M684 388l36-54h184l62 54zM996 470l30-40h120l30 40z', RED),
    fill('M560 520V330h84v190zM548 332l54-70 54 70z', PAPER),
    fill(
      'M584 330v-30q18-22 36 0v30zM590 400h26v44h-26zM740 410h28v40h-28zM800 410h28v40h-28zM860 410h28v40h-28z',
      KEY,
    ),
    fill('M620 332h24v188h-24zM602 262l54 70h-30z', f.shade),
    misfed('w', f.stone),
    fill(
      comb(
        r,
        points('862,452 880,560 872,680 890,806'),
        [-1, 0.1],
        [10, 40],
        20,
        points('900,800 1000,740 960,540'),
      ),
      f.shade,
    ),
    fill(
      comb(r, points('440,560 452,640 436,740'), [1, 0], [10, 30], 18, points('340,720 360,540 420,546')),
      f.shade,
    ),
    stroke(courses, f.shade, 5, '58 6 84 5 40 7'),
    stroke(face, KEY, 5, '66 6 48 6 90 6'),
    stroke('M-20 552L360 532L470 544L640 462L862 442L962 532L1100 520L1620 548', PAPER, 18, '60 14 90 14'),
    fill('M610 480l20-12-6-50 26-26 26 20-4 48 10 10z', f.stone) +
      fill('M636 440h14v24h-14zM618 420l34-36 36 34z', KEY),
    fill(
      tufts(r, 9, [20, 340], points('0,570 340,556'), 100, 26) +
        tufts(r, 9, [1120, 1560], points('1100,550 1600,570'), 110, 26),
      f.moss,
    ),
    // the gate in the right curtain and its bridge
    fill('M1180 728V570l20-16 24-40q56-40 112 0l24 40 20 16v164z', PAPER),
    fill('M1236 730v-92q44-46 88 0v92z', KEY),
    stroke('M1190 572h180M1212 540h136M1206 730V590M1354 730V590', f.shade, 8),
    fill('M1262 536q18-20 36 0l-6 20h-24z', RED),
    fill('M-40 736h1680v280H-40z', f.water),
    fill(
      cut(
        wobble(
          r,
          points(
            '-20,738 340,716 440,736 620,826 900,796 1000,736 1110,712 1640,738 1640,764 1100,740 1000,766 900,826 620,856 430,766 -20,768',
          ),
          2,
          80,
        ),
      ),
      f.dark,
    ),
    fill(ripples(r, 46, [-40, 1640], [780, 980], [60, 230], [6, 16]), f.dark),
    fill(ripples(r, 14, [560, 940], [850, 970], [60, 180], [6, 13]), f.stone),
    fill(cut(points('1230,726 1330,726 1520,1010 1190,1010')), f.stone),
    stroke('M1220 770h130M1214 810h160M1208 856h196M1200 908h236M1196 966h280', KEY, 5),
    stroke('M1226 716L1186 1010M1334 716L1530 1010', KEY, 9),
    at(hiker(RED), 1290, 860, 0.95),
    at(walker(RED, GAMBOGE), 1370, 940, 1.15, -1),
    f.boat
      ? at(netThrower(), 800, 940, 1.05)
      : at(
          fill('M-60 0q-10-40 30-44q40-4 60 20q24-30 60-20l-16 10q-20 2-20 24-40 34-114 10z', PAPER),
          420,
          900,
          0.7,
        ) +
        at(
          fill('M-60 0q-10-40 30-44q40-4 60 20q24-30 60-20l-16 10q-20 2-20 24-40 34-114 10z', PAPER),
          300,
          930,
          0.85,
        ),
    jungle(r, points('-20,920 100,930 220,980 320,1010'), {
      size: [22, 38],
      bottom: 1010,
      body: KEY,
      light: f.moss,
      leaves: 1,
    }),
  ];
  return sheet({
    sky: f.sky,
    defs: [define('w', wall), define('c', f.tree === 'palm' ? palmHead(r, 114) : palmyraHead(r, 80)), s.def],
    layers: [f.flip ? group('transform="translate(1600 0)scale(-1 1)"', ...scene) : scene.join(''), s.layer],
  });
}

export const forts: Plates = {
  'jaffna-fort': () =>
    draw({
      seed: 361,
      sky: MIST,
      cloud: PAPER,
      sun: PAPER,
      stone: GAMBOGE,
      shade: RED,
      moss: LEAF,
      water: LAGOON,
      dark: KEY,
      tree: 'palmyra',
      boat: false,
    }),
  'star-fort': () =>
    draw({
      seed: 362,
      sky: ROSE,
      cloud: PAPER,
      sun: PAPER,
      stone: PAPER,
      shade: PLUM,
      moss: TEA,
      water: TEA,
      dark: KEY,
      tree: 'palm',
      boat: false,
      flip: true,
    }),
  batticaloa: () =>
    draw({
      seed: 363,
      sky: GAMBOGE,
      cloud: PAPER,
      sun: RED,
      stone: ROSE,
      shade: PLUM,
      moss: TEA,
      water: LAGOON,
      dark: KEY,
      tree: 'palm',
      boat: true,
    }),
};
