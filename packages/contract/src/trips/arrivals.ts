import { dayAfter } from '../calendar.ts';

/** The day on which each stop is reached; null where the first day of the journey is not known. */
export function arrivalsOf(stops: readonly { nights: number }[], from: string | null): (string | null)[] {
  let nights = 0;
  return stops.map((stop) => {
    const day = from && dayAfter(from, nights);
    nights += stop.nights;
    return day;
  });
}
