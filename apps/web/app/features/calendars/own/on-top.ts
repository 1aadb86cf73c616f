import type { Departure } from '@serendib/contract/calendars/departures';

export type Planned = Pick<Departure, 'day' | 'places'>;

interface Changed {
  shown: readonly Planned[];
  wanted: readonly Planned[];
}

const placesByDay = (departures: readonly Planned[]) =>
  new Map(departures.map(({ day, places }) => [day, places]));

/** What was changed of the departures that were shown, done to those that are there by now; and the days that were changed there too. */
export function onTop(there: readonly Planned[], { shown, wanted }: Changed) {
  const [before, after, merged] = [placesByDay(shown), placesByDay(wanted), placesByDay(there)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (day) => before.get(day) !== after.get(day),
  );
  const clashes = changed.filter(
    (day) => merged.get(day) !== before.get(day) && merged.get(day) !== after.get(day),
  );
  for (const day of changed) {
    const places = after.get(day);
    if (places === undefined) merged.delete(day);
    else merged.set(day, places);
  }
  const departures = [...merged].map(([day, places]): Planned => ({ day, places }));
  return { departures: departures.sort((a, b) => (a.day < b.day ? -1 : 1)), clashes: clashes.sort() };
}
