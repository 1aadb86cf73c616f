import { t } from '@serendib/contract/words/t';
import { loadQueue } from '~/features/admin/queue/load-queue.ts';
import { QueuePage } from '~/features/admin/queue/queue-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/queue.ts';
import { adminMeta, unlessOnlyOpened } from './admin-route.ts';
import { editForm } from './listings/admin-form.tsx';
import { publicCard } from './public-card.tsx';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) => loadQueue(call, url)),
  { hydrate: true as const },
);
export const shouldRevalidate = unlessOnlyOpened;
export const meta = adminMeta(t('Queue, administration'));

export default function Queue({ loaderData }: Route.ComponentProps) {
  return <QueuePage {...loaderData} preview={publicCard} form={editForm} />;
}
