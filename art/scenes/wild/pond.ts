import type { Chance } from '../../lib/chance.ts';
import { cuts } from '../../lib/cuts.ts';
import { type Ink, KEY, PAPER } from '../../lib/inks.ts';
import { points } from '../../lib/path.ts';
import { fill, group, place, stroke } from '../../lib/svg.ts';

/** Pads and flowers close at hand, egrets among them. */
export function pond(r: Chance, leaf: Ink): string[] {
  const pads = points(
    '240,800 520,850 900,820 1240,860 1500,800 380,930 760,940 1120,960 1440,940 90,930 640,740 1080,730 1350,740',
  );
  return [
    group(`fill="${leaf}"`, ...pads.map(([x, y], i) => place('p', x, y, (y - 480) / 300, i % 2 ? -1 : 1))),
    stroke(
      pads.map(([x, y]) => `M${x} ${y}l${Math.round((y - 480) / 9)} ${Math.round((y - 480) / 60)}`).join(''),
      KEY,
      3,
    ),
    place('f', 300, 780, 0.8),
    place('f', 980, 800, 1.05),
    place('f', 1380, 900, 1),
    place('f', 640, 720, 0.5),
    place('f', 1130, 700, 0.42),
    place('e', 520, 846, 2),
    place('e', 760, 810, 1.3, -1),
    place('e', 1210, 850, 1.7),
    place('e', 870, 720, 0.7),
    place('e', 420, 730, 0.75, -1),
    fill(cuts(r, 12, { x: [100, 1400], y: [700, 960], long: [60, 160], wide: [5, 10] }), PAPER),
  ];
}
