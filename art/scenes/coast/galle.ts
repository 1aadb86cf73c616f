import { type Chance, chance } from '../../lib/chance.ts';
import { comb, cuts, gouge } from '../../lib/cuts.ts';
import { palmHead, palms, tufts } from '../../lib/foliage.ts';
import { GAMBOGE, KEY, LAGOON, PAPER, PLUM, RED, ROSE } from '../../lib/inks.ts';
import { arc, cut, type Point, points, wobble } from '../../lib/path.ts';
import { halfDisc } from '../../lib/sun.ts';
import { define, fill, misfed, salt, sheet, stroke } from '../../lib/svg.ts';
import { glitter, ripples, skyBand, stars } from '../../lib/water.ts';
import type { Plates } from '../plates.ts';

const SEA = 640;
const X = 850;

function masonry(r: Chance) {
  let [lit, shaded] = ['', ''];
  for (let k = 0; k < 9; k++) {
    const o = 26 + k * 36;
    lit += `M${504 - k * 2} ${662 + o}L900 ${678 + o}L1094 ${Math.round(710 + o * 1.02)}`;
    shaded += `M1120 ${Math.round(722 + o * 1.02)}L1600 ${Math.round(800 + o * 1.15)}`;
  }
  for (let n = 0; n < 30; n++) {
    const x = 530 + ((n * 97) % 550) + r(-20, 20);
    const base = x < 900 ? 672 : 676 + (x - 900) * 0.15;
    lit += `M${Math.round(x)} ${Math.round(base + 26 + (n % 8) * 36)}l${Math.round(r(-4, 4))} ${Math.round(r(26, 34))}`;
  }
  return stroke(lit, KEY, 5, '58 5 84 4 40 6 70 5') + stroke(shaded, ROSE, 5, '88 9 40 14 120 8');
}

function lighthouse(r: Chance): string {
  let chips = '';
  for (let i = 0; i < 12; i++) {
    const y = r(250, 620);
    chips += gouge(X + 34 + (y - 250) * 0.05, y, -r(16, 34), r(-0.1, 0.1), 5);
  }
  const beam = [-0.2, -0.03, 0.14, Math.PI - 0.14, Math.PI + 0.03, Math.PI + 0.2]
    .map((a) => gouge(X + Math.cos(a) * 268, 172 + Math.sin(a) * 268, -r(180, 205), a, 9))
    .join('');
  return [
    fill(cut(points(`${X - 60},640 ${X - 38},222 ${X + 38},222 ${X + 60},640`)), PAPER),
    fill(
      comb(
        r,
        points(`${X + 4},222 ${X + 12},640`),
        [-1, 0.05],
        [4, 20],
        16,
        points(`${X + 60},640 ${X + 38},222`),
      ),
      LAGOON,
    ),
    fill(chips, PAPER),
    fill('M836 310h18v32h-18zM834 410h20v34h-20zM832 556h30v84h-30z', KEY),
    fill('M788 224l6-18h112l6 18-22 16h-80zM814 136l6-12 28-30h6l28 30 6 12zM847 62h6v36h-6z', PAPER),
    fill('M822 136h56v70h-56z', GAMBOGE),
    stroke('M822 136v70m18-70v70m20-70v70m18-70v70', KEY, 5),
    stroke('M792 208v-26h116v26m-96 0v-26m19 26v-26m19 26v-26m19 26v-26m19 26v-26', PAPER, 4),
    fill('M788 224l6-4h112l6 4-22 16h-20z', LAGOON),
    fill(beam, GAMBOGE),
  ].join('');
}

const COUPLE =
  fill(
    'M540 648l2-30-5-22 8-12 10 0 7 14-3 20 2 30zM542 580l-3-9 6-8 8 2 2 9-6 7zM568 650l0-26-4-20 8-12 10 2 6 24-2 32zM571 588l-2-9 7-7 8 4 0 9-7 5z',
    KEY,
  ) +
  fill('M514 574q34-54 84-4l-20-4-22 4-22-2z', PAPER) +
  stroke('M556 600V544', KEY, 4);

function boulders(r: Chance): string {
  const rocks = points('500,880 540,936 452,950 620,985 380,990 500,1000 720,1010');
  let [body, cracks] = ['', ''];
  for (const [i, [x, y]] of rocks.entries()) {
    const size = [34, 58, 46, 60, 40, 56, 50][i] ?? 40;
    const top = arc(x, y, size, size * 0.7, Math.PI * 0.06, -Math.PI * 1.1, 7).map(([px, py]): Point => {
      const k = r(0.86, 1.12);
      return [x + (px - x) * k, y + (py - y) * k];
    });
    body += cut([...top, [x - size, y + 60]]);
    cracks += gouge(x + r(-30, 5), y + r(-12, 18), r(18, 40), 0.5, 5);
  }
  return (
    fill(body, PAPER, 'transform="translate(-9 -7)"') +
    fill(body, KEY) +
    fill(cuts(r, 12, { x: [180, 420], y: [880, 990], long: [60, 150], wide: [7, 12] }), PAPER) +
    fill(cracks, ROSE)
  );
}

function draw(): string {
  const r = chance(23);
  const s = salt(r, 300);
  const face = cut(
    wobble(r, points('478,770 520,652 900,668 1100,704 1600,790 1600,1000 566,1000 520,880'), 3, 70),
  );
  return sheet({
    sky: KEY,
    defs: [define('f', face), define('c', palmHead(r, 120)), s.def],
    layers: [
      skyBand(r, 262, SEA, PLUM, KEY, 11),
      skyBand(r, 424, SEA, RED, PLUM, 11),
      skyBand(r, 556, SEA, GAMBOGE, RED, 11),
      fill(stars(r, 24, [0, 1080], [20, 190]), PAPER),
      fill(halfDisc(r, 330, SEA, 92), PAPER),
      fill('M0 640h1600v360H0z', LAGOON),
      fill(ripples(r, 48, [-40, 700], [SEA + 8, 988], [50, 200], [4, 14]), KEY),
      fill(glitter(r, 22, 330, 110, [SEA + 6, 930]), GAMBOGE),
      misfed('f', ROSE),
      fill(
        comb(
          r,
          points('1090,700 1108,800 1100,900 1116,1000'),
          [-1, 0.05],
          [10, 50],
          17,
          points('1600,1000 1600,790 1340,744'),
        ),
        KEY,
      ),
      masonry(r),
      fill(cut(wobble(r, points('506,656 522,630 900,608 1600,628 1600,790 1100,704 900,672'), 2, 90)), PLUM),
      fill(tufts(r, 11, [540, 1500], points('0,626 900,626 1600,690'), 26, 22), ROSE),
      stroke('M500 652L900 666L1100 698L1600 784', KEY, 26),
      stroke('M500 648L900 661L1100 693L1600 778', PAPER, 20, '96 16 120 14 80 18'),
      lighthouse(r),
      fill('M916 652v-62h120v62z', PAPER),
      fill('M900 592l32-36h86l34 36z', ROSE),
      fill('M936 652v-38h22v38zM984 612h24v22h-24z', KEY),
      palms(r, [
        [1140, 690, 320, 46, 1.05],
        [1240, 710, 250, -34, 0.9],
        [740, 656, 250, -40, 0.84],
        [1370, 730, 330, 50, 1.15],
        [690, 654, 150, -24, 0.6],
        [1500, 730, 210, -20, 0.8],
      ]),
      COUPLE,
      boulders(r),
      s.layer,
    ],
  });
}

export const galle: Plates = { galle: draw };
