import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { RelatedListings } from '~/features/listings/related/related-listings.tsx';
import { listAddress } from '~/lib/list/list-address.ts';
import type { Route } from './+types/destination.ts';

type Loaded = Route.ComponentProps['loaderData'];
export interface OnwardProps extends Pick<Loaded, 'around' | 'vehicles' | 'guides'> {
  place: Pick<Loaded['place'], 'name' | 'ownName' | 'district'>;
  /** The page's own address, whole, to be sent on. */
  url: string;
}

/** Where a place leads: its tours, guides, rooms and tables, drivers and stories. */
export function Onward({
  place: { name, ownName: place, district: districtName },
  around,
  vehicles,
  guides,
  url,
}: OnwardProps) {
  const { tours, stays, stories } = around;
  const naming = { search: name };
  const district = placeName(districtName);
  const inDistrict = { district: districtName };
  return (
    <>
      <RelatedListings
        send={{ title: t('{place}, Sri Lanka', { place }), url }}
        title={
          tours.isNamed ? t('Tours to {place}', { place }) : t('Tours in {district} District', { district })
        }
        more={{ to: listAddress('/tours', tours.isNamed ? naming : inDistrict), label: t('All of them') }}
        tours={tours.list}
      />
      <RelatedListings
        title={t('Guides for {place}', { place })}
        line={t('They guide in {district} District.', { district })}
        more={{ to: listAddress('/tour-guides', inDistrict), label: t('All of them') }}
        guides={guides}
      />
      <RelatedListings
        title={
          stays.isNamed
            ? t('Rooms and tables in {place}', { place })
            : t('Rooms and tables in {district} District', { district })
        }
        more={{
          to: listAddress('/affiliate-links', stays.isNamed ? naming : inDistrict),
          label: t('All of them'),
        }}
        businesses={stays.list}
      />
      {vehicles && (
        <RelatedListings
          title={t('Get there')}
          line={t('Vehicles with drivers who know {province} Province.', {
            province: placeName(vehicles.meta.provinceName),
          })}
          more={{
            to: listAddress('/vehicles', { area: vehicles.meta.provinceName }),
            label: t('All of them'),
          }}
          vehicles={vehicles.vehicles}
        />
      )}
      <RelatedListings
        title={t('Stories that speak of {place}', { place })}
        more={{ to: listAddress('/blogs', naming), label: t('All of them') }}
        blogs={stories}
      />
    </>
  );
}
