import { t } from '@serendib/contract/words/t';
import { ideasPath } from '~/features/trips/ideas/idea-addresses.ts';
import { IdeasPage } from '~/features/trips/ideas/ideas-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import type { Route } from './+types/ideas.ts';

const load = pageLoad(deferLoad(() => import('./load-ideas.ts')));

export { load as clientLoader, load as loader };
export const handle = { query: [] };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Ready-made trips through Sri Lanka'),
    description: t(
      'Itineraries of 5, 7, 10 and 14 days: ancient cities, tea, beaches, wildlife, with children, the north and the east. Hours on the road and the months that suit.',
    ),
    ...(args.loaderData && {
      jsonLd:
        import.meta.env.SSR &&
        breadcrumbData(args.loaderData.origin, [{ name: t('Ready-made trips'), path: ideasPath }]),
    }),
  });

export default function Ideas({ loaderData }: Route.ComponentProps) {
  return <IdeasPage ideas={loaderData.ideas} />;
}
