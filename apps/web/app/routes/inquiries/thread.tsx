import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { keyFor, load } from '~/features/inquiries/thread/load-thread.ts';
import { ThreadPage } from '~/features/inquiries/thread/thread-page.tsx';
import { pageLoad } from '~/lib/api/load.ts';
import { keyFailures } from '~/lib/inquiries/guest-keys.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/thread.ts';

const byAccount = userLoad(load, {
  notFound: t('There is no such thread of yours'),
  failed: t('Failed to load the thread'),
  back: { to: '/profile?tab=inquiries', label: t('All inquiries') },
});
const byKey = pageLoad(load, keyFailures);

/** A guest's link needs no session. */
export const clientLoader = Object.assign(
  (args: Route.ClientLoaderArgs) => {
    const key = new URL(args.request.url).searchParams.get('key') ?? undefined;
    return (keyFor(args.params.id, key) ? byKey : byAccount)(args);
  },
  { hydrate: true as const, fetch: byKey.fetch },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Inquiry'),
    description: t('What a traveller and a partner say to each other.'),
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title={t('Inquiry')} />;
}

export default function Thread({ loaderData }: Route.ComponentProps) {
  const page = <ThreadPage key={loaderData.thread._id} {...loaderData} />;
  return loaderData.guestKey ? page : <Guarded>{page}</Guarded>;
}

function Guarded({ children }: { children: ReactNode }) {
  useGuard();
  return children;
}
