import { t } from '@serendib/contract/words/t';
import { AskPage } from '~/features/inquiries/ask/ask-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/ask.ts';

// What is asked begins with the trip and the plans of this browser, which the server does not know.
export const clientLoader = Object.assign(
  pageLoad(
    deferLoad(() => import('~/features/inquiries/ask/load-ask.ts')),
    { failed: t('Failed to load whom you can ask') },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Ask partners'),
    description: t('One question to up to five drivers, guides, tours or stays.'),
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title={t('Ask partners')} />;
}

export default function Ask({ loaderData }: Route.ComponentProps) {
  return <AskPage key={loaderData.search} {...loaderData} />;
}
