import type { RouteDay } from '@serendib/contract/trips/route/days';

/** A day, or several in one place that hold nothing of their own. */
export interface FoldedDay extends RouteDay {
  last: number;
  lastDate: string | null;
}

const isEmpty = ({ legs, reached, dayTrips, sleeps }: RouteDay): boolean =>
  legs.length === 0 && reached.length === 0 && dayTrips.length === 0 && sleeps !== null;

/** Days one after the other that hold nothing new in one place are told as one. */
export function foldDays(days: readonly RouteDay[]): FoldedDay[] {
  const folded: FoldedDay[] = [];
  for (const day of days) {
    const before = folded.at(-1);
    if (before && isEmpty(day) && isEmpty(before) && before.sleeps === day.sleeps)
      folded[folded.length - 1] = { ...before, last: day.number, lastDate: day.date };
    else folded.push({ ...day, last: day.number, lastDate: day.date });
  }
  return folded;
}
