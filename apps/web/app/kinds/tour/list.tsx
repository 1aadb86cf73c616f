import { tour } from '@serendib/contract/listings/kinds/tour';
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
import { TourTabs } from './tabs.tsx';

const load = pageLoad(deferLoad(() => import('./load-list.ts')));

// A filter panel is a form: it works before its scripts have come.
const Filters = deferHydration('filters', () => import('./filters.ts').then((part) => part.Filters));

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? handleOf(tour) : undefined;
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Tours of Sri Lanka'),
    description: t(
      'Journeys of a day or a fortnight, put together by the people who lead them: culture, wildlife, tea country, coast.',
    ),
  });

export default function Tours({ loaderData: { chips, ...loaded } }: Route.ComponentProps) {
  const { path, query } = loaded;
  return (
    <ListPage
      {...loaded}
      title={t('Tours')}
      plural={t('tours')}
      lead={t(
        'Journeys of a day or a fortnight, put together by the people who lead them. Ask them directly.',
      )}
      above={<TourTabs query={query} />}
      aside={<Filters query={query} />}
      active={activeOf(chips)}
      order={<SortLinks path={path} query={query} count={loaded.list.data.length} hasPoints />}
      action={
        <ButtonLink to="/partnership#tour-partnership" look="line" small>
          {t('List your tour')}
        </ButtonLink>
      }
    >
      <Found {...loaded} />
    </ListPage>
  );
}
