import { destinationCategories } from '@serendib/contract/options/options';
import { Link } from 'react-router';
import { countInWords, districtAddress, mapPath, type PinQuery, pinWords } from '~/features/map/district.ts';
import { DistrictIndex } from '~/features/map/district-index.tsx';
import type { DistrictMapProps } from '~/features/map/district-map.tsx';
import { DistrictPanel } from '~/features/map/district-panel.tsx';
import { DistrictPicker } from '~/features/map/district-picker.tsx';
import { StreetMap } from '~/features/map/street-map.tsx';
import { destinationAddress, destinationsPath } from '~/features/places/addresses.ts';
import { DestinationCard } from '~/features/places/destination-card.tsx';
import { pictured } from '~/features/places/place-image.ts';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { districtData } from '~/lib/structured-data/district.ts';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import { Breadcrumbs, PageHeading, SectionHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/map.ts';

const first = 'Colombo';

const pinsOf = (category = '', search = ''): PinQuery => {
  const known = destinationCategories.find(({ value }) => value.toLowerCase() === category.toLowerCase());
  return { ...(known && { category: known.value }), ...(search && { search: search.slice(0, 100) }) };
};

const load = pageLoad(
  async ({ call, url, query }: LoadArgs) => {
    const pins = pinsOf(query('category'), query('search'));
    const isNarrowed = pinWords(pins) !== undefined;
    const all = { limit: 100, view: 'card' } as const;
    const [{ data }, found] = await Promise.all([
      call('GET /districts'),
      isNarrowed ? call('GET /destinations', { query: { ...pins, ...all } }).catch(() => null) : null,
    ]);
    const named = (name: string) => data.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const asked = named(query('district') ?? '');
    const countOf = (name: string) => found?.data.filter((place) => place.district === name).length ?? 0;
    // Where no district is asked for, the one that has most of what was.
    const [fullest] = data.map(({ name }) => name).sort((a, b) => countOf(b) - countOf(a));
    const district = asked ?? named((found?.data.length && fullest) || first);
    if (!district) throw new Error('There are no districts.');
    const places = await call('GET /destinations', { query: { district: district.name, ...all } }).catch(
      () => null,
    );
    const here = places?.data ?? [];
    return {
      origin: url.origin,
      isAsked: Boolean(asked),
      pins,
      district,
      districts: data.map(({ slug, name, province, destinationCount }) => ({
        slug,
        name,
        province,
        destinationCount: isNarrowed ? countOf(name) : destinationCount,
      })),
      markers: (isNarrowed ? (found?.data ?? []) : here).map(({ slug, name, latitude, longitude }) => ({
        label: name,
        lat: latitude,
        lon: longitude,
        href: destinationAddress({ slug }),
      })),
      pages: Object.fromEntries(here.map((place) => [place.name.toLowerCase(), destinationAddress(place)])),
      places: await pictured(here.slice(0, 3)),
    };
  },
  { failed: 'Failed to load the district map' },
);

// The mat is large, and its districts are links before its scripts are there.
const Mat = deferHydration<DistrictMapProps>(
  'mat',
  async () => (await import('~/features/map/district-map.tsx')).DistrictMap,
);
const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([load(args), Mat.fetch()]);
  return data;
};

export { clientLoader, load as loader };
export const handle = { query: ['district', 'category', 'search'] };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: 'District map of Sri Lanka' });
  const { district, isAsked, origin } = args.loaderData;
  if (!isAsked) {
    return pageMeta(args, {
      title: 'District map of Sri Lanka',
      description:
        'The 25 districts of Sri Lanka on one map: what to see in each, how far it is from Colombo, and how long the road takes.',
    });
  }
  const path = districtAddress(district.name);
  return pageMeta(args, {
    title: `${district.name} District on the map`,
    description: `${district.description} ${district.roadDistanceFromColomboKm} km from Colombo.`,
    canonical: path,
    jsonLd: import.meta.env.SSR && [
      districtData(origin, path, district),
      breadcrumbData(origin, [
        { name: 'District map', path: mapPath },
        { name: district.name, path },
      ]),
    ],
  });
};

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { district, districts, markers, pages, pins, places } = loaderData;
  const shown = pinWords(pins);
  return (
    <>
      <PageHeading
        title="District map"
        above={<Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'District map' }]} />}
      >
        {shown ? (
          <p>
            {shown}: {countInWords(markers.length)} on the map.{' '}
            <Link className="link" to={listAddress(destinationsPath, pins)}>
              As a list
            </Link>
            {' · '}
            <Link className="link" to={districtAddress(district.name)} preventScrollReset>
              Show all kinds
            </Link>
          </p>
        ) : (
          <p>Twenty-five districts, each with its own weave. Choose one to see what lies there.</p>
        )}
      </PageHeading>
      <div className="wrap">
        <DistrictPicker chosen={district.name} pins={pins} />
      </div>
      <div className="wrap district">
        <div className="district-mat">
          <Mat districts={districts} chosen={district} markers={markers} pins={pins} />
        </div>
        <DistrictPanel district={district} pages={pages}>
          <StreetMap
            key={district.slug}
            name={district.name}
            latitude={district.latitude}
            longitude={district.longitude}
          />
        </DistrictPanel>
      </div>
      {places.length > 0 && (
        <section className="wrap pb-18" aria-labelledby="district-places">
          <SectionHeading
            id="district-places"
            more={{ to: listAddress('/destinations', { district: district.name }), label: 'All of them' }}
          >
            Where to go in {district.name}
          </SectionHeading>
          <ul className="related">
            {places.map((place) => (
              <li key={place._id} className="grid">
                <DestinationCard place={place} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DistrictIndex districts={districts} chosen={district.slug} pins={pins} />
    </>
  );
}
