import type { Road } from '@serendib/contract/destinations/endpoints';
import { Link } from 'react-router';
import { hoursInWords } from '~/features/map/travel.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { DeferredMap } from '~/ui/ornaments/deferred-map.ts';
import { Facts } from '~/ui/text/facts.tsx';
import type { Route } from './+types/destination.ts';

/** `About 169 km, 4 hours by car`; null for where one is already. */
const roadInWords = (road: Road | null) =>
  road && road.kilometres > 0
    ? `About ${road.kilometres} km, ${road.isEstimate ? 'perhaps ' : ''}${hoursInWords(road.hours)} by car${road.lastMile ? `, then ${road.lastMile}` : ''}`
    : null;

const slugOf = (district: string) => district.toLowerCase().replace(/\s+/g, '-');

const listWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** When to come, how to get there, what there is to do, and where on the island it lies. */
export function Glance({ place }: { place: Route.ComponentProps['loaderData']['place'] }) {
  return (
    <aside
      aria-label="At a glance"
      className="grid content-start gap-8 sm:max-lg:grid-cols-[minmax(0,1fr)_15rem] lg:row-span-2"
    >
      <Facts
        facts={[
          { label: 'Best time', value: place.bestTimeToVisit },
          { label: 'From Colombo', value: roadInWords(place.roadFromColombo) },
          { label: 'From the airport', value: roadInWords(place.roadFromAirport) },
          { label: 'Things to do', value: listWords.format(place.activities) },
          {
            label: 'District',
            value: (
              <Link className="link" to={listAddress('/map', { district: place.district })}>
                {place.district}
              </Link>
            ),
          },
          { label: 'Province', value: place.province },
          { label: 'Kind of place', value: place.category },
          {
            label: 'Read more',
            value: place.source && (
              <a className="link" href={place.source} target="_blank" rel="noopener">
                {new URL(place.source).hostname.replace(/^www\./, '')}
              </a>
            ),
          },
        ]}
      />
      <figure className="max-w-60 lg:max-w-none">
        <DeferredMap
          title={`${place.name} on the map of Sri Lanka`}
          selected={slugOf(place.district)}
          markers={[{ lat: place.latitude, lon: place.longitude, label: place.name }]}
        />
        <figcaption className="mt-3 text-14 text-ink-2">
          <a
            className="link"
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=13/${place.latitude}/${place.longitude}`}
            target="_blank"
            rel="noopener"
          >
            Open on OpenStreetMap
          </a>
        </figcaption>
      </figure>
    </aside>
  );
}
