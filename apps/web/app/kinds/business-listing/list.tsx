import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { t } from '@serendib/contract/words/t';
import { handleOf } from '~/features/listings/list-of.ts';
import { activeOf } from '~/features/listings/lists/active.ts';
import { SortLinks } from '~/features/listings/lists/deferred-order.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/list.ts';
import { Found } from './deferred-found.ts';
import { BusinessTabs } from './tabs.tsx';

const load = pageLoad(
  deferLoad(() => import('./load-list.ts')),
  {
    failed: t('Failed to load business listings'),
  },
);

// A filter panel is a form: it works before its scripts have come.
const Filters = deferHydration('filters', () => import('./filters.tsx').then((part) => part.Filters));

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? handleOf(businessListing, 'category') : undefined;
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Places to stay and eat in Sri Lanka'),
    description: t(
      'Guest houses and hotels, restaurants, cafes and local eateries, with what they cook, when they open and what they cost.',
    ),
  });

export default function Bookings({ loaderData: { chips, ...loaded } }: Route.ComponentProps) {
  const { path, query } = loaded;
  return (
    <ListPage
      {...loaded}
      title={t('Bookings')}
      lead={t(
        'Rooms with a verandah, rice and curry on a leaf, the cafe that stays open when it rains. You ring or write to the people who run them.',
      )}
      plural={t('places to stay and eat')}
      above={<BusinessTabs query={query} />}
      aside={<Filters query={query} />}
      active={activeOf(chips)}
      order={<SortLinks path={path} query={query} count={loaded.list.data.length} hasPoints />}
      action={
        <ButtonLink to="/partnership/business-premium" look="line" small>
          {t('Add Your Business')}
        </ButtonLink>
      }
    >
      <Found {...loaded} />
    </ListPage>
  );
}
