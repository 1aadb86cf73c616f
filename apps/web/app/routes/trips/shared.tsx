import { t } from '@serendib/contract/words/t';
import { SharedPage } from '~/features/trips/shared/shared-page.tsx';
import { type LoadArgs, notFound, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/shared.ts';

const gone = t('The link was revoked, or a part of it was lost on the way. Ask who sent it for a new one.');

// The server never sees what the link opens: it sends the same page to all, and the browser asks with the key.
export const clientLoader = Object.assign(
  pageLoad(
    async ({ call, params: { id }, query, url }: LoadArgs<{ id: string }>) => {
      const key = query('key');
      const asked = { params: { id }, query: { ...(key && { key }) } };
      const trip = await call('GET /trips/{id}', asked).catch((error: { status?: number }) => {
        if (error.status === 404 || error.status === 400) throw notFound(gone);
        throw error;
      });
      return { trip, url: url.href };
    },
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
