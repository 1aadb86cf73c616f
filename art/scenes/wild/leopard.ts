import { type Chance, chance } from '../../lib/chance.ts';
import { cuts, streaks } from '../../lib/cuts.ts';
import { broadTree, jungle, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, PAPER, PLUM, RED, ROSE } from '../../lib/inks.ts';
import { cut, points, ridge, spline, wobble } from '../../lib/path.ts';
import { disc } from '../../lib/sun.ts';
import { fill, group, salt, sheet, stroke } from '../../lib/svg.ts';
import type { Plates } from '../plates.ts';
import { rosette, spots } from './rosettes.ts';

/** A leopard crossing a rock, looking left; front feet near 0,0. */
function leopard(r: Chance): string {
  const body = spline(
    points(
      '-332,-190 -322,-226 -300,-250 -286,-272 -268,-252 -232,-246 -160,-264 -50,-238 60,-234 150,-248 204,-226 232,-190 276,-138 340,-104 404,-112 444,-160 462,-166 452,-124 404,-78 330,-70 262,-104 240,-128 234,-96 218,-64 236,-14 236,0 178,0 182,-20 166,-72 138,-104 108,-60 92,-12 94,0 40,0 54,-18 72,-64 58,-112 -20,-106 -104,-108 -122,-64 -108,-14 -110,0 -164,0 -158,-18 -164,-70 -176,-100 -206,-66 -240,-18 -242,0 -298,0 -284,-20 -256,-40 -232,-88 -236,-130 -262,-160 -300,-160 -328,-172',
    ),
    2,
  );
  let rosettes = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 9; i++)
      rosettes += rosette(
        r,
        -190 + i * 44 + (row % 2) * 22 + r(-6, 6),
        -218 + row * 36 + r(-5, 5) + (i > 1 && i < 7 ? 8 : 0),
        9,
      );
  }
  const small =
    cuts(r, 9, { x: [-222, -190], y: [-240, -180], long: [9, 14], wide: [6, 7], sway: 3 }) +
    spots(
      '-170,-76 -150,-56 -146,-90 -150,-30 -222,-70 -250,-34 150,-90 176,-70 196,-100 204,-60 210,-30 74,-80 92,-50 78,-30 290,-112 320,-92 352,-92 384,-96 414,-108 -290,-226 -268,-228 -250,-206 -276,-206',
    );
  return [
    fill(cut(body), PAPER, 'transform="translate(-7 5)"'),
    fill(cut(body), GAMBOGE),
    fill(
      cut(points('-228,-128 -180,-104 -110,-112 -20,-110 60,-116 110,-110 50,-128 -60,-126 -160,-122')) +
        cut(points('-330,-186 -300,-190 -280,-172 -300,-160 -328,-172')),
      PAPER,
    ),
    fill(rosettes + small, KEY),
    fill(
      'M-316-206l18-8 8 8-14 4zM-334-194l12-4 2 10-12 4zM-330-176l26 2-24 5zM-284-268l8 2 0 14-12 0zM436-156l16-10 8 0-4 14-16 6z',
      KEY,
    ),
  ].join('');
}

function draw(): string {
  const r = chance(101);
  const s = salt(r, 200);
  const rock = wobble(
    r,
    points(
      '170,1010 230,860 262,790 330,730 430,694 600,676 780,660 960,668 1130,640 1240,652 1330,700 1390,760 1470,800 1540,880 1620,920 1620,1010',
    ),
    5,
    80,
  );
  const beast = group('transform="translate(760 676)scale(1.22)"', leopard(r));
  return sheet({
    sky: RED,
    defs: [s.def],
    layers: [
      fill(disc(r, 1210, 330, 130), PAPER),
      fill(streaks(r, [150, 220, 290, 360, 430, 490], 3, [120, 320]), ROSE),
      fill(
        ridge(
          r,
          points(
            '-20,560 160,520 300,470 380,460 470,520 640,560 900,550 1120,530 1240,470 1330,440 1400,452 1490,520 1620,560',
          ),
          900,
        ),
        PLUM,
      ),
      jungle(r, points('-20,600 240,590 500,606 800,610 1100,600 1400,586 1620,600'), {
        size: [20, 42],
        bottom: 760,
        body: PLUM,
        light: PLUM,
      }),
      fill(broadTree(r, 150, 640, 300, 330) + broadTree(r, 1460, 640, 250, 300), KEY),
      jungle(r, points('-20,720 200,700 420,730 800,740 1200,730 1500,700 1620,690'), {
        size: [26, 50],
        bottom: 1010,
        body: KEY,
        light: PLUM,
        leaves: 1,
        under: 5,
        depth: 160,
      }),
      fill(cut(rock), PAPER, 'transform="translate(-8 -6)"'),
      fill(cut(rock), ROSE),
      fill(
        cut(
          points(
            '1130,640 1240,652 1330,700 1390,760 1470,800 1540,880 1620,920 1620,1010 1180,1010 1240,930 1190,850 1230,770 1160,700',
          ),
        ),
        KEY,
      ),
      fill(
        cuts(r, 26, {
          x: [260, 1120],
          y: [30, 260],
          under: points('170,760 430,700 780,666 1130,650'),
          long: [40, 130],
          wide: [6, 12],
          lean: 0.14,
          sway: 0.2,
        }),
        KEY,
      ),
      fill(
        cuts(r, 14, {
          x: [1200, 1560],
          y: [60, 200],
          under: points('1130,660 1390,780 1620,920'),
          long: [40, 100],
          wide: [5, 9],
          lean: 0.6,
          sway: 0.2,
        }),
        ROSE,
      ),
      stroke('M420 1010q30-120 10-190q20-60 0-120M820 1010q-20-80 14-160q-10-70 6-110', KEY, 6),
      beast,
      fill(tufts(r, 9, [-20, 1600], points('-20,900 260,890 600,910 1620,930'), 80, 34), ROSE),
      s.layer,
    ],
  });
}

export const leopards: Plates = { yala: draw };
