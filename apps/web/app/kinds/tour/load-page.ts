import { latestReviews, others } from '~/features/listings/load-listing.ts';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { apart } from '~/lib/images/apart.ts';
import { tourImage } from './card-words.ts';
import { tourPrice } from './price-words.ts';

// It is not a message: what is kept where the partner left the form's own words.
const toBeDetermined = 'To be determined';

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [tour, reviews, { departures }] = await Promise.all([
    call('GET /tours/{id}', { params: { id } }),
    latestReviews(call, 'tour', id),
    call('GET /tours/{id}/departures', { params: { id } }).catch(() => ({ departures: [] })),
    Contact.fetch(),
    ContactBar.fetch(),
  ]);
  const alike = await others(
    call('GET /tours', { query: { type: [tour.type ?? 'other'], limit: 4, view: 'card' } }),
    id,
  );
  return {
    ...{ tour, reviews, departures, origin: url.origin },
    price: tourPrice(tour),
    startsAt: tour.startingPoint === toBeDetermined ? null : tour.startingPoint,
    alike: apart(alike, tourImage, tourImage(tour)),
  };
}
