import { isDrawing } from '@serendib/contract/drawings/is-drawing';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { latestReviews, others } from '~/features/listings/load-listing.ts';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { apart } from '~/lib/images/apart.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { DeferredGallery } from '~/ui/media/deferred-gallery.ts';
import { vehicleImage } from './card.tsx';
import { seats } from './card-words.ts';
import { vehiclePrice } from './price-words.ts';

/** What search engines show beneath its name, of which an administrator may know only some. */
function descriptionOf({ seatingCapacity, driverName, servingAreas }: ReplyOf<'GET /vehicles/{id}'>): string {
  const driven = [seats(seatingCapacity), driverName && t('driven by {name}', { name: driverName })];
  const areas = (servingAreas ?? []).map(placeName).join(', ');
  return [capitalised(driven.filter(Boolean).join(', ')), areas && t('Serves {areas}', { areas })]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [vehicle, reviews] = await Promise.all([
    call('GET /vehicles/{id}', { params: { id } }),
    latestReviews(call, 'vehicle', id),
    Contact.fetch(),
    ContactBar.fetch(),
    DeferredGallery.fetch(),
  ]);
  const alike = await others(
    call('GET /vehicles', { query: { type: [vehicle.vehicleType ?? ''], limit: 4, view: 'card' } }),
    id,
  );
  const images = (vehicle.vehicleImages ?? []).map((src, i) => ({
    src,
    drawn: i === 0 ? vehicle.imageIsDrawing : isDrawing(src, url.origin),
  }));
  return {
    ...{ vehicle, reviews, images, origin: url.origin },
    price: vehiclePrice(vehicle),
    description: descriptionOf(vehicle),
    alike: apart(alike, vehicleImage, vehicleImage(vehicle)),
  };
}
