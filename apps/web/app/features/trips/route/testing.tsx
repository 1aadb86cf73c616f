import { oneRoad, stopAt } from '@serendib/contract/trips/route/testing';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import { readTrips, useTrips } from '~/lib/trip/use-trips.ts';
import { type Answer, answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import { forgetRoads } from './road-table.ts';
import { RouteSection } from './route-section.tsx';

/** Neither a trip nor a road is known of the test before. */
export function forgetRoutes(): void {
  forgetMemory();
  forgetRoads();
}

export const stop = (place: string, nights: number, dayTrips: string[] = []) => ({
  ...stopAt(place, nights),
  note: '',
  dayTrips,
});
export const guideId = '019acd00-0000-7000-8000-000000000001';
export const found = (title: string) => ({
  ...{
    kind: 'vehicle',
    _id: '019acd00-0000-7000-8000-000000000002',
    title,
    line: 'Van · 7 seats',
    image: null,
  },
  ...{ district: null, averageRating: null, reviewCount: 0, isPremium: false, checkedAt: null },
  ...{ href: '/vehicles/2', latitude: null, longitude: null },
});
export const searched = (...items: object[]): Answer =>
  says({
    query: { words: [], understood: [], corrected: null, month: null },
    groups: [{ kind: 'vehicle', total: 1, totalCapped: false, items, nextCursor: null }],
  });

/** The route of the trip that is planned now. */
export function Planned() {
  const trips = useTrips();
  return trips?.current ? <RouteSection trip={trips.current} shown={trips.shown} /> : null;
}

export async function planned(stops: ReturnType<typeof stop>[], given: Parameters<typeof answer>[0] = {}) {
  const { sent, answers } = answer({
    'GET /roads': says(oneRoad()),
    'GET /places': lists(),
    'GET /search': searched(found('Kandy Van')),
    'GET /vehicles/{id}': says({ price: { from: 10_000, to: 12_000, currency: 'LKR', per: 'day' } }),
    'GET /tour-guides/{id}': says({ price: null }),
    ...given,
  });
  const id = beginTrip({ stops, from: '2027-01-10' });
  const { user } = await openPage(<Planned />);
  const route = await screen.findByRole('region', { name: 'The route' });
  return { id, sent, answers, user, route };
}

export const names = () => readTrips().current?.stops.map(({ name }) => name);
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
