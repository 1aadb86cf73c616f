import { t } from '@serendib/contract/words/t';
import { load } from '~/features/inquiries/offers/load-offers.ts';
import { OffersPage } from '~/features/inquiries/offers/offers-page.tsx';
import { pageLoad } from '~/lib/api/load.ts';
import { keyFailures } from '~/lib/inquiries/guest-keys.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/offers.ts';

// A guest's offers are found by keys that the browser keeps.
export const clientLoader = Object.assign(
  pageLoad(load, {
    notFound: t('There is no such thread of yours'),
    failed: t('Failed to load the offers'),
    back: keyFailures.back,
  }),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Offers side by side'),
    description: t('What several partners offer for the same journey.'),
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title={t('Offers side by side')} />;
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} />;
}
