import { RelatedListings } from '~/features/listings/related/related-listings.tsx';
import { listAddress } from '~/lib/list/list-address.ts';
import type { Route } from './+types/destination.ts';

type Loaded = Route.ComponentProps['loaderData'];
export interface OnwardProps extends Pick<Loaded, 'around' | 'vehicles' | 'guides'> {
  place: Pick<Loaded['place'], 'name' | 'district'>;
  /** The page's own address, whole, to be sent on. */
  url: string;
}

/** Where a place leads: its tours, guides, rooms and tables, drivers and stories. */
export function Onward({ place: { name, district }, around, vehicles, guides, url }: OnwardProps) {
  const { tours, stays, stories } = around;
  const naming = { search: name };
  return (
    <>
      <RelatedListings
        send={{ title: `${name}, Sri Lanka`, url }}
        title={tours.isNamed ? `Tours to ${name}` : `Tours in ${district} District`}
        more={{ to: listAddress('/tours', tours.isNamed ? naming : { district }), label: 'All of them' }}
        tours={tours.list}
      />
      <RelatedListings
        title={`Guides for ${name}`}
        line={`They guide in ${district} District.`}
        more={{ to: listAddress('/tour-guides', { district }), label: 'All of them' }}
        guides={guides}
      />
      <RelatedListings
        title={stays.isNamed ? `Rooms and tables in ${name}` : `Rooms and tables in ${district} District`}
        more={{
          to: listAddress('/affiliate-links', stays.isNamed ? naming : { district }),
          label: 'All of them',
        }}
        businesses={stays.list}
      />
      {vehicles && (
        <RelatedListings
          title="Get there"
          line={`Vehicles with drivers who know ${vehicles.meta.provinceName} Province.`}
          more={{ to: listAddress('/vehicles', { area: vehicles.meta.provinceName }), label: 'All of them' }}
          vehicles={vehicles.vehicles}
        />
      )}
      <RelatedListings
        title={`Stories that speak of ${name}`}
        more={{ to: listAddress('/blogs', naming), label: 'All of them' }}
        blogs={stories}
      />
    </>
  );
}
