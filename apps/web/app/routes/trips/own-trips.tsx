import { AskedOfTrip } from '~/features/inquiries/trip/asked-of-trip.tsx';
import { TripPage } from '~/features/trips/trip-page.tsx';

/** The planner with what was asked of partners: it comes once the page has begun, being larger than all else on it. */
export default function OwnTrips() {
  return <TripPage asked={(trip) => <AskedOfTrip key={`asked ${trip._id}`} trip={trip} />} />;
}
