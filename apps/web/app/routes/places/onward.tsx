import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { RelatedListings } from '~/features/listings/related/related-listings.tsx';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';
import type { Route } from './+types/destination.ts';

type Loaded = Route.ComponentProps['loaderData'];
export interface OnwardProps extends Pick<Loaded, 'around' | 'vehicles' | 'origin'> {
  place: Pick<Loaded['place'], 'slug' | 'name' | 'ownName'>;
  /** The page's own, to be sent on. */
  path: string;
}

/** Where a place leads: its tours, guides, rooms and tables, drivers and stories. */
export function Onward({
  place: { slug, name, ownName: place },
  around,
  vehicles,
  origin,
  path,
}: OnwardProps) {
  const { tours, rooms, tables, guides, stories } = around;
  const naming = { search: name };
  const all = (path: string, query: ListQuery) => ({ to: listAddress(path, query), label: t('All of them') });
  const nearest = { near: slug, sort: 'nearest' };
  const featured = vehicles?.vehicles.map(({ _id }) => _id) ?? [];
  return (
    <>
      <RelatedListings
        send={{ title: t('{place}, Sri Lanka', { place }), origin, path }}
        title={tours.isNamed ? t('Tours to {place}', { place }) : t('Tours near {place}', { place })}
        more={all('/tours', tours.isNamed ? naming : nearest)}
        by={tours.isNamed ? 'words' : 'distance'}
        tours={tours.list}
      />
      <RelatedListings
        title={t('Guides for {place}', { place })}
        line={t('They guide in the districts around it.')}
        more={all('/tour-guides', { near: slug })}
        guides={guides}
      />
      <RelatedListings
        title={t('Rooms near {place}', { place })}
        more={all('/affiliate-links', { ...nearest, type: 'hotel' })}
        by="distance"
        businesses={rooms}
      />
      <RelatedListings
        title={t('Tables near {place}', { place })}
        more={all('/affiliate-links', { ...nearest, type: ['restaurant', 'cafe', 'localEatery'] })}
        by="distance"
        businesses={tables}
      />
      <RelatedListings
        title={t('Vehicles near {place}', { place })}
        more={all('/vehicles', nearest)}
        by="distance"
        vehicles={around.vehicles.filter(({ _id }) => !featured.includes(_id))}
      />
      {vehicles && (
        <RelatedListings
          title={t('Get there')}
          line={t('Vehicles with drivers who know {province} Province.', {
            province: placeName(vehicles.meta.provinceName),
          })}
          more={all('/vehicles', { area: vehicles.meta.provinceName })}
          vehicles={vehicles.vehicles}
        />
      )}
      <RelatedListings
        title={t('Blogs that speak of {place}', { place })}
        more={all('/blogs', naming)}
        blogs={stories}
      />
    </>
  );
}
