import type { Chance } from './chance.ts';
import { comb, cuts } from './cuts.ts';
import { type Ink, KEY, PAPER } from './inks.ts';
import { arc, cut, points, wobble } from './path.ts';
import { fill, stroke } from './svg.ts';

interface Stupa {
  cx: number;
  base: number;
  /** Radius of the bell; the whole stands about 2.3 times as high. */
  radius: number;
  body?: Ink;
  shade?: Ink;
  crown?: Ink;
}

/** A dagoba: three terraces, a bell, the square harmika, a ringed spire, its turned side in comb shadow. */
export function stupa(r: Chance, { cx, base, radius: R, body = PAPER, shade = KEY, crown = body }: Stupa) {
  const foot = base - R * 0.2;
  const top = foot - R;
  const bell = wobble(r, arc(cx, foot, R, R * 1.02, Math.PI, Math.PI * 2, 18), R * 0.004, 999);
  const p = (text: string) => points(text).map(([x, y]) => [cx + x * R, base + y * R] as const);
  const terraces = cut(
    p(
      '-1.2,0 -1.2,-0.07 -1.13,-0.07 -1.13,-0.14 -1.06,-0.14 -1.06,-0.21 1.06,-0.21 1.06,-0.14 1.13,-0.14 1.13,-0.07 1.2,-0.07 1.2,0',
    ),
  );
  const harmika = cut(
    p(
      '-0.25,-1.18 -0.25,-1.26 -0.2,-1.26 -0.2,-1.45 -0.25,-1.45 -0.25,-1.5 0.25,-1.5 0.25,-1.45 0.2,-1.45 0.2,-1.26 0.25,-1.26 0.25,-1.18',
    ),
  );
  const spire = cut(
    p(
      '-0.13,-1.5 -0.13,-1.58 -0.1,-1.62 -0.1,-1.7 -0.02,-2.2 0.02,-2.2 0.1,-1.7 0.1,-1.62 0.13,-1.58 0.13,-1.5',
    ),
  );
  const edge = arc(cx, foot, R * 0.42, R, -Math.PI / 2, 0, 10);
  const shadow =
    comb(
      r,
      edge,
      [-1, 0.2],
      [R * 0.03, R * 0.2],
      R * 0.075,
      arc(cx, foot, R * 1.005, R * 1.02, 0, -Math.PI / 2, 12),
    ) +
    cut(p('0.45,-0.21 1.06,-0.21 1.06,-0.14 0.5,-0.14')) +
    cut(p('0.55,-0.14 1.13,-0.14 1.13,-0.07 0.6,-0.07')) +
    cut(p('0.6,-0.07 1.2,-0.07 1.2,0 0.65,0')) +
    cut(p('0.06,-1.18 0.25,-1.18 0.25,-1.26 0.2,-1.26 0.2,-1.45 0.25,-1.45 0.25,-1.5 0.06,-1.5 0.09,-1.34')) +
    cut(p('0.02,-1.5 0.13,-1.5 0.13,-1.58 0.1,-1.62 0.1,-1.7 0.02,-2.2 0.02,-1.8'));
  const rings = [0.21, 0.14, 0.07]
    .map(
      (h, i) =>
        `M${Math.round(cx - R * (1.06 + i * 0.07))} ${Math.round(base - R * h)}H${Math.round(cx + R * 0.5)}`,
    )
    .join('');
  const spireRings = [1.7, 1.79, 1.88, 1.97, 2.06]
    .map((h) => {
      const half = R * (0.1 - ((h - 1.7) / 0.5) * 0.08);
      return `M${Math.round(cx - half)} ${Math.round(base - R * h)}h${Math.round(half * 2)}`;
    })
    .join('');
  const line = Math.max(2, Math.round(R * 0.016));
  return [
    fill(terraces + cut([...bell]), body),
    fill(harmika + spire, crown),
    fill(shadow, shade),
    fill(
      cuts(r, 9, {
        x: [cx + R * 0.5, cx + R * 0.74],
        y: [foot - R * 0.55, foot - R * 0.08],
        long: [R * 0.08, R * 0.2],
        wide: [R * 0.016, R * 0.03],
        lean: 1.2,
        sway: 0.2,
      }),
      body,
    ),
    stroke(
      rings,
      shade,
      line,
      `${Math.round(R * 0.3)} ${Math.round(R * 0.05)} ${Math.round(R * 0.5)} ${Math.round(R * 0.04)}`,
    ),
    stroke(spireRings, shade, line),
    fill(cut(arc(cx, base - R * 2.22, R * 0.03, R * 0.045, 0, Math.PI * 2, 8)), crown),
    stroke(`M${Math.round(cx - R * 0.12)} ${Math.round(top + R * 0.03)}h${Math.round(R * 0.2)}`, shade, line),
  ].join('');
}
