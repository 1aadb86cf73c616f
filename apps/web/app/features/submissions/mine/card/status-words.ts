import type { ListingStatus } from '@serendib/contract/listings/views';
import type { FlagKind } from '~/ui/text/flag.tsx';

/** Yellow, green and red, and never by colour alone. */
export const statusFlags: Record<ListingStatus, { kind: FlagKind; words: string }> = {
  pending: { kind: 'pending', words: 'Pending' },
  approved: { kind: 'approved', words: 'Approved' },
  rejected: { kind: 'rejected', words: 'Rejected' },
};
