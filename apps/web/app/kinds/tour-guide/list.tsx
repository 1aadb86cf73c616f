import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { t } from '@serendib/contract/words/t';
import { handleOf } from '~/features/listings/list-of.ts';
import { activeOf } from '~/features/listings/lists/active.ts';
import { SortLinks } from '~/features/listings/lists/deferred-order.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/list.ts';
import { GuideCard } from './card.tsx';

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
  const { list, path, query } = loaded;
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
      order={<SortLinks path={path} query={query} />}
      action={
        <ButtonLink to="/partnership/tour-guide-premium" look="line" small>
          {t('Become a guide')}
        </ButtonLink>
      }
      empty={
        <EmptyState
          title={t('No guides found')}
          picture="/scenes/stilt-fishermen.svg"
          actions={
            isAway ? (
              <ButtonLink to={listAddress(path, query)}>{t('Try again')}</ButtonLink>
            ) : (
              list.totalUnfiltered > 0 && <ButtonLink to={path}>{t('Show all guides')}</ButtonLink>
            )
          }
        >
          <p>
            {isAway
              ? t('The list of guides cannot be reached just now. Please try again in a moment.')
              : list.totalUnfiltered === 0
                ? t('Nobody has registered as a guide yet. You can be the first.')
                : t('Nobody fits all of that. Try a neighbouring district, or one language fewer.')}
          </p>
        </EmptyState>
      }
    >
      <div className="card-grid">
        {list.data.map((guide, index) => (
          <GuideCard key={guide._id} guide={guide} eager={index < 3} />
        ))}
      </div>
    </ListPage>
  );
}
