import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { coast, teaHills } from '../kit/settings.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A guest house: half-round tiles, turned pillars, a chair with long arms. */
export function guestHouse(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    gamboge,
  );
  b.gouges('M-20 20H420V90H-20Z', print, { n: 12, length: [24, 60], width: [0.9, 2], spread: 0.03 });
  palm(b, 352, 210, 150, 14, tea, 44);
  palm(b, 36, 210, 130, -12, tea, 40);
  bank(
    b,
    [
      [-10, 170],
      [90, 160],
      [310, 160],
      [410, 168],
    ],
    [14, 24],
    250,
    tea,
    leaf,
  );
  b.slip('M60 128H340V236H60Z', print, { step: 40 });
  b.cut('M76 150H324V236H76Z', mist, { step: 50 });
  b.cut('M178 158H222V236H178Z', key, { step: 40 });
  b.cut('M182 162H199V236H182Z', lagoon, { step: 40 });
  b.cut('M96 164H152V208H96ZM248 164H304V208H248Z', lagoon, { step: 40 });
  b.stroke('M124 164V208M276 164V208M96 186H152M248 186H304', print, 2);
  b.slip('M28 138L112 74H288L372 138Z', mural, { step: 24 });
  for (const o of [0, 1, 2, 3, 4]) {
    const y = 86 + o * 11;
    const x = 100 - o * 14;
    b.dashed(`M${x} ${y}H${400 - x}`, plum, 4.4, '7 3');
  }
  b.comb('M28 138H372', 'M372 138L366 133H34Z', key, { toward: [0, 1], depth: [3, 7], step: 8 });
  for (const x of [52, 118, 166, 228, 276, 342]) {
    b.cut(`M${x} 142H${x + 9}V240H${x}Z`, print, { step: 40 });
    b.comb(`M${x + 6} 142V240`, `M${x + 9} 240V142Z`, key, { toward: [-1, 0], depth: [0.6, 2], step: 9 });
  }
  b.stroke('M56 214H116M280 214H346', key, 2.2);
  b.dashed('M56 222H116M280 222H346', key, 12, '2 6');
  b.cut('M-6 240L400 236V306H-6Z', rose, { step: 60 });
  b.cut('M150 240H250L262 252H138ZM132 254H268L282 266H118Z', print, { step: 50 });
  b.gouges('M-30 250H430V298H-30Z', mural, { n: 22, length: [16, 46], width: [1, 2.4], spread: 0.04 });
  b.stroke('M66 240L76 214L104 226L112 196M76 228H116M70 246L84 220M108 246L104 226', key, 3.2);
  b.cut('M78 214L104 224L112 196L106 196L98 216Z', gamboge, { jitter: 0.3 });
  bank(
    b,
    [
      [-10, 272],
      [60, 268],
      [110, 278],
    ],
    [10, 18],
    306,
    key,
    tea,
  );
  bank(
    b,
    [
      [300, 280],
      [350, 268],
      [410, 274],
    ],
    [10, 18],
    306,
    key,
    tea,
  );
}

/** A cabana: thatch to the ground, a hammock, the sea through the legs of it. */
export function cabana(b: Block): void {
  coast(b, { sky: rose, cut: print, ground: OVER.straw, groundCut: OVER.skinWarm });
  b.cut('M126 168H246V246H126Z', key, { step: 40 });
  b.cut('M134 190H160V244H134ZM212 190H238V222H212Z', gamboge, { step: 30 });
  b.slip('M94 214L186 56L278 214L262 222L186 90L110 222Z', OVER.skinWarm, { step: 18 });
  b.slip('M186 60L112 196Q186 178 260 196Z', OVER.skinBrown, { dx: -1.4, dy: 1, step: 20 });
  b.gouges('M186 70L118 190Q186 172 254 190Z', gamboge, {
    n: 44,
    angle: 1.57,
    spread: 0.5,
    length: [12, 30],
    width: [1.2, 2.6],
  });
  b.comb('M112 196Q186 178 260 196', 'M260 196Q186 168 112 196Z', OVER.skinBrown, {
    toward: [0, 1],
    depth: [6, 15],
    step: 7,
  });
  b.stroke('M176 62L196 46M196 62L176 46', key, 3);
  b.stroke('M130 190V250M242 190V250M130 214H166M206 214H242', key, 4);
  b.cut('M166 200H206V250H166Z', plum, { step: 30 });
  b.stroke('M186 202V250', gamboge, 2);
  b.cut('M106 244H266V252H106Z', key, { step: 40 });
  b.stroke('M120 252V264M180 252V266M252 252V264', key, 4);
  b.stroke('M256 150Q276 178 292 190Q326 214 356 190L372 162', key, 1.8);
  b.slip('M284 186Q322 226 362 184Q352 222 322 220Q298 218 284 186Z', mural, { dx: -1.2 });
  b.dashed('M292 194Q322 224 356 192', gamboge, 3, '8 5');
  b.slip('M30 262Q58 250 92 262L88 268H36Z', lagoon, { dx: -1 });
  b.slip('M40 276L70 232L76 234L52 280Z', gamboge, { dx: -1 });
  b.stroke('M46 272L72 236', mural, 1.6);
}

/** A planter's bungalow, smoke in the chimney, the clouds a little below. */
export function bungalow(b: Block): void {
  teaHills(b, { sky: mist, cut: print, ground: tea, groundCut: leaf });
  b.slip('M96 146H318V216H96Z', print, { step: 40 });
  b.cut('M120 96H136V130H120ZM272 92H288V128H272Z', plum, { step: 20 });
  b.stroke('M280 88C270 70 296 60 284 40', print, 6, 2);
  b.slip('M76 150L128 104H288L338 150Z', mural, { step: 24 });
  b.gouges('M84 148L130 106H286L330 148Z', plum, {
    n: 36,
    angle: 1.57,
    spread: 0.1,
    length: [6, 14],
    width: [1, 2],
  });
  b.slip('M164 154L207 112L250 154Z', print, { ghost: key, dx: 1, dy: 1 });
  b.cut('M176 150L207 120L238 150Z', rose, { step: 20 });
  b.cut('M108 166H152V204H108ZM262 166H306V204H262ZM176 168H194V216H176ZM220 168H238V216H220Z', lagoon, {
    step: 30,
  });
  b.cut('M196 162H218V216H196Z', key, { step: 30 });
  b.stroke('M122 166V204M137 166V204M276 166V204M291 166V204M108 184H152M262 184H306', print, 1.8);
  b.comb('M96 152H318', 'M318 152V147H96Z', key, { toward: [0.2, 1], depth: [3, 8], step: 8 });
  b.cut('M-6 218Q200 206 406 220V306H-6Z', tea, { step: 50 });
  for (const y of [234, 252, 272, 294]) {
    b.dashed(
      `M-10 ${y}Q160 ${y - 14} 250 ${y}Q330 ${y + 12} 410 ${y - 4}`,
      leaf,
      9 + (y - 230) * 0.1,
      '0 9 0 10 0 8.5',
      true,
    );
    b.dashed(
      `M-8 ${y + 4}Q160 ${y - 10} 250 ${y + 4}Q330 ${y + 16} 410 ${y}`,
      key,
      6 + (y - 230) * 0.1,
      '0 9 0 10 0 8.5',
      true,
    );
  }
  b.cut('M196 216H220L260 306H170Z', rose, { step: 26 });
  b.gouges('M198 220H218L252 300H178Z', print, { n: 12, length: [6, 18], width: [1, 2], spread: 0.1 });
  b.cut(oval(352, 176, 8, 22), tea, { step: 8 });
  b.cut(oval(372, 184, 9, 26), key, { step: 8 });
  b.cut(oval(54, 182, 9, 26), key, { step: 8 });
}
