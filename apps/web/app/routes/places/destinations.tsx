import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { destinationsPath } from '~/features/places/addresses.ts';
import { Categories } from '~/features/places/categories.tsx';
import { destinationParameters } from '~/features/places/destination-query.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/destinations.ts';
import { DestinationsFound, OtherMap } from './deferred-parts.ts';

const DestinationFilters = deferHydration('filters', () =>
  import('~/features/places/destination-filters.tsx').then((part) => part.DestinationFilters),
);

const DestinationOrder = deferHydration('order', () =>
  import('~/features/places/destination-order.tsx').then((part) => part.DestinationOrder),
);

const load = pageLoad(
  deferLoad(() => import('./load-destinations.ts')),
  { failed: t('Failed to load destinations') },
);

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR
  ? { query: [...destinationParameters.map(({ name }) => name), 'cursor'] }
  : undefined;

export const meta = (args: Route.MetaArgs) => {
  const district = args.loaderData?.query.district;
  const [name, another] = [district].flat();
  const only = another ? undefined : name;
  const where = only ? t('{district} District', { district: placeName(only) }) : t('Sri Lanka');
  return pageMeta(args, {
    title: t('Destinations in {where}', { where }),
    description: t(
      'Temples, beaches, hills, forests and old cities of {where}: what to see, when to go, and who can take you there.',
      { where },
    ),
    image: '/scenes/sigiriya.svg',
    // A district has a page of its own; what else narrows it is the same page.
    ...(only && { canonical: listAddress(destinationsPath, { district: only }) }),
  });
};

export default function Destinations({
  loaderData: { list, query, isFirst, fewer, chips, refused },
}: Route.ComponentProps) {
  return (
    <ListPage
      title={t('Destinations')}
      lead={t('From the rock everybody knows to the cove nobody told you about.')}
      path={destinationsPath}
      query={query}
      list={list}
      isFirst={isFirst}
      fewer={fewer}
      plural={t('destinations')}
      above={<Categories query={query} />}
      aside={<DestinationFilters query={query} />}
      active={Object.entries(chips).map(([name, words]) => ({
        name,
        words: (value) => words[value] ?? value,
      }))}
      order={list.data.length > 1 && <DestinationOrder query={query} />}
      action={<OtherMap query={query} />}
    >
      <DestinationsFound list={list} query={query} refused={refused} />
    </ListPage>
  );
}
