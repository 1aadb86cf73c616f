import type { Point } from './great-circle.ts';

/** Where the international airport lies: a stop there has no place of its own, and is known by this point. */
export const airportPoint: Point = { latitude: 7.1808, longitude: 79.8841 };
