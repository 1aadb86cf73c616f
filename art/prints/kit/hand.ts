/** A seeded hand: the same seed cuts the same block, so a picture changes only when its script does. */
export type Hand = {
  u: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(from: readonly [T, ...T[]]) => T;
};

export function hand(seed: number): Hand {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    u: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
