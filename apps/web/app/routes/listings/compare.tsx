import { t } from '@serendib/contract/words/t';
import { ComparePage } from '~/features/listings/compare/compare-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/compare.ts';

const load = pageLoad(
  deferLoad(() => import('~/features/listings/compare/load-compare.ts')),
  { failed: t('Failed to load what is compared') },
);

export { load as clientLoader, load as loader };
export const handle = { query: ['kind', 'ids', 'from', 'to', 'near'] };
export const meta = (args: Route.MetaArgs) => {
  const kind = args.loaderData?.kind;
  return pageMeta(args, {
    title: kind ? t('Compare {plural}', { plural: kind.plural }) : t('Compare'),
    description: t('Prices, facts and what travellers say, up to four side by side.'),
    noIndex: true,
  });
};

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
