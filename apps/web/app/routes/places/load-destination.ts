import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { loadAround } from '~/features/listings/load-around.ts';
import { latestReviews } from '~/features/listings/load-listing.ts';
import { pictured } from '~/features/places/place-image.ts';
import { vehicleImage } from '~/kinds/vehicle/card.tsx';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { apart } from '~/lib/images/apart.ts';
import { DeferredGallery } from '~/ui/media/deferred-gallery.ts';
import { DeferredNearby } from './deferred-parts.ts';

const nothing = () => null;

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [found] = await Promise.all([
    call('GET /destinations/{id}', { params: { id } }),
    DeferredGallery.fetch(),
    DeferredNearby.fetch(),
  ]);
  const ofPlace = { params: { id: found._id }, query: { view: 'card' } } as const;
  const [around, vehicles, reviews] = await Promise.all([
    loadAround(call, found),
    call('GET /vehicles/featured/destination/{id}', ofPlace).catch(nothing),
    latestReviews(call, 'destination', found._id),
  ]);
  const [place] = pictured([found]);
  if (!place) throw notFound(t('Destination Not Found'));
  return {
    ...{
      place: {
        ...place,
        nameSi: found.nameSi,
        nameTa: found.nameTa,
        ownDistrict: placeName(place.district),
      },
      around: { ...around, vehicles: apart(around.vehicles, vehicleImage) },
      reviews,
      origin: url.origin,
    },
    vehicles: vehicles && {
      meta: vehicles.meta,
      vehicles: apart(vehicles.vehicles.slice(0, 6), vehicleImage),
    },
  };
}
