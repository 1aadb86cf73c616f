import type { Block } from './block.ts';
import type { Point } from './path.ts';

/** A coconut palm: a leaning trunk and nine torn fronds, no two trees alike. */
export function palm(
  b: Block,
  x: number,
  y: number,
  height: number,
  lean: number,
  ink: string,
  long = 34,
): void {
  const top: Point = [x + lean, y - height];
  b.stroke(
    `M${x} ${y}Q${x + lean * 0.15} ${y - height * 0.5} ${top[0]} ${top[1]}`,
    ink,
    height * 0.055 + 1,
    2.2,
  );
  const fronds = 9;
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * 1.13 + (i / (fronds - 1)) * Math.PI * 1.26 + b.u(-0.12, 0.12);
    b.polygon(frond(b, top, angle, long * b.u(0.8, 1.12)), ink);
  }
  for (let i = 0; i < 3; i++) b.polygon(blob(b, top[0] + b.u(-4, 4), top[1] + b.u(1, 5), 2.4, 5), ink);
}

function frond(b: Block, [x, y]: Point, angle: number, long: number): Point[] {
  const droop = long * b.u(0.22, 0.46);
  const tip: Point = [Math.cos(angle) * long, Math.sin(angle) * long + droop];
  const mid: Point = [Math.cos(angle) * long * 0.55, Math.sin(angle) * long * 0.75 - long * 0.12];
  const teeth = 5;
  const side = tip[0] >= 0 ? 1 : -1;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth;
    const px = x + 2 * (1 - t) * t * mid[0] + t * t * tip[0];
    const py = y + 2 * (1 - t) * t * mid[1] + t * t * tip[1];
    upper.push([px, py]);
    if (i === 0 || i === teeth) continue;
    const k = long * 0.25 * Math.sin(Math.PI * t ** 0.8) * b.u(0.8, 1.25);
    lower.unshift([px - side * 0.6, py + k * 0.22]);
    lower.unshift([px + side * k * 0.45, py + k]);
  }
  return [...upper, ...lower];
}

function blob(b: Block, x: number, y: number, r: number, n = 7): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2;
    return [x + Math.cos(a) * r * b.u(0.85, 1.15), y + Math.sin(a) * r * b.u(0.85, 1.15)];
  });
}

/** A bank of leaves along a line, with fans of cuts on the lit side of each clump. */
export function bank(
  b: Block,
  line: readonly Point[],
  size: readonly [number, number],
  bottom: number,
  ink: string,
  lit: string,
  fans = 0.7,
): void {
  const [first, last] = [line[0] ?? [0, 0], line[line.length - 1] ?? [0, 0]];
  const points: Point[] = [[first[0], bottom]];
  const cuts: Point[][] = [];
  for (let x = first[0]; x < last[0]; ) {
    const r = b.u(...size);
    const h = r * b.u(0.6, 1.2);
    const y = heightAt(line, x + r);
    for (let i = 0; i < 5; i++) {
      const a = Math.PI * (1 - (i + 0.3) / 5);
      const k = 1 + b.u(-0.16, 0.16);
      points.push([x + r + Math.cos(a) * r * k, y - Math.sin(a) * h * k]);
    }
    if (b.chance(fans)) {
      for (let i = 0; i < 3; i++) {
        const a = -Math.PI / 2 - 0.2 - i * 0.5 + b.u(-0.15, 0.15);
        const [cx, cy] = [x + r + Math.cos(a) * r * 0.4, y + h * 0.15 + Math.sin(a) * h * 0.4];
        const l = r * b.u(0.32, 0.5);
        cuts.push([
          [cx, cy],
          [cx + Math.cos(a) * l, cy + Math.sin(a) * l],
          [cx + Math.cos(a + 0.35) * l * 0.7, cy + Math.sin(a + 0.35) * l * 0.7],
        ]);
      }
    }
    x += r * b.u(1.15, 1.7);
  }
  b.polygon([...points, [last[0], bottom]], ink);
  for (const cut of cuts) b.polygon(cut, lit);
}

export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 1; i < line.length; i++) {
    const [a, c] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    if (a[0] <= x && x <= c[0] && a[0] !== c[0]) return a[1] + ((c[1] - a[1]) * (x - a[0])) / (c[0] - a[0]);
  }
  return (x < (line[0]?.[0] ?? 0) ? line[0]?.[1] : line[line.length - 1]?.[1]) ?? 0;
}
