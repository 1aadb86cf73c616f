import { monthName } from '@serendib/contract/calendar';
import { monthNames } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { SeasonPage } from '~/features/season/season-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/season.ts';

const load = pageLoad(
  deferLoad(() => import('./load-season.ts')),
  { notFound: t('There is no such month.'), back: { to: '/season', label: t('All months') } },
);

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? { query: ['from', 'to', 'month'] } : undefined;
export const meta = (args: Route.MetaArgs) => {
  const { from, shownMonth = 1 } = args.loaderData ?? {};
  const month = monthName(shownMonth);
  const isOwn = args.params.month === undefined;
  return pageMeta(args, {
    title:
      from || isOwn
        ? t('When to go where in Sri Lanka')
        : t('Sri Lanka in {month}: weather, sea, festivals', { month }),
    description: t(
      'Which coast is dry and which has its monsoon, what happens, and where it is good to be in Sri Lanka in {month}.',
      { month },
    ),
    image: '/scenes/mirissa.svg',
    ...(isOwn ? {} : { canonical: `/season/${monthNames[shownMonth - 1]}` }),
  });
};

export default function Season({ loaderData }: Route.ComponentProps) {
  return <SeasonPage {...loaderData} />;
}
