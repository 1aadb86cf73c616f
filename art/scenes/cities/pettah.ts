import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { GAMBOGE, type Ink, KEY, LAGOON, LEAF, MIST, PAPER, PLUM, RED, ROSE, TEA } from '../../lib/inks.ts';
import { cut, points, wobble } from '../../lib/path.ts';
import { at, boatman, walker } from '../../lib/people.ts';
import { fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';

/** A storey of brick laid in candy courses. */
const striped = (x: number, y: number, w: number, h: number) =>
  fill(`M${x} ${y}v-${h}h${w}v${h}z`, RED) +
  stroke(
    Array.from({ length: Math.floor(h / 24) }, (_, i) => `M${x} ${y - 12 - i * 24}h${w}`).join(''),
    PAPER,
    10,
  );
const onion = (x: number, y: number, w: number) =>
  fill(
    `M${x - w * 0.6} ${y}q-${w * 0.9}-${w} ${w * 0.6}-${w * 1.9}q${w * 1.5} ${w * 0.9} ${w * 0.6} ${w * 1.9}z`,
    PAPER,
  ) +
  stroke(
    `M${x - w * 0.7} ${y - w * 0.45}h${w * 1.4}M${x - w * 0.66} ${y - w * 0.95}h${w * 1.32}`,
    RED,
    w * 0.22,
  ) +
  stroke(`M${x} ${y - w * 1.8}v-${w * 0.6}`, GAMBOGE, 5);
const minaret = (x: number, y: number, h: number) =>
  striped(x - 20, y, 40, h) +
  fill(`M${x - 28} ${y - h}h56v-12h-56z`, PAPER) +
  fill(`M${x - 15} ${y - h - 12}v-40h30v40z`, KEY) +
  onion(x, y - h - 50, 26);
const windows = (x0: number, n: number, step: number, y: number, w: number, h: number, ink: Ink) =>
  fill(
    Array.from({ length: n }, (_, i) => `M${x0 + i * step} ${y}v-${h}q${w / 2}-${w * 0.9} ${w} 0v${h}z`).join(
      '',
    ),
    ink,
  );

/** A three-wheeler, seen from the side. */
const TUK =
  fill('M-110-30l-4-56q0-12 12-12l30-2 12-34q4-10 16-10H60q12 0 18 12l24 42 20 10q12 6 12 24l-2 26z', RED) +
  fill('M-60-98l10-28q2-6 8-6h40v60h-40q-20-2-18-26zM18-132h34q8 0 12 8l20 36-12 34-16 24H18z', KEY) +
  fill('M-106-52h100v8h-100z', PAPER) +
  fill('M-66-6a26 26 0 1 1-.1 0zM92-6a24 24 0 1 1-.1 0z', KEY) +
  fill('M-66-20a12 12 0 1 1-.1 0zM92-20a10 10 0 1 1-.1 0z', PAPER);

function draw(): string {
  const r = chance(451);
  const s = salt(r, 400);
  const awning = (x: number, y: number, w: number, a: Ink, b: Ink) =>
    fill(`M${x} ${y}l20-54h${w - 40}l20 54z`, a) +
    stroke(`M${x + 22} ${y - 27}h${w - 36}`, b, 54, '20 20') +
    fill(`M${x} ${y}h${w}v12h-${w}z`, a);
  const fruit = (x: number, y: number, w: number, ink: Ink) =>
    stroke(`M${x} ${y}h${w}M${x + 10} ${y - 14}h${w - 20}`, ink, 20, '0 21', 'stroke-linecap="round"');
  return sheet({
    sky: MIST,
    defs: [stamp('k', TUK), s.def],
    layers: [
      fill(streaks(r, [60, 110, 170, 230], 4, [110, 280]), PAPER),
      // shop houses that close the street on both sides
      fill('M-20 800V230h260l90 90v480z', PLUM),
      fill('M-20 800V250l250-4 80 80v474z', ROSE),
      windows(20, 4, 66, 430, 40, 84, LAGOON),
      windows(20, 4, 66, 600, 40, 84, LAGOON),
      stroke('M-20 310h330M-20 470h330M-20 640h330', PLUM, 9),
      fill('M1640 800V200h-300l-80 100v500z', GAMBOGE),
      windows(1300, 4, 76, 420, 44, 90, TEA),
      windows(1300, 4, 76, 600, 44, 90, TEA),
      stroke('M1262 300h380M1262 460h380M1262 640h380', RED, 9),
      // the red mosque
      minaret(430, 800, 480),
      minaret(1150, 800, 480),
      striped(440, 800, 700, 330),
      windows(470, 4, 62, 600, 34, 70, KEY),
      windows(890, 4, 62, 600, 34, 70, KEY),
      fill('M430 474h720v14H430zM430 630h720v12H430z', PAPER),
      stroke('M440 462h700', RED, 26, '18 12'),
      minaret(560, 476, 120),
      minaret(1020, 476, 120),
      striped(660, 800, 260, 440),
      fill('M650 364h280v14H650z', PAPER),
      stroke('M656 352h268', RED, 22, '16 10'),
      windows(686, 3, 76, 520, 52, 84, KEY),
      fill('M690 800V640q100-120 200 0v160z', PAPER),
      fill('M716 800V654q74-90 148 0v146z', KEY),
      onion(790, 352, 78),
      minaret(672, 362, 70),
      minaret(908, 362, 70),
      stroke('M300 330Q560 420 800 380M330 380Q800 520 1260 360', KEY, 3),
      fill(cut(wobble(r, points('-20,800 1640,800 1640,1010 -20,1010'), 2, 160)), KEY),
      fill(cuts(r, 26, { x: [-40, 1560], y: [830, 990], long: [60, 180], wide: [5, 11] }), PLUM),
      fill('M-20 880v-150h430v150z', TEA),
      fruit(20, 768, 120, GAMBOGE),
      fruit(160, 768, 110, RED),
      fruit(290, 768, 100, LEAF),
      fill('M-20 788h430v20H-20zM1180 900V740h460v160z', PAPER),
      awning(-40, 690, 470, RED, PAPER),
      fruit(1200, 784, 130, RED),
      fruit(1350, 784, 120, LEAF),
      fruit(1490, 784, 110, GAMBOGE),
      fill('M1180 804h460v96h-460z', LAGOON),
      awning(1160, 700, 500, TEA, PAPER),
      at(boatman(LAGOON, PAPER), 470, 880, 0.95),
      at(walker(RED, GAMBOGE), 600, 850, 0.82),
      at(walker(TEA, PAPER), 900, 860, 0.85, -1),
      place('k', 740, 930, 1.15),
      at(walker(PLUM, ROSE), 1050, 950, 1.3, -1),
      at(boatman(RED, GAMBOGE), 1130, 960, 1.25, -1),
      at(walker(GAMBOGE, RED), 400, 970, 1.35),
      s.layer,
    ],
  });
}

export const pettah: Plates = { pettah: draw };
