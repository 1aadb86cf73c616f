import { t } from '@serendib/contract/words/t';
import { ideaAddress, ideasPath } from '~/features/trips/ideas/idea-addresses.ts';
import { IdeaPage } from '~/features/trips/ideas/idea-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import type { Route } from './+types/idea.ts';

const load = pageLoad(
  deferLoad(() => import('./load-idea.ts')),
  {
    back: { to: ideasPath, label: t('All ready-made trips') },
  },
);

export { load as clientLoader, load as loader };
export const handle = { query: [] };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Ready-made trips') });
  const { origin, title, words, idea } = args.loaderData;
  return pageMeta(args, {
    title: t('{title} in Sri Lanka, day by day', { title }),
    description: words,
    jsonLd:
      import.meta.env.SSR &&
      breadcrumbData(origin, [
        { name: t('Ready-made trips'), path: ideasPath },
        { name: title, path: ideaAddress(idea.slug) },
      ]),
  });
};

export default function Idea({ loaderData }: Route.ComponentProps) {
  return <IdeaPage {...loaderData} />;
}
