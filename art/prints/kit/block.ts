import { compact } from '../../lib/svg.ts';
import { type Hand, hand } from './hand.ts';
import { encode, flatten, inside, type Line, type Point, resample, turned } from './path.ts';

export type Span = readonly [number, number];
type Cut = { jitter?: number; step?: number };
type Slip = Cut & { ghost?: string; dx?: number; dy?: number };
type Gouges = { n: number; angle?: number; spread?: number; length: Span; width: Span };
type Comb = { toward: Point; depth: Span; step: number };

/**
 * One printing block. Shapes are given smooth, in a small grid; the block cuts them into facets with a
 * trembling hand, prints them a little beside their paper, and clears the rest with a gouge.
 */
export type Block = Hand & {
  cut: (d: string, ink: string, how?: Cut) => void;
  slip: (d: string, ink: string, how?: Slip) => void;
  gouges: (d: string, ink: string, how: Gouges) => void;
  chatter: (d: string, ink: string, how: { n: number; gap: Span; length: Span; width: Span }) => void;
  comb: (edge: string, rest: string, ink: string, how: Comb) => void;
  stroke: (d: string, ink: string, from: number, to?: number, how?: Cut) => void;
  polygon: (points: readonly Point[], ink: string) => void;
  dashed: (d: string, ink: string, width: number, dash: string, round?: boolean) => void;
  salt: (ink: string, n?: number) => void;
  move: (x: number, y: number, size: number, flip: boolean, draw: () => void) => void;
  /** Puts every point of what is drawn elsewhere, in the grid of what is around it. */
  bend: (where: (point: Point) => Point, draw: () => void) => void;
  svg: (title: string) => string;
};

export function block(seed: number, width: number, height: number, scale: number): Block {
  const h = hand(seed);
  const parts: { ink: string; d: string; raw?: string }[] = [];
  let defs = '';
  let ids = 0;
  let [ox, oy, size, mirror] = [0, 0, 1, 1];

  let bent = (point: Point): Point => point;

  const put = (point: Point): Point => {
    const [x, y] = bent(point);
    return [(ox + x * size * mirror) * scale, (oy + y * size) * scale];
  };
  const add = (ink: string, d: string) => {
    const last = parts[parts.length - 1];
    if (last && last.raw === undefined && last.ink === ink) last.d += d;
    else parts.push({ ink, d });
  };
  const raw = (text: string) => parts.push({ ink: '', d: '', raw: text });
  const shape = (points: readonly Point[]) => encode(turned(points.map(put)));
  const lines = (d: string, step: number): Line[] => flatten(d, step);
  const shake = (points: readonly Point[], by: number): Point[] =>
    points.map(([x, y]) => [x + h.u(-by, by), y + h.u(-by, by)]);
  const facets = (d: string, { jitter = 0.55, step = 13 }: Cut = {}) =>
    lines(d, step)
      .map((line) => {
        const ring: Point[] = line.closed && line.points[0] ? [...line.points, line.points[0]] : line.points;
        const walked = resample(ring, step * 1.7);
        if (line.closed) walked.pop();
        return shape(shake(walked, jitter));
      })
      .join('');

  const sliver = (x: number, y: number, length: number, angle: number, wide: number): Point[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip: Point = [x + c * length, y + s * length];
    const one: Point = [x + c * length * 0.7 - s * wide * 0.5, y + s * length * 0.7 + c * wide * 0.5];
    if (wide < 1.9)
      return [[x, y], tip, [x + c * length * 0.72 + s * wide, y + s * length * 0.72 - c * wide]];
    return [[x, y], one, tip, [x + c * length * 0.6 + s * wide * 0.5, y + s * length * 0.6 - c * wide * 0.5]];
  };

  const self: Block = {
    ...h,
    cut: (d, ink, how) => add(ink, facets(d, how)),
    slip: (d, ink, how = {}) => {
      const id = `s${ids++}`;
      defs += `<path id="${id}" d="${facets(d, how)}"/>`;
      const x = Math.round((how.dx ?? -2) * scale * size);
      const y = Math.round((how.dy ?? 1.3) * scale * size);
      raw(
        `<use href="#${id}" fill="${how.ghost ?? '#F6F1E3'}" x="${x}" y="${y}"/><use href="#${id}" fill="${ink}"/>`,
      );
    },
    gouges: (d, ink, { n, angle = 0, spread = 0.12, length, width: wide }) => {
      const rings = lines(d, 6);
      const all = rings.flatMap((ring) => ring.points);
      const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
      const [top, bottom] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))];
      const holds = (x: number, y: number) => rings.some((ring) => inside(ring.points, x, y));
      let out = '';
      for (let made = 0, tries = 0; made < n && tries < n * 30; tries++) {
        const [x, y, a, l] = [
          h.u(left, right),
          h.u(top, bottom),
          angle + h.u(-spread, spread),
          h.u(...length),
        ];
        if (!holds(x, y) || !holds(x + Math.cos(a) * l, y + Math.sin(a) * l)) continue;
        out += shape(sliver(x, y, l, a, h.u(...wide)));
        made++;
      }
      if (out) add(ink, out);
    },
    chatter: (d, ink, { n, gap, length, width: wide }) => {
      const ring = resample(
        lines(d, 6).flatMap((line) => line.points),
        5,
      );
      let out = '';
      for (let i = 0; i < n; i++) {
        const at = h.int(1, ring.length - 2);
        const a = ring[at - 1] ?? [0, 0];
        const b = ring[at + 1] ?? [0, 0];
        const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
        const g = h.u(...gap);
        const p: Point = [
          (ring[at]?.[0] ?? 0) + Math.sin(along) * g,
          (ring[at]?.[1] ?? 0) - Math.cos(along) * g,
        ];
        out += shape(sliver(p[0], p[1], h.u(...length), along + h.u(-0.15, 0.15), h.u(...wide)));
      }
      add(ink, out);
    },
    comb: (edge, rest, ink, { toward, depth, step }) => {
      const walked = resample(
        lines(edge, step).flatMap((line) => line.points),
        step,
      );
      const out: Point[] = [];
      walked.forEach((a, i) => {
        const b = walked[i + 1];
        out.push(a);
        if (!b) return;
        const [k, m] = [h.u(...depth), h.u(0.3, 0.7)];
        out.push([a[0] + (b[0] - a[0]) * m + toward[0] * k, a[1] + (b[1] - a[1]) * m + toward[1] * k]);
      });
      const back = rest ? lines(rest, step * 2).flatMap((line) => line.points) : [];
      add(ink, shape([...out, ...back]));
    },
    stroke: (d, ink, from, to = from, { jitter = 0.25, step = 9 } = {}) => {
      let out = '';
      for (const line of lines(d, step)) {
        const ring: Point[] = line.closed && line.points[0] ? [...line.points, line.points[0]] : line.points;
        const points = shake(resample(ring, step * 1.6), jitter);
        const left: Point[] = [];
        const right: Point[] = [];
        points.forEach(([x, y], i) => {
          const a = points[i - 1] ?? points[i] ?? [0, 0];
          const b = points[i + 1] ?? points[i] ?? [0, 0];
          const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
          const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) * h.u(0.42, 0.58);
          left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
          right.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
        });
        out += shape([...left, ...right.reverse()]);
      }
      add(ink, out);
    },
    polygon: (points, ink) => add(ink, shape(points)),
    dashed: (d, ink, wide, dash, round) => {
      const path = lines(d, 20)
        .map((line) => encode(line.points.map(put), line.closed))
        .join('');
      const dashes = dash
        .split(' ')
        // A stitch of no length is a dot in browsers, but some renderers skip every other one.
        .map((n) => Math.max(1, Math.round(Number(n) * scale * size)))
        .join(' ');
      const cap = round ? ' stroke-linecap="round"' : '';
      raw(
        `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${Math.round(wide * scale * size)}"${dash ? ` stroke-dasharray="${dashes}"` : ''}${cap}/>`,
      );
    },
    salt: (ink, n = 14) => {
      let d = '';
      for (let i = 0; i < n; i++)
        d += `M${h.int(2, 250)} ${h.int(2, 250)}l${h.int(1, 5)} ${h.int(0, 2)} ${-h.int(0, 3)} ${h.int(1, 3)}z`;
      const id = `s${ids++}`;
      defs += `<pattern id="${id}" width="260" height="260" patternUnits="userSpaceOnUse" patternTransform="rotate(19)"><path d="${d}" fill="${ink}"/></pattern>`;
      raw(`<path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`);
    },
    move: (x, y, by, flip, draw) => {
      const kept = [ox, oy, size, mirror] as const;
      [ox, oy] = [ox + x * size * mirror, oy + y * size];
      [size, mirror] = [size * by, flip ? -mirror : mirror];
      draw();
      [ox, oy, size, mirror] = kept;
    },
    bend: (where, draw) => {
      const kept = bent;
      bent = (point) => kept(where(point));
      draw();
      bent = kept;
    },
    svg: (title) => {
      const body = parts
        .map((part) => part.raw ?? `<path fill="${part.ink}" d="${compact(part.d)}"/>`)
        .join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${title}</title>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;
    },
  };
  return self;
}
