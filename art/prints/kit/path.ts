export type Point = readonly [number, number];
export type Line = { points: Point[]; closed: boolean };

const FEW: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** Reads a path (M L H V Q C A Z, either case) and walks it in straight steps, ready for the knife. */
export function flatten(d: string, step: number): Line[] {
  const tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  const lines: Line[] = [];
  let line: Point[] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let command = 'M';
  const end = (closed: boolean) => {
    if (line.length > 1) lines.push({ points: line, closed });
    line = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at++;
    }
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const count = FEW[upper];
    if (count === undefined || (count === 0 && /[\d.-]/.test(token)))
      throw new Error(`Cannot cut "${token}" in ${d}`);
    const n = tokens.slice(at, at + count).map(Number);
    at += count;
    const g = (i: number) => n[i] ?? 0;
    const px = (i: number) => g(i) + (relative ? x : 0);
    const py = (i: number) => g(i) + (relative ? y : 0);
    if (upper === 'Z') {
      end(true);
      [x, y] = [sx, sy];
      continue;
    }
    if (upper === 'M') {
      end(false);
      [x, y] = [px(0), py(1)];
      [sx, sy] = [x, y];
      line = [[x, y]];
      command = relative ? 'l' : 'L';
      continue;
    }
    if (line.length === 0) line = [[x, y]];
    if (upper === 'Q')
      [x, y] = bend(
        line,
        [
          [x, y],
          [px(0), py(1)],
          [px(2), py(3)],
        ],
        step,
      );
    else if (upper === 'C')
      [x, y] = bend(
        line,
        [
          [x, y],
          [px(0), py(1)],
          [px(2), py(3)],
          [px(4), py(5)],
        ],
        step,
      );
    else if (upper === 'A') [x, y] = arc(line, [x, y], [px(5), py(6)], g(0), g(4) === 1, g(3) === 1, step);
    else {
      x = upper === 'V' ? x : px(0);
      y = upper === 'H' ? y : upper === 'V' ? g(0) + (relative ? y : 0) : py(1);
      line.push([x, y]);
    }
  }
  end(false);
  return lines;
}

function bend(into: Point[], p: Point[], step: number): Point {
  const from = p[0] ?? [0, 0];
  const to = p[p.length - 1] ?? [0, 0];
  const length = p.reduce(
    (sum, q, i) => sum + (i ? Math.hypot(q[0] - (p[i - 1] ?? q)[0], q[1] - (p[i - 1] ?? q)[1]) : 0),
    0,
  );
  const parts = Math.max(2, Math.round(length / step));
  for (let i = 1; i <= parts; i++) {
    let level = p;
    const t = i / parts;
    while (level.length > 1) {
      level = level.slice(1).map((b, k): Point => {
        const a = level[k] ?? b;
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      });
    }
    into.push(level[0] ?? from);
  }
  return to;
}

/** Circular arcs only: a block has no use for tilted ellipses. */
function arc(
  into: Point[],
  a: Point,
  b: Point,
  r: number,
  sweep: boolean,
  large: boolean,
  step: number,
): Point {
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  const radius = Math.max(r, half);
  const off = Math.sqrt(Math.max(0, radius * radius - half * half)) * (sweep === large ? -1 : 1);
  const [ux, uy] = [(b[0] - a[0]) / (2 * half || 1), (b[1] - a[1]) / (2 * half || 1)];
  const [cx, cy] = [(a[0] + b[0]) / 2 - uy * off, (a[1] + b[1]) / 2 + ux * off];
  const start = Math.atan2(a[1] - cy, a[0] - cx);
  let turn = Math.atan2(b[1] - cy, b[0] - cx) - start;
  if (sweep && turn < 0) turn += Math.PI * 2;
  if (!sweep && turn > 0) turn -= Math.PI * 2;
  const parts = Math.max(2, Math.round((Math.abs(turn) * radius) / step));
  for (let i = 1; i <= parts; i++) {
    const angle = start + (turn * i) / parts;
    into.push([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
  }
  return b;
}

export function resample(points: readonly Point[], step: number): Point[] {
  const out: Point[] = points[0] ? [points[0]] : [];
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? [0, 0];
    const b = points[i] ?? [0, 0];
    const parts = Math.max(1, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k <= parts; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  return out;
}

/** Leaves out points that lie no further than `off` from the line of those that stay (Douglas and Peucker). */
export function simplify(points: readonly Point[], off: number): Point[] {
  const [a, b] = [points[0], points.at(-1)];
  if (!a || !b || points.length < 3) return [...points];
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const length = ux * ux + uy * uy;
  let [furthest, at] = [0, 0];
  points.forEach(([x, y], i) => {
    const share = length ? ((x - a[0]) * ux + (y - a[1]) * uy) / length : 0;
    const along = Math.min(1, Math.max(0, share));
    const far = Math.hypot(x - a[0] - along * ux, y - a[1] - along * uy);
    if (far > furthest) [furthest, at] = [far, i];
  });
  if (furthest <= off) return [a, b];
  return [...simplify(points.slice(0, at + 1), off).slice(0, -1), ...simplify(points.slice(at), off)];
}

export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] ?? [0, 0];
    const [xj, yj] = polygon[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** Always the same way round, so that two shapes in one ink join where they cross and never cancel out. */
export function turned(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

/** Whole numbers and relative steps: the shortest way to write a cut edge. */
export function encode(points: readonly Point[], closed = true): string {
  let [px, py] = [Math.round(points[0]?.[0] ?? 0), Math.round(points[0]?.[1] ?? 0)];
  let d = `M${px} ${py}`.replace(' -', '-');
  let body = '';
  for (const [ax, ay] of points.slice(1)) {
    const [x, y] = [Math.round(ax), Math.round(ay)];
    if (x === px && y === py) continue;
    const dx = x - px;
    const dy = y - py;
    body += `${dx < 0 || body === '' ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [px, py] = [x, y];
  }
  if (body) d += `l${body}`;
  return d + (closed ? 'z' : '');
}

/** A whole ring as a path, to be walked by the knife like any other edge. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.5523;
  return `M${cx - rx} ${cy}C${cx - rx} ${cy - ry * k} ${cx - rx * k} ${cy - ry} ${cx} ${cy - ry}C${cx + rx * k} ${cy - ry} ${cx + rx} ${cy - ry * k} ${cx + rx} ${cy}C${cx + rx} ${cy + ry * k} ${cx + rx * k} ${cy + ry} ${cx} ${cy + ry}C${cx - rx * k} ${cy + ry} ${cx - rx} ${cy + ry * k} ${cx - rx} ${cy}Z`;
}
