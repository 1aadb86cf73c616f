import { t } from '@serendib/contract/words/t';
import { SharedPage } from '~/features/trips/shared/shared-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/shared.ts';

// The server never sees what the link opens: it sends the same page to all, and the browser asks with the key.
export const clientLoader = Object.assign(
  pageLoad(
    deferLoad(() => import('~/features/trips/shared/load-shared.ts')),
    {
      notFound: t('This link opens no trip'),
      failed: t('Failed to load the trip'),
      back: { to: '/trip', label: t('My trip') },
    },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('A shared trip'),
    description: t('A journey through Sri Lanka that was shared with you.'),
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title={t('A shared trip')} />;
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedPage {...loaderData} />;
}
