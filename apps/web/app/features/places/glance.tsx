import type { Road } from '@serendib/contract/destinations/endpoints';
import { labelOf } from '@serendib/contract/options/option';
import { destinationCategories } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { listAddress } from '~/lib/list/list-address.ts';
import { hoursInWords } from '~/lib/words/hours-in-words.ts';
import { listWords } from '~/lib/words/list-words.ts';
import { DeferredMap } from '~/ui/ornaments/deferred-map.ts';
import { districtSlug } from '~/ui/ornaments/district-slug.ts';
import { Facts } from '~/ui/text/facts.tsx';
import { marked } from '~/ui/text/marked.tsx';
import type { ShownDestination } from './shown-destination.ts';

/** `About 169 km, 4 hours by car`; null for where one is already. */
function roadInWords(road: Road | null): string | null {
  if (!road || road.kilometres <= 0) return null;
  const { kilometres, isEstimate, lastMile } = road;
  const hours = hoursInWords(road.hours);
  const way = isEstimate
    ? t('About {kilometres} km, perhaps {hours} by car', { kilometres, hours })
    : t('About {kilometres} km, {hours} by car', { kilometres, hours });
  if (!lastMile) return way;
  return lastMile === 'by boat' ? t('{way}, then by boat', { way }) : t('{way}, then on foot', { way });
}

/** When to come, how to get there, what there is to do, and where on the island it lies. */
export function Glance({ place }: { place: ShownDestination }) {
  return (
    <aside
      aria-label={t('At a glance')}
      className="grid content-start gap-8 sm:max-lg:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <Facts
        facts={[
          {
            label: t('Best time'),
            value: place.bestTimeToVisit && (
              <>
                {marked(place.bestTimeToVisit)}{' '}
                <Link className="link" to="/season">
                  {t('Month by month')}
                </Link>
              </>
            ),
          },
          { label: t('From Colombo'), value: roadInWords(place.roadFromColombo) },
          { label: t('From the airport'), value: roadInWords(place.roadFromAirport) },
          { label: t('Things to do'), value: marked(listWords(place.activities)) },
          {
            label: t('District'),
            value: (
              <Link className="link" to={listAddress('/map', { district: place.district })}>
                {placeName(place.district)}
              </Link>
            ),
          },
          { label: t('Province'), value: placeName(place.province) },
          { label: t('Kind of place'), value: labelOf(destinationCategories, place.category) },
          {
            label: t('Read more'),
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
          title={t('{place} on the map of Sri Lanka', { place: place.ownName })}
          selected={districtSlug(place.district)}
          markers={[{ lat: place.latitude, lon: place.longitude, label: place.ownName }]}
        />
        <figcaption className="mt-3 text-14 text-ink-2">
          <a
            className="link"
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=13/${place.latitude}/${place.longitude}`}
            target="_blank"
            rel="noopener"
          >
            {t('Open on OpenStreetMap')}
          </a>
        </figcaption>
      </figure>
    </aside>
  );
}
