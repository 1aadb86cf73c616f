import type { TripIdea } from '@serendib/contract/trips/ideas/idea';
import { stopsOfIdea } from '@serendib/contract/trips/ideas/idea-stops';
import { routeOf } from '@serendib/contract/trips/route/days';
import { airportId, type Planner } from '@serendib/contract/trips/route/planner';
import { airportName } from '~/lib/trip/named-stop.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import { type Drawing, drawRoute } from '../route/draw-route.ts';
import { hoursOf, kilometresOf, placeWords, stopName, wayWords } from '../route/route-words.ts';

/** A place with its page. */
export interface NamedPlace {
  slug: string;
  name: string;
}

export interface IdeaDay {
  number: number;
  legs: { from: string; to: string; way: string }[];
  dayTrips: (NamedPlace & { hours: string })[];
  sleeps: NamedPlace | null;
}

/** An idea as its page shows it: all that is reckoned is in it, in words. */
export interface IdeaView {
  slug: string;
  kilometres: number;
  hours: string;
  places: (NamedPlace & { nights: number })[];
  drawing: Drawing;
  days: IdeaDay[];
}

/** The stops of an idea, as a trip is begun with them. */
export const stopsToBegin = (idea: TripIdea, planner: Planner) =>
  stopsOfIdea(idea, planner, (place) => (place.id === airportId ? airportName() : ownName(place)));

export function ideaView(idea: TripIdea, planner: Planner): IdeaView {
  const stops = stopsToBegin(idea, planner);
  const route = routeOf(stops, { ...planner, from: null });
  const stopOf = (id: string | null) => stops.find((stop) => stop.id === id);
  const nameOf = (id: string) => {
    const stop = stopOf(id);
    return stop ? stopName(stop, planner) : '';
  };
  const named = (id: string | null): NamedPlace | null => {
    const stop = stopOf(id);
    return stop?.place ? { slug: stop.place, name: stopName(stop, planner) } : null;
  };
  return {
    slug: idea.slug,
    kilometres: kilometresOf(route.kilometres),
    hours: hoursOf(route.minutes),
    places: stops.flatMap(({ id, nights }) => {
      const place = named(id);
      return place ? [{ ...place, nights }] : [];
    }),
    drawing: drawRoute(stops, planner),
    days: route.days.map(({ number, legs, dayTrips, sleeps }) => ({
      number,
      legs: legs.map(({ from, to, way }) => ({
        ...{ from: nameOf(from), to: nameOf(to) },
        way: way ? wayWords(way) : '',
      })),
      dayTrips: dayTrips.map(({ place, way }) => ({
        ...{ slug: place, name: placeWords(place, planner) },
        hours: way ? hoursOf(way.minutes) : '',
      })),
      sleeps: named(sleeps),
    })),
  };
}
