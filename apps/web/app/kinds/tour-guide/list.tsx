import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
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

const load = pageLoad(deferLoad(() => import('./load-list.ts')));

// A filter panel is a form: it works before its scripts have come.
const Filters = deferHydration('filters', () => import('./filters.ts').then((part) => part.Filters));

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? handleOf(tourGuide) : undefined;
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Tour guides in Sri Lanka'),
    description: t(
      'People who grew up where you are going, with their languages, subjects, districts and day rates. Read what they say, and call them.',
    ),
  });

export default function TourGuides({ loaderData: { chips, isAway, ...loaded } }: Route.ComponentProps) {
  const { path, query } = loaded;
  return (
    <ListPage
      {...loaded}
      title={t('Tour guides')}
      plural={t('tour guides')}
      lead={t(
        'People who grew up where you are going. Choose by language, subject and district, and speak to them yourself.',
      )}
      aside={<Filters query={query} />}
      active={activeOf(chips)}
      order={<SortLinks path={path} query={query} count={loaded.list.data.length} hasMap />}
      action={
        <ButtonLink to="/partnership/tour-guide-premium" look="line" small>
          {t('Become a guide')}
        </ButtonLink>
      }
    >
      <Found {...loaded} isAway={isAway} />
    </ListPage>
  );
}
