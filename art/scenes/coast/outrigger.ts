import { flock } from '../../lib/beasts.ts';
import { chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { jungle, palmHead, palms } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, PAPER, PLUM, RED, ROSE } from '../../lib/inks.ts';
import { cut, points, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { define, fill, place, salt, sheet, stamp, stroke } from '../../lib/svg.ts';
import { glitter, ripples, skyBand } from '../../lib/water.ts';
import { oruwa } from '../boats.ts';
import type { Plates } from '../plates.ts';

/** The oruwa near at hand: slim hull, great square sail, the float on its bent arms. */
function nearBoat(): string {
  return (
    fill('M690 690l-22-430 16-2 24 432zM672 300l330-90 10 8-330 98z', KEY) +
    fill('M690 306l300-80 34 60-16 130-60 120-240 90z', RED) +
    fill('M664 320l-130 300 130 60z', GAMBOGE) +
    stroke('M706 350L1010 280M712 420L1012 356M718 490L990 430M722 556L962 504', ROSE, 9) +
    fill('M850 262l140-36 34 60-16 130-60 120-60 22q40-180-38-316z', PLUM) +
    fill(
      'M360 690l60 34 440 12 150-40 90-60-22 66-90 62-160 34-330-6-86-40z',
      PAPER,
      'transform="translate(-7 -6)"',
    ) +
    fill('M360 690l60 34 440 12 150-40 90-60-22 66-90 62-160 34-330-6-86-40z', KEY) +
    stroke('M424 738l410 14 150-40', GAMBOGE, 6, '70 8 120 10') +
    stroke('M560 740Q540 850 470 880M840 760Q860 870 800 900', KEY, 12) +
    fill('M370 880l60-20 430 20 90 16-40 18-420-2-90-14z', KEY) +
    fill(
      'M540 716l-6-60 4-30 22-14 20 12 40 30-6 10-34-16 4 70zM556 608l-8-12 5-14 14-3 10 9-2 15-9 8zM820 740l-10-70 8-34 22-12 20 12 2 40 40 18-2 12-46-8 2 40zM836 620l-8-12 5-14 14-3 10 9-2 15-9 8z',
      KEY,
    ) +
    fill('M534 690l50-4 4 34-52-2zM812 700l48-2 4 40-50 2z', LAGOON) +
    fill('M544 590l26-14 20 12-2 8-46 2zM822 602l28-16 20 14-4 8-44 2z', PAPER)
  );
}

function draw(): string {
  const r = chance(341);
  const s = salt(r, 240);
  return sheet({
    sky: PLUM,
    defs: [define('c', palmHead(r, 114)), stamp('o', oruwa(ROSE, RED)), s.def],
    layers: [
      skyBand(r, 300, 600, RED, PLUM, 10),
      skyBand(r, 440, 600, ROSE, RED, 9),
      skyBand(r, 530, 600, GAMBOGE, ROSE, 9),
      fill(streaks(r, [120, 190, 250], 3, [110, 280]), RED),
      fill(disc(r, 1240, 540, 120), PAPER),
      stroke(flock(r, 9, 240, 180, 340, 110), PAPER, 4),
      jungle(r, spline(points('-20,560 160,540 340,548 480,580 560,600'), 3), {
        size: [14, 26],
        bottom: 610,
        body: KEY,
        light: PLUM,
        leaves: 1,
      }),
      palms(
        r,
        [
          [60, 560, 190, 22, 0.66],
          [150, 550, 250, -26, 0.78],
          [250, 552, 170, 30, 0.6],
          [350, 560, 210, 24, 0.7],
          [440, 580, 120, 30, 0.48],
        ],
        KEY,
      ),
      fill('M0 600h1600v400H0z', LAGOON),
      fill(ripples(r, 70, [-40, 1640], [606, 980], [50, 230], [4, 16]), KEY),
      fill(ripples(r, 26, [-40, 1640], [606, 820], [50, 180], [4, 12]), PLUM),
      fill(glitter(r, 36, 1240, 130, [606, 960]), GAMBOGE),
      place('o', 1320, 640, 0.7),
      place('o', 1050, 622, 0.42, -1),
      place('o', 1470, 622, 0.36),
      nearBoat(),
      fill(cuts(r, 12, { x: [380, 980], y: [906, 950], long: [80, 220], wide: [7, 13] }), PAPER),
      fill(
        cut(wobble(r, points('-20,970 300,960 700,985 1100,985 1640,950 1640,1010 -20,1010'), 3, 90)),
        KEY,
      ),
      s.layer,
    ],
  });
}

export const outrigger: Plates = { negombo: draw };
