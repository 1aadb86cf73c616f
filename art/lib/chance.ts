/** A seeded hand: the same seed cuts the same block on every machine. */
export type Chance = (low: number, high: number) => number;

export function chance(seed: number): Chance {
  let state = (seed * 0x9e3779b1) >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export type Range = readonly [number, number];
export const pick = (r: Chance, range: Range): number => r(range[0], range[1]);
export const pickInt = (r: Chance, low: number, high: number): number => Math.floor(r(low, high + 1));
