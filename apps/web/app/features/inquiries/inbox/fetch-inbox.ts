import { type InquiryStatus, inquiryStatuses } from '@serendib/contract/inquiries/states';
import type { Call } from '~/lib/api/call.ts';

interface InboxAsked {
  as: string | undefined;
  status: string | undefined;
  cursor: string | undefined;
  /** Who lists something is asked more than they ask. */
  isPartner: boolean;
}

const atOnce = 20;

/** One side of an account's threads, and how much is new on both. */
export async function fetchInbox(call: Call, asked: InboxAsked) {
  const as: 'traveller' | 'partner' =
    asked.as === 'partner' || asked.as === 'traveller' ? asked.as : asked.isPartner ? 'partner' : 'traveller';
  const status = inquiryStatuses.find((one): one is InquiryStatus => one === asked.status);
  const [list, unread] = await Promise.all([
    call('GET /inquiries', {
      query: { as, limit: atOnce, ...(status && { status }), ...(asked.cursor && { cursor: asked.cursor }) },
    }),
    call('GET /inquiries/unread'),
  ]);
  return { as, status, list, unread, isFirst: !asked.cursor, isPartner: asked.isPartner };
}
export type Inbox = Awaited<ReturnType<typeof fetchInbox>>;
