import { t } from '@serendib/contract/words/t';
import { ReportedThread } from '~/features/admin/inquiries/reported-thread.tsx';
import { Conversation } from '~/features/inquiries/thread/conversation.tsx';
import { ThreadFacts } from '~/features/inquiries/thread/thread-facts.tsx';
import type { Call } from '~/lib/api/call.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/inquiry.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(
    ({ call, params }: { call: Call; params: { id: string } }) =>
      call('GET /admin/inquiries/{id}', { params }),
    {
      notFound: t('This thread is not reported'),
      back: { to: '/admin/inquiries', label: t('All reported inquiries') },
    },
  ),
  { hydrate: true as const },
);
/** Each look stands in the audit: the page asks once. */
export const shouldRevalidate = () => false;
export const meta = adminMeta(t('Reported inquiry, administration'));

export default function Inquiry({ loaderData }: Route.ComponentProps) {
  const { thread, traveller, partner } = loaderData;
  return (
    <ReportedThread reported={loaderData}>
      <ThreadFacts thread={thread} />
      <Conversation thread={thread} names={{ traveller: traveller.name, partner: partner.name }} />
    </ReportedThread>
  );
}
