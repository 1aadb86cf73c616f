import type { Planned } from '../planned.ts';

/** The way from stop to stop, what it costs, and who goes along. */
export function RouteSection(_: Planned) {
  return null;
}
