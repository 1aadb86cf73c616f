import type { Planned } from '../planned.ts';

/** Ways to show the trip to others, and to have it in the pocket. */
export function ShareSection(_: Planned) {
  return null;
}
