import type { Road } from '@serendib/contract/destinations/rows';
import { Link } from 'react-router';
import { After } from '~/features/listings/after/quiet-after.ts';
import { latestReviews } from '~/features/listings/load-listing.ts';
import { Part } from '~/features/listings/pages/listing-page.tsx';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { hoursInWords } from '~/features/map/travel.ts';
import { destinationAddress, destinationsPath } from '~/features/places/addresses.ts';
import { NearbyAttractions } from '~/features/places/nearby.tsx';
import { pictured } from '~/features/places/pictured.ts';
import { type LoadArgs, notFound, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { destinationData } from '~/lib/structured-data/places.ts';
import { QuietGallery } from '~/ui/media/quiet-gallery.ts';
import { QuietMap } from '~/ui/ornaments/quiet-map.ts';
import { Facts } from '~/ui/text/facts.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { QuietSaid } from '../listings/quiet-said.ts';
import type { Route } from './+types/destination.ts';

/** `About 169 km, 4 hours by car`; null for where one is already. */
const roadInWords = (road: Road | null) =>
  road && road.kilometres > 0
    ? `About ${road.kilometres} km, ${road.isEstimate ? 'perhaps ' : ''}${hoursInWords(road.hours)} by car${road.lastMile ? `, then ${road.lastMile}` : ''}`
    : null;

const load = pageLoad(
  async ({ call, params: { id }, url }: LoadArgs<{ id: string }>) => {
    const [found, { loadAround }, { apart }, { vehiclePicture }] = await Promise.all([
      call('GET /destinations/{id}', { params: { id } }),
      import('~/features/listings/load-around.ts'),
      import('~/lib/pictures/apart.ts'),
      import('~/features/listings/cards/vehicle-card.tsx'),
      QuietGallery.fetch(),
    ]);
    const [[place], around, vehicles, guides, reviews] = await Promise.all([
      pictured([found]),
      loadAround(call, found),
      call('GET /vehicles/featured/destination/{id}', {
        params: { id: found._id },
        query: { view: 'card' },
      }).catch(() => null),
      call('GET /tour-guides', { query: { district: [found.district], limit: 3, view: 'card' } }).catch(
        () => null,
      ),
      latestReviews(call, 'destination', found._id),
    ]);
    if (!place) throw notFound('Destination Not Found');
    return {
      ...{ place, around, guides: guides?.data ?? [], reviews, origin: url.origin },
      vehicles: vehicles && {
        meta: vehicles.meta,
        vehicles: apart(vehicles.vehicles.slice(0, 6), vehiclePicture),
      },
    };
  },
  {
    notFound: 'Destination Not Found',
    failed: 'Failed to load destinations',
    back: { to: destinationsPath, label: 'Back to destinations' },
  },
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: 'Destination', noIndex: true });
  const { place, origin } = args.loaderData;
  const { src } = place.picture;
  return pageMeta(args, {
    title: `${place.name}, ${place.district} District`,
    description: place.summary,
    image: src,
    canonical: destinationAddress(place),
    jsonLd: import.meta.env.SSR && [
      destinationData(origin, place, src),
      breadcrumbData(origin, [
        { name: 'Destinations', path: destinationsPath },
        { name: place.name, path: destinationAddress(place) },
      ]),
    ],
  });
};

const slugOf = (district: string) => district.toLowerCase().replace(/\s+/g, '-');

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { place, around, vehicles, guides, reviews, origin } = loaderData;
  useRecordView('POST /destinations/{id}/view', { _id: place._id, status: 'approved' });
  const { name, district } = place;
  const { tours, stays, stories } = around;
  const naming = { search: name };
  const scene = place.picture;
  const pictures = [place.image, ...place.images].filter((src) => src !== null);
  const listWords = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <article>
      <PageHeading
        title={place.name}
        above={
          <Breadcrumbs
            crumbs={[
              { label: 'Home', to: '/' },
              { label: 'Destinations', to: destinationsPath },
              { label: place.name },
            ]}
          />
        }
        below={
          (place.nameSi || place.nameTa) && (
            <p className="flex flex-wrap gap-x-4 text-19 text-ink">
              {place.nameSi && <span lang="si">{place.nameSi}</span>}
              {place.nameTa && <span lang="ta">{place.nameTa}</span>}
            </p>
          )
        }
      >
        <div className="grid gap-3">
          <p>{place.summary}</p>
          <Rating value={place.averageRating} count={place.reviewCount} inWords />
        </div>
      </PageHeading>
      <div className="wrap">
        <QuietGallery
          label={place.name}
          images={
            pictures.length > 0
              ? pictures.map((src) => ({ src }))
              : [{ src: scene.src, alt: '', focus: scene.focus }]
          }
          fallback={scene.fallback}
          ratio="21 / 10"
          sizes="(min-width: 72rem) 1200px, 100vw"
        />
      </div>
      <div className="wrap grid gap-x-14 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <p className="max-w-prose text-19">{place.description}</p>
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
            <QuietMap
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
        <div className="grid min-w-0 content-start gap-12">
          {place.attractions.length > 0 && (
            <Part title="What to see">
              <p className="max-w-prose">{listWords.format(place.attractions)}.</p>
            </Part>
          )}
          {place.facts.length > 0 && (
            <Part title="Good to know">
              <ul className="prose max-w-prose">
                {place.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </Part>
          )}
          <Part title="Nearby attractions">
            <p className="mb-4 text-15 text-ink-2">
              Distances are as the crow flies; roads are longer, in the hills often twice as long.
            </p>
            <NearbyAttractions places={place.nearbyAttractions} />
          </Part>
        </div>
      </div>
      <After
        send={{ title: `${place.name}, Sri Lanka`, url: origin + destinationAddress(place) }}
        title={tours.isNamed ? `Tours to ${name}` : `Tours in ${district} District`}
        more={{ to: listAddress('/tours', tours.isNamed ? naming : { district }), label: 'All of them' }}
        tours={tours.list}
      />
      <After
        title={`Guides for ${name}`}
        line={`They guide in ${district} District.`}
        more={{ to: listAddress('/tour-guides', { district }), label: 'All of them' }}
        guides={guides}
      />
      <After
        title={stays.isNamed ? `Rooms and tables in ${name}` : `Rooms and tables in ${district} District`}
        more={{
          to: listAddress('/affiliate-links', stays.isNamed ? naming : { district }),
          label: 'All of them',
        }}
        businesses={stays.list}
      />
      {vehicles && (
        <After
          title="Get there"
          line={`Vehicles with drivers who know ${vehicles.meta.provinceName} Province.`}
          more={{ to: listAddress('/vehicles', { area: vehicles.meta.provinceName }), label: 'All of them' }}
          vehicles={vehicles.vehicles}
        />
      )}
      <After
        title={`Stories that speak of ${name}`}
        more={{ to: listAddress('/blogs', naming), label: 'All of them' }}
        blogs={stories}
      />
      <div className="wrap pb-18">
        <QuietSaid said={reviews} itemType="destination" itemId={place._id} name={place.name} />
      </div>
      <p className="wrap flex flex-wrap gap-x-7 gap-y-3 pb-18">
        <Link className="link link-alone" to={destinationsPath}>
          All destinations
        </Link>
        <Link className="link link-alone" to="/vehicles">
          All vehicles
        </Link>
      </p>
    </article>
  );
}
