import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { DeferredDistrictMap } from '~/features/map/deferred-map.ts';
import { districtAddress, mapPath, pinWords } from '~/features/map/district.ts';
import { DistrictPicker } from '~/features/map/district-picker.tsx';
import { StreetMap } from '~/features/map/street-map.tsx';
import { destinationsPath } from '~/features/places/addresses.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { districtData } from '~/lib/structured-data/district.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/map.ts';
import { DistrictIndex, DistrictPanel, DistrictPlaces } from './deferred-parts.ts';

const load = pageLoad(
  deferLoad(() => import('./load-map.ts')),
  { failed: t('Failed to load the district map') },
);

export { load as clientLoader, load as loader };
export const handle = { query: ['district', 'category', 'search'] };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('District map of Sri Lanka') });
  const { district, isAsked, origin } = args.loaderData;
  if (!isAsked) {
    return pageMeta(args, {
      title: t('District map of Sri Lanka'),
      description: t(
        'The 25 districts of Sri Lanka on one map: what to see in each, how far it is from Colombo, and how long the road takes.',
      ),
    });
  }
  const path = districtAddress(district.name);
  const name = placeName(district.name);
  return pageMeta(args, {
    title: t('{district} District on the map', { district: name }),
    description: district.roadDistanceFromColomboKm
      ? t('{description} {kilometres} km from Colombo.', {
          description: district.description,
          kilometres: district.roadDistanceFromColomboKm,
        })
      : district.description,
    canonical: path,
    jsonLd: import.meta.env.SSR && [
      districtData(origin, path, district),
      breadcrumbData(origin, [
        { name: t('District map'), path: mapPath },
        { name, path },
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
        title={t('District map')}
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('District map') }]} />}
      >
        {shown ? (
          <p>
            {t('{shown}: {count, plural, one {# destination} other {# destinations}} on the map.', {
              shown,
              count: markers.length,
            })}{' '}
            <Link className="link" to={listAddress(destinationsPath, pins)}>
              {t('As a list')}
            </Link>
            {' · '}
            <Link className="link" to={districtAddress(district.name)} preventScrollReset>
              {t('Show all kinds')}
            </Link>
          </p>
        ) : (
          <p>{t('Twenty-five districts, each with its own weave. Choose one to see what lies there.')}</p>
        )}
      </PageHeading>
      <div className="wrap">
        <DistrictPicker chosen={district.name} pins={pins} />
      </div>
      <div className="wrap district">
        <div className="district-mat">
          <DeferredDistrictMap districts={districts} chosen={district} markers={markers} pins={pins} />
        </div>
        <DistrictPanel district={district} pages={pages}>
          <StreetMap
            key={district.slug}
            name={placeName(district.name)}
            latitude={district.latitude}
            longitude={district.longitude}
          />
        </DistrictPanel>
      </div>
      {places.length > 0 && <DistrictPlaces district={district.name} places={places} />}
      <DistrictIndex districts={districts} chosen={district.slug} pins={pins} />
    </>
  );
}
