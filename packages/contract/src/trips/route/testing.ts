import type { RouteStop } from './days.ts';
import type { RoadPlace, RoadTable } from './endpoints.ts';

export const placeAt = (
  id: string,
  latitude: number,
  longitude: number,
  more: Partial<RoadPlace> = {},
): RoadPlace => ({
  ...{ id, name: id, nameSi: null, nameTa: null, latitude, longitude },
  ...{ isDestination: true, avoidMonths: [], lastMile: null, ...more },
});

/** The airport, and places on one road to the south, about 22 km and so many minutes from each other. */
export const oneRoad = (minutes = 60): RoadTable => {
  const names = ['airport', 'one', 'two', 'three', 'four', 'five', 'six'];
  return {
    places: names.map((id, index) => placeAt(id, 7.2 - index * 0.2, 80.5, { isDestination: index > 0 })),
    legs: names.slice(1).map((to, index) => ({ from: names[index] ?? '', to, kilometres: 25, minutes })),
  };
};

export const stopAt = (place: string, nights = 1, more: Partial<RouteStop> = {}): RouteStop => ({
  ...{ id: `stop-${place}`, name: place, place, latitude: null, longitude: null, nights, dayTrips: [] },
  ...more,
});
