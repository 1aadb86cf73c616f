import { t } from '@serendib/contract/words/t';
import { deferredVouchers } from '~/features/partnership/buying/deferred-buying.ts';
import { PartnershipPage } from '~/features/partnership/partnership-page.tsx';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { promotionWords } from '~/lib/site/promotion.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import type { Route } from './+types/partnership.ts';

const load = pageLoad(async ({ call, url }: LoadArgs) => {
  const [{ mode }, settings] = await Promise.all([
    call('GET /payments/mode'),
    call('GET /settings').catch(() => null),
  ]);
  if (mode !== 'paused') await Promise.all(Object.values(deferredVouchers).map((buy) => buy.fetch()));
  return { origin: url.origin, offer: promotionWords(mode, new Date(), settings?.promotionLastDay), mode };
});

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Partnership'),
    description: t(
      'Guides, drivers, hosts, cooks, tour operators and writers: list what you do on Serendib, free, and be found by travellers to Sri Lanka.',
    ),
    image: '/scenes/negombo.svg',
    jsonLd:
      import.meta.env.SSR &&
      breadcrumbData(args.loaderData?.origin ?? '', [{ name: t('Partnership'), path: '/partnership' }]),
  });

export default function Partnership({ loaderData }: Route.ComponentProps) {
  return <PartnershipPage offer={loaderData.offer} mode={loaderData.mode} />;
}
