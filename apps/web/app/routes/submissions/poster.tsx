import { t } from '@serendib/contract/words/t';
import { Poster } from '~/features/submissions/mine/live/poster.tsx';
import { fetchMine, shownKinds } from '~/features/submissions/mine/my-listing.ts';
import { ApiError } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/poster.ts';

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params }: LoadArgs<{ kind: string; id: string }>) => {
      const ofKind = shownKinds.filter((kind) => kind === params.kind);
      const listing = (await fetchMine(call, ofKind)).find(({ _id }) => _id === params.id);
      if (listing?.status !== 'approved' || listing.isHidden)
        throw new ApiError(404, 'NOT_FOUND', t('There is no listing of yours here that travellers can see.'));
      return { listing };
    },
    {
      notFound: t('Poster Not Found'),
      failed: t('Failed to load the poster'),
      back: { to: '/profile?tab=submissions', label: t('My listings') },
    },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Poster'), description: t('Find me on Serendib.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('Poster')} />;
}

export default function PosterPage({ loaderData }: Route.ComponentProps) {
  useGuard();
  return <Poster listing={loaderData.listing} />;
}
