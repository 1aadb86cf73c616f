import type { ListingStatus } from '@serendib/contract/listings/views';
import type { BadgeKind } from '~/ui/text/badge.tsx';

/** Yellow, green and red, and never by colour alone. */
export const statusFlags: Record<ListingStatus, { kind: BadgeKind; words: string }> = {
  pending: { kind: 'pending', words: 'Pending' },
  approved: { kind: 'approved', words: 'Approved' },
  rejected: { kind: 'rejected', words: 'Rejected' },
};
